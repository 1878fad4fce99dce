/// The width or height of a view.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Of a fixed size.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        fixed(.equal, c)
    }

    /// At least of a size.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        fixed(.greaterThanOrEqual, c)
    }

    /// At most of a size.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        fixed(.lessThanOrEqual, c)
    }

    /// In proportion to the superview.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint((view, attribute), .equal, (anchor.view, anchor.attribute), multiplier: m, constant: 0)
    }

    private func fixed(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint((view, attribute), relation, (nil, .notAnAttribute), multiplier: 1, constant: constant)
    }
}
