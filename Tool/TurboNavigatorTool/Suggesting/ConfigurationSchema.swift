import TurboCore

/// The JSON Schema of path configurations (draft 2020-12), generated from the table of keys.
enum ConfigurationSchema {
    static var text: String {
        JSONText.object([
            ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
            ("title", .string("Path configuration of a Hotwire app")), ("type", .string("object")),
            (
                "anyOf",
                .array([.object([("required", .strings(["rules"]))]), .object([("required", .strings(["settings"]))])])
            ),
            ("properties", object(of: documentMembers)), ("$defs", .object([("rule", rule)])),
        ]).text() + "\n"
    }

    private static var rule: JSONText {
        .object([
            ("type", .string("object")), ("required", .strings(["patterns", "properties"])),
            ("properties", object(of: ruleMembers)),
        ])
    }

    private static func object(of members: [SchemaMember]) -> JSONText {
        .object(members.map { ($0.name, .object([("description", .string($0.purpose))] + $0.schema)) })
    }

    /// Returns the keys that an object of a configuration can have, or no keys for the app's own objects.
    ///
    /// - Parameter path: the keys that lead to the object, with nil for an element of an array.
    static func members(at path: [String?]) -> [SchemaMember] {
        switch path {
        case []: documentMembers
        case ["settings"]: settingMembers
        case ["settings", "tabs", nil]: tabMembers
        case ["rules", nil]: ruleMembers
        case ["rules", nil, "properties"]: PropertyVocabulary.keys.map(member)
        default: []
        }
    }

    private static var documentMembers: [SchemaMember] {
        let rules: [(String, JSONText)] = [
            ("type", .string("array")), ("items", .object([("$ref", .string("#/$defs/rule"))])),
        ]
        return [
            SchemaMember("$schema", "The path or URL of this schema.", [("type", .string("string"))]), comment,
            SchemaMember(
                "settings", "Values for the app.",
                [("type", .string("object")), ("properties", object(of: settingMembers))]),
            SchemaMember("rules", "Properties for paths. Later rules override earlier ones.", rules),
        ]
    }

    private static var settingMembers: [SchemaMember] {
        let tab: [(String, JSONText)] = [
            ("type", .string("object")), ("required", .strings(["title", "path"])),
            ("properties", object(of: tabMembers)),
        ]
        return [
            SchemaMember(
                "tabs", "The tabs of the app, in their order. (turbo-navigator)",
                [
                    ("type", .string("array")), ("maxItems", .integer(ConfiguredTab.maximumCount)),
                    ("items", .object(tab)),
                ])
        ]
    }

    private static var tabMembers: [SchemaMember] {
        func text(_ key: ConfiguredTab.Key, _ purpose: String) -> SchemaMember {
            SchemaMember(
                key.rawValue, purpose,
                [("type", .string("string")), ("maxLength", .integer(ConfiguredTab.maximumLength))])
        }
        func flag(_ key: ConfiguredTab.Key, _ purpose: String) -> SchemaMember {
            SchemaMember(key.rawValue, purpose, [("type", .string("boolean"))])
        }
        return ConfiguredTab.Key.allCases.map { key in
            switch key {
            case .id: text(key, "The identifier, to which rules refer with \"tab_id\"; the path by default.")
            case .title: text(key, "The title in the bar.")
            case .symbol: text(key, "The name of the symbol in the bar, from SF Symbols.")
            case .path: text(key, "The path of the first page, on the app's own site.")
            case .search: flag(key, "Whether the tab is for search. One tab can be.")
            case .badge: text(key, "The path at which the server answers with the number of the badge, as text.")
            case .visible: flag(key, "Whether the tab is in the bar; true by default.")
            case .comment: comment
            }
        }
    }

    private static var ruleMembers: [SchemaMember] {
        let pattern: [(String, JSONText)] = [
            ("type", .string("string")), ("minLength", .integer(1)), ("format", .string("regex")),
        ]
        let patterns: [(String, JSONText)] = [
            ("type", .string("array")), ("minItems", .integer(1)), ("items", .object(pattern)),
        ]
        let properties: [(String, JSONText)] = [
            ("type", .string("object")), ("properties", object(of: PropertyVocabulary.keys.map(member))),
        ]
        return [
            comment, SchemaMember("patterns", "Regular expressions, searched anywhere in the path.", patterns),
            SchemaMember("properties", "The properties of the paths. Unknown keys are the app's own.", properties),
        ]
    }

    private static let comment = SchemaMember("comment", "A comment for people.", [])

    /// The schema of a key. A value can be null, which unsets the value of an earlier rule.
    private static func member(_ key: PropertyVocabulary.Key) -> SchemaMember {
        let names = key.libraries.map(\.rawValue).joined(separator: ", ")
        let purpose = key.purpose + (key.libraries.count == ConfigurationLibrary.allCases.count ? "" : " (\(names))")
        return SchemaMember(key.name, purpose, schema(of: key), property: key)
    }

    private static func schema(of key: PropertyVocabulary.Key) -> [(String, JSONText)] {
        switch key.kind {
        case .flag: [("type", .strings(["boolean", "null"]))]
        case .text: [("type", .strings(["string", "null"]))]
        case .word: [("enum", .array((key.values(for: key.libraries) + [.null]).map { .value($0) }))]
        }
    }
}

/// A key that an object of a path configuration can have.
struct SchemaMember: Sendable {
    let name: String
    /// The description, in full sentences.
    let purpose: String
    /// The JSON Schema of the value, without the description.
    let schema: [(String, JSONText)]
    /// The property of a rule, or nil for any other key.
    let property: PropertyVocabulary.Key?

    init(
        _ name: String, _ purpose: String, _ schema: [(String, JSONText)], property: PropertyVocabulary.Key? = nil
    ) {
        (self.name, self.purpose, self.schema, self.property) = (name, purpose, schema, property)
    }

    /// Whether one of the libraries reads the key.
    func isRead(by libraries: [ConfigurationLibrary]) -> Bool {
        property.map { $0.libraries.contains(where: libraries.contains) } ?? true
    }
}
