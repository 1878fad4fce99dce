/// A cache of the merged properties of rules, because the same few combinations occur for most paths.
final class MergedProperties: Sendable {
    /// The maximum number of combinations.
    private static let capacity = 512

    private struct Known {
        /// The usual combinations: rules with an index below 64, as bits.
        var small: [UInt64: PathProperties] = [:]
        var large: [[Int]: PathProperties] = [:]
    }

    private let known = Locked(Known())

    /// Returns the properties of the rules that matched, where later ones take precedence.
    func properties(of reasons: [PathMatch.Reason]) -> PathProperties {
        let bits = Self.bits(of: reasons)
        let rules = bits == nil ? reasons.map(\.rule.index) : []
        if let properties = known.withLock({ known in bits.map { known.small[$0] } ?? known.large[rules] }) {
            return properties
        }
        let properties = Self.merge(reasons)
        known.withLock { known in
            if known.small.count + known.large.count >= Self.capacity { known = Known() }
            if let bits { known.small[bits] = properties } else { known.large[rules] = properties }
        }
        return properties
    }

    private static func bits(of reasons: [PathMatch.Reason]) -> UInt64? {
        var bits: UInt64 = 0
        for reason in reasons {
            guard reason.rule.index < 64 else { return nil }
            bits |= 1 << UInt64(reason.rule.index)
        }
        return bits
    }

    static func merge(_ reasons: [PathMatch.Reason]) -> PathProperties {
        reasons.reduce(PathProperties()) { $0.merging($1.rule.properties) }
    }
}
