/// The width or height of a view.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Creates a constraint that sets a fixed size.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        fixed(.equal, c)
    }

    /// Creates a constraint that sets a minimum size.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        fixed(.greaterThanOrEqual, c)
    }

    /// Creates a constraint that sets a maximum size.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        fixed(.lessThanOrEqual, c)
    }

    /// Creates a constraint that makes this size a multiple of another.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint((view, attribute), .equal, (anchor.view, anchor.attribute), multiplier: m, constant: 0)
    }

    private func fixed(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint((view, attribute), relation, (nil, .notAnAttribute), multiplier: 1, constant: constant)
    }
}
