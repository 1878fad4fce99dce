extension UIView {
    var rootOfTree: UIView { superview?.rootOfTree ?? self }

    /// The change from this view's coordinates to its superview's. The transform is about the center.
    var transformToSuperview: CGAffineTransform {
        guard isTransformed else {
            return CGAffineTransform(translationX: geometry.minX - boundsOrigin.x, y: geometry.minY - boundsOrigin.y)
        }
        return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }

    private var transformToRoot: CGAffineTransform {
        guard let superview else { return CGAffineTransform(translationX: -boundsOrigin.x, y: -boundsOrigin.y) }
        return transformToSuperview.concatenating(superview.transformToRoot)
    }

    /// The change from this view's coordinates to another view's, or the window's.
    func transform(to view: UIView?) -> CGAffineTransform {
        transformToRoot.concatenating((view ?? window)?.transformToRoot.inverted() ?? .identity)
    }

    func setGeometry(_ new: CGRect) {
        let old = geometry
        guard new != old else { return }
        ViewAnimation.captureStart(of: self)
        geometry = new
        if new.size != old.size {
            resizeSubviews(from: old.size)
            setNeedsLayout()
        }
        superview?.host.queueAllocate()
    }

    /// Lays out this view if necessary, then its descendants.
    func layoutTree() {
        if needsLayout {
            needsLayout = false
            owner?.viewWillLayoutSubviews()
            placeSubviews()
            layoutSubviews()
            owner?.viewDidLayoutSubviews()
        }
        for view in subviews { view.layoutTree() }
    }

    /// Lays out the subviews, each after the siblings that its constraints refer to.
    private func placeSubviews() {
        var seen: Set<ObjectIdentifier> = []
        func place(_ view: UIView) {
            guard view.constraintsOnSelf.isEmpty || seen.insert(ObjectIdentifier(view)).inserted else { return }
            for constraint in view.constraintsOnSelf {
                guard let sibling = constraint.sibling else { continue }
                place(sibling)
                // Views inside the sibling have their frames only then.
                if sibling !== constraint.secondView { sibling.layoutTree() }
            }
            view.applyConstraints(in: self)
        }
        subviews.forEach(place)
    }

    private func resizeSubviews(from old: CGSize) {
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
            view.setGeometry(view.autoresizingMask.frame(view.geometry, from: old, to: geometry.size))
        }
    }
}

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
        // Text wraps at the width that was just calculated. A view that draws nothing has the app's own size.
        let wraps = intrinsic.height >= 0 && (widget !== host.reference || self is UIStackView)
        let fitting =
            wraps ? sizeThatFits(CGSize(width: horizontal.length, height: 0)).height : intrinsic.height
        let vertical = y.solve(intrinsic: fitting, current: (geometry.minY, geometry.height))
        setGeometry(
            CGRect(x: horizontal.origin, y: vertical.origin, width: horizontal.length, height: vertical.length))
    }
}
