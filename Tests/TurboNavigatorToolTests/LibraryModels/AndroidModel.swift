/// Hotwire Native for Android 1.3.1 and turbo-android 7.1.6, which read the file with Gson.
struct AndroidModel: LibraryModel {
    /// A rule. Absent and null parts are nil.
    private struct Rule {
        let patterns: [String?]?
        let properties: [String: ModelJSON]?
    }

    /// Whether properties are text, as in turbo-android.
    private let readsText: Bool
    private let rules: [Rule?]?

    init(_ root: ModelJSON) throws {
        try self.init(root, readsText: false)
    }

    init(_ root: ModelJSON, readsText: Bool) throws {
        guard let members = root.members else { throw Failure.losesFile }
        self.readsText = readsText
        _ = try Self.map(members["settings"], readsText)
        switch members["rules"] {
        case nil: rules = readsText ? nil : []
        case .null: rules = nil
        case .array(let elements): rules = try elements.map { try Self.rule($0, readsText) }
        default: throw Failure.losesFile
        }
    }

    private static func rule(_ value: ModelJSON, _ readsText: Bool) throws -> Rule? {
        if value == .null { return nil }
        guard let members = value.members else { throw Failure.losesFile }
        let properties = try map(members["properties"], readsText)
        guard let patterns = members["patterns"], patterns != .null else {
            return Rule(patterns: nil, properties: properties)
        }
        guard let elements = patterns.elements else { throw Failure.losesFile }
        return Rule(patterns: try elements.map { try $0.asText() }, properties: properties)
    }

    /// Gson also reads a map from an array of pairs, and so from an empty one.
    private static func map(_ value: ModelJSON?, _ readsText: Bool) throws -> [String: ModelJSON]? {
        if value == nil || value == .null { return nil }
        if value == .array([]) { return [:] }
        guard let members = value?.members else { throw Failure.losesFile }
        return readsText ? try members.mapValues { try $0.asText().map(ModelJSON.text) ?? .null } : members
    }

    func page(_ url: String) throws -> ModelPage {
        guard let rules else { throw Failure.stopsApp }
        var properties: [String: ModelJSON] = [:]
        for rule in rules where try matches(rule, ModelURL(url).whole) {
            guard let own = rule?.properties else { throw Failure.stopsApp }
            properties.merge(own) { _, new in new }
        }
        for key in readsText ? [] : ["animated", "pull_to_refresh_enabled"] {
            switch properties[key] {
            case nil, .null, .bool: continue
            default: throw Failure.stopsApp
            }
        }
        return try page(properties)
    }

    private func matches(_ rule: Rule?, _ text: String) throws -> Bool {
        guard let patterns = rule?.patterns else { throw Failure.stopsApp }
        for pattern in patterns {
            guard let pattern else { throw Failure.stopsApp }
            if Self.find(pattern, in: text, ignoringCase: true) { return true }
        }
        return false
    }

    private func page(_ properties: [String: ModelJSON]) throws -> ModelPage {
        func word(_ key: String, _ words: [String]) -> String {
            properties[key]?.text.flatMap { words.contains($0.lowercased()) ? $0.lowercased() : nil } ?? "default"
        }
        let presentations = ["pop", "replace", "refresh", "clear_all", "replace_root", "none"]
        let page = ModelPage(context: word("context", ["modal"]), presentation: word("presentation", presentations))
        if page == ModelPage(context: "modal", presentation: "replace_root") { throw Failure.stopsApp }
        return page
    }
}
