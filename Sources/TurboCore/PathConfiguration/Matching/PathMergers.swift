/// Remembers what rules say together, so that the same few combinations are not merged again for each path.
final class PathMergers: Sendable {
    /// How many combinations are remembered.
    private static let capacity = 512

    private let known = Locked<[[Int]: PathProperties]>([:])

    /// The properties of the rules that matched, later ones over earlier ones.
    func properties(of reasons: [PathMatch.Reason]) -> PathProperties {
        let rules = reasons.map(\.rule.index)
        if let properties = known.withLock({ $0[rules] }) { return properties }
        let properties = Self.merge(reasons)
        known.withLock { known in
            if known.count >= Self.capacity { known = [:] }
            known[rules] = properties
        }
        return properties
    }

    static func merge(_ reasons: [PathMatch.Reason]) -> PathProperties {
        reasons.reduce(PathProperties()) { $0.merging($1.rule.properties) }
    }
}
