import TurboCore

/// A rule as it stands in the file.
struct RuleSource: Sendable {
    /// A pattern with its place.
    struct Pattern: Sendable {
        let text: String
        let node: JSONNode
        /// Paths that the pattern matches, made from it.
        let samples: [String]
    }

    let index: Int
    let node: JSONNode
    /// What the engine makes of it; nil if that is nothing.
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

    /// What the rule says, as far as it counts.
    var properties: PathProperties { rule?.properties ?? [:] }

    /// The keys of the rule's properties with their places.
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

    /// Whether the rule has a pattern for every path there is.
    var isCatchAll: Bool { catchAll != nil }

    /// The first pattern for every path there is.
    var catchAll: Pattern? { patterns.first { Self.catchAlls.contains($0.text) } }

    private static let catchAlls: Set<String> = [
        ".*", "^.*", ".*$", "^.*$", ".+", "^.+", ".+$", "^.+$", ".", "^", "$", "/", "^/", "/.*", "^/.*", "^/.*$",
        "/.*$", "^.",
    ]
}
