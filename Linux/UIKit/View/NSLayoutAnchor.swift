/// An edge, center line or dimension of a view, for creating constraints.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    weak var view: UIView?
    let attribute: NSLayoutConstraint.Attribute

    init(_ view: UIView?, _ attribute: NSLayoutConstraint.Attribute) {
        self.view = view
        self.attribute = attribute
        super.init()
    }

    /// Creates a constraint that makes this anchor equal to another.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relation(.equal, anchor, 0)
    }

    /// Creates a constraint that makes this anchor equal to another plus a constant.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        relation(.equal, anchor, c)
    }

    /// Creates a constraint that makes this anchor greater than or equal to another.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relation(.greaterThanOrEqual, anchor, 0)
    }

    /// Creates a constraint that makes this anchor greater than or equal to another plus a constant.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relation(.greaterThanOrEqual, anchor, c)
    }

    /// Creates a constraint that makes this anchor less than or equal to another.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relation(.lessThanOrEqual, anchor, 0)
    }

    /// Creates a constraint that makes this anchor less than or equal to another plus a constant.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relation(.lessThanOrEqual, anchor, c)
    }

    private func relation(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>, _ constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            (view, attribute), relation, (other.view, other.attribute), multiplier: 1, constant: constant)
    }
}

/// A left, right or center line of a view.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A top, bottom or center line of a view.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
