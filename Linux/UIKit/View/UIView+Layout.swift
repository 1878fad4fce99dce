extension UIView {
    var rootOfTree: UIView { superview?.rootOfTree ?? self }

    /// The origin of the view's coordinates, in the root's coordinates.
    var originInTree: CGPoint {
        guard let superview else { return CGPoint(x: -boundsOrigin.x, y: -boundsOrigin.y) }
        let outer = superview.originInTree
        return CGPoint(x: outer.x + geometry.minX - boundsOrigin.x, y: outer.y + geometry.minY - boundsOrigin.y)
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
