/// The rules for one axis of a view. Solves them for its position and length.
struct AxisRules {
    private var equal: [ConstraintRule.Kind: CGFloat] = [:]
    private var least: [ConstraintRule.Kind: CGFloat] = [:]
    private var most: [ConstraintRule.Kind: CGFloat] = [:]
    private let total: CGFloat

    init(total: CGFloat) {
        self.total = total
    }

    @MainActor
    mutating func add(_ rule: ConstraintRule) {
        switch rule.relation {
        case .equal: equal[rule.kind] = rule.value
        case .greaterThanOrEqual: least[rule.kind] = max(rule.value, least[rule.kind] ?? rule.value)
        case .lessThanOrEqual: most[rule.kind] = min(rule.value, most[rule.kind] ?? rule.value)
        }
    }

    func solve(intrinsic: CGFloat, current: (origin: CGFloat, length: CGFloat)) -> (origin: CGFloat, length: CGFloat) {
        let length = max(0, limited(given ?? (intrinsic >= 0 ? intrinsic : current.length)))
        if let start = equal[.start] { return (start, length) }
        if let end = equal[.end] { return (end - length, length) }
        if let center = equal[.center] { return (center - length / 2, length) }
        let origin = max(current.origin, least[.start] ?? current.origin)
        return (most[.end].map { min(origin, $0 - length) } ?? origin, length)
    }

    /// The length that follows from the equalities.
    private var given: CGFloat? {
        if let length = equal[.length] { return length }
        switch (equal[.start], equal[.center], equal[.end]) {
        case (let start?, _, let end?): return end - start
        case (let start?, let center?, nil): return (center - start) * 2
        case (nil, let center?, let end?): return (end - center) * 2
        default: return nil
        }
    }

    /// Limits a length according to the inequalities.
    private func limited(_ length: CGFloat) -> CGFloat {
        var length = length
        if let center = equal[.center] {
            if let start = least[.start] { length = min(length, (center - start) * 2) }
            if let end = most[.end] { length = min(length, (end - center) * 2) }
        } else if least[.start] != nil || most[.end] != nil {
            let start = equal[.start] ?? least[.start] ?? 0
            let end = equal[.end] ?? most[.end] ?? total
            length = min(length, end - start)
        }
        if let limit = most[.length] { length = min(length, limit) }
        if let limit = least[.length] { length = max(length, limit) }
        return length
    }
}
