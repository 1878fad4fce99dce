/// A constraint from the perspective of the lower of its views: the position of one of its attributes in the
/// superview's coordinates, or its length.
@MainActor
struct ConstraintRule {
    enum Kind { case start, end, center, length }

    let kind: Kind
    let isHorizontal: Bool
    let relation: NSLayoutConstraint.Relation
    let value: CGFloat

    init(_ constraint: NSLayoutConstraint, of view: UIView, in superview: UIView) {
        let isFirst = constraint.firstView === view
        // Leading and trailing count from the right in a language that is written from right to left.
        let isMirrored = superview.isRightToLeft && constraint.firstAttribute.dependsOnDirection
        let attributes = [constraint.firstAttribute, constraint.secondAttribute].map { isMirrored ? $0.mirrored : $0 }
        let (own, others) = isFirst ? (attributes[0], attributes[1]) : (attributes[1], attributes[0])
        let constant = isMirrored ? -constraint.constant : constraint.constant
        let ancestor = (isFirst ? constraint.secondView : constraint.firstView) ?? superview
        let area = ancestor === superview ? superview.bounds : superview.convert(ancestor.bounds, from: ancestor)
        let place = constraint.hasSecondItem ? others.position(in: area) : 0
        (kind, isHorizontal) = own.kind
        let isReversed = isFirst == isMirrored
        relation = isReversed ? constraint.relation.reversed : constraint.relation
        if isFirst {
            value = place * constraint.multiplier + constant
        } else {
            // Solves superview = subview × multiplier + constant for the subview.
            value = (place - constant) / (constraint.multiplier == 0 ? 1 : constraint.multiplier)
        }
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate var reversed: NSLayoutConstraint.Relation { NSLayoutConstraint.Relation(rawValue: -rawValue) ?? .equal }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var dependsOnDirection: Bool { self == .leading || self == .trailing }

    fileprivate var mirrored: NSLayoutConstraint.Attribute {
        switch self {
        case .leading: .trailing
        case .trailing: .leading
        default: self
        }
    }

    var kind: (ConstraintRule.Kind, isHorizontal: Bool) {
        switch self {
        case .left, .leading: (.start, true)
        case .right, .trailing: (.end, true)
        case .centerX: (.center, true)
        case .top: (.start, false)
        case .bottom: (.end, false)
        case .centerY: (.center, false)
        case .width: (.length, true)
        case .height, .notAnAttribute: (.length, false)
        }
    }

    /// The position of an attribute of an ancestor with the given bounds.
    func position(in bounds: CGRect) -> CGFloat {
        switch self {
        case .left, .leading: bounds.minX
        case .right, .trailing: bounds.maxX
        case .centerX: bounds.midX
        case .top: bounds.minY
        case .bottom: bounds.maxY
        case .centerY: bounds.midY
        case .width: bounds.width
        case .height: bounds.height
        case .notAnAttribute: 0
        }
    }
}
