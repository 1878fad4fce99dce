extension UIView {
    /// Sets the frame according to the active constraints. Each axis is solved separately.
    func applyConstraints(in superview: UIView) {
        guard !translatesAutoresizingMaskIntoConstraints || !constraintsOnSelf.isEmpty else { return }
        // A stack view lays out its views itself, using their fixed sizes.
        guard (superview as? UIStackView)?.arrangedSubviews.contains(self) != true else { return }
        var x = AxisRules(total: superview.bounds.width)
        var y = AxisRules(total: superview.bounds.height)
        for constraint in constraintsOnSelf where constraint.isInForce {
            let rule = ConstraintRule(constraint, of: self, in: superview)
            if rule.isHorizontal { x.add(rule) } else { y.add(rule) }
        }
        let intrinsic = intrinsicContentSize
        let horizontal = x.solve(intrinsic: intrinsic.width, current: (geometry.minX, geometry.width))
        // Text wraps at the width that was just calculated.
        let fitting =
            intrinsic.height < 0 ? intrinsic.height : sizeThatFits(CGSize(width: horizontal.length, height: 0)).height
        let vertical = y.solve(intrinsic: fitting, current: (geometry.minY, geometry.height))
        setGeometry(
            CGRect(x: horizontal.origin, y: vertical.origin, width: horizontal.length, height: vertical.length))
    }
}
