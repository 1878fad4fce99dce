import TurboCore

/// A rule as written in the file.
struct RuleInFile: Sendable {
    /// A pattern and its position in the file.
    struct Pattern: Sendable {
        let text: String
        let node: JSONNode
        /// Paths that the pattern matches, generated from it.
        let samples: [String]
    }

    let index: Int
    let node: JSONNode
    /// The parsed rule, or nil if it's invalid.
    let rule: PathRule?
    /// The usable patterns.
    let patterns: [Pattern]

    init(index: Int, node: JSONNode, rule: PathRule?) {
        self.index = index
        self.node = node
        self.rule = rule
        let usable = Set(rule?.patterns ?? [])
        patterns = (node["patterns"]?.elements ?? []).compactMap { node in
            guard let text = node.value.stringValue, usable.contains(text), let rule else { return nil }
            return Pattern(text: text, node: node, samples: PatternSample.samples(of: text, in: rule))
        }
    }

    /// The valid properties of the rule.
    var properties: PathProperties { rule?.properties ?? [:] }

    /// The keys of the rule's properties and their positions.
    var members: [JSONNode.Member] { node["properties"]?.members ?? [] }

    func member(_ key: PathProperties.KnownKey) -> JSONNode.Member? {
        members.last { $0.key == key.rawValue }
    }

    func matches(_ path: String, _ pattern: Pattern) -> Bool {
        rule?.characters(matching: pattern.text, in: path) != nil
    }

    func matches(_ path: String) -> Bool {
        patterns.contains { matches(path, $0) }
    }

    /// Whether the rule has a pattern that matches every path.
    var isCatchAll: Bool { catchAll != nil }

    /// The first pattern that matches every path.
    var catchAll: Pattern? { patterns.first { Self.catchAlls.contains($0.text) } }

    private static let catchAlls: Set<String> = [
        ".*", "^.*", ".*$", "^.*$", ".+", "^.+", ".+$", "^.+$", ".", "^", "$", "/", "^/", "/.*", "^/.*", "^/.*$",
        "/.*$", "^.",
    ]
}
