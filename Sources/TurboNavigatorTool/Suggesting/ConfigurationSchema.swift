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
            ("properties", .object(members)), ("$defs", .object([("rule", rule)])),
        ]).text() + "\n"
    }

    private static var members: [(String, JSONText)] {
        [
            ("$schema", described("The path or URL of this schema.", [("type", .string("string"))])),
            ("comment", described("A comment for people.", [])),
            ("settings", described("Values for the app.", [("type", .string("object"))])),
            (
                "rules",
                described(
                    "Properties for paths. Later rules override earlier ones.",
                    [("type", .string("array")), ("items", .object([("$ref", .string("#/$defs/rule"))]))])
            ),
        ]
    }

    private static var rule: JSONText {
        let pattern: [(String, JSONText)] = [
            ("type", .string("string")), ("minLength", .integer(1)), ("format", .string("regex")),
        ]
        let patterns: [(String, JSONText)] = [
            ("type", .string("array")), ("minItems", .integer(1)), ("items", .object(pattern)),
        ]
        let properties: [(String, JSONText)] = [
            ("type", .string("object")),
            ("properties", .object(PropertyVocabulary.keys.map { ($0.name, schema(of: $0)) })),
        ]
        return .object([
            ("type", .string("object")), ("required", .strings(["patterns", "properties"])),
            (
                "properties",
                .object([
                    ("comment", described("A comment for people.", [])),
                    ("patterns", described("Regular expressions, searched anywhere in the path.", patterns)),
                    (
                        "properties",
                        described("The properties of the paths. Unknown keys are the app's own.", properties)
                    ),
                ])
            ),
        ])
    }

    /// The schema of a key. A value can be null, which unsets the value of an earlier rule.
    private static func schema(of key: PropertyVocabulary.Key) -> JSONText {
        let names = key.libraries.map(\.rawValue).joined(separator: ", ")
        let purpose = key.purpose + (key.libraries.count == ConfigurationLibrary.allCases.count ? "" : " (\(names))")
        switch key.kind {
        case .flag: return described(purpose, [("type", .strings(["boolean", "null"]))])
        case .text: return described(purpose, [("type", .strings(["string", "null"]))])
        case .word(let words):
            // Only Hotwire Native for Android has "push".
            let all = words + (key.name == PathProperties.KnownKey.presentation.rawValue ? ["push"] : [])
            return described(purpose, [("enum", .array(all.map { .string($0) } + [.value(.null)]))])
        }
    }

    private static func described(_ text: String, _ members: [(String, JSONText)]) -> JSONText {
        .object([("description", .string(text))] + members)
    }
}
