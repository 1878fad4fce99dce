extension NSLayoutConstraint {
    /// The relation between the two sides of a constraint.
    enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// The attribute of a view in a constraint. Constraints are always laid out left to right, so leading is left.
    enum Attribute: Int, Sendable {
        case left = 1
        case right = 2
        case top = 3
        case bottom = 4
        case leading = 5
        case trailing = 6
        case width = 7
        case height = 8
        case centerX = 9
        case centerY = 10
        case notAnAttribute = 0
    }

    /// The axis of a layout.
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }
}
