internal import GObjectKit

extension UIView {
    func insert(_ view: UIView, at index: Int) {
        guard !isDescendant(of: view) else { return Log.warn("Cannot add \(view) to itself or to its own subview.") }
        guard view.superview !== self else { return reorder(view, to: index) }
        let oldWindow = view.window
        view.willMove(toSuperview: self)
        view.unlink()
        link(view, at: min(max(index, 0), subviews.count))
        didAddSubview(view)
        view.didMoveToSuperview()
        if oldWindow !== window { view.windowDidChange() }
        window?.keyboard.scheduleCheck()
    }

    /// Inserts a view next to a subview, or on top if `sibling` isn't one.
    func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard view !== sibling else { return }
        let others = subviews.filter { $0 !== view }
        insert(view, at: others.firstIndex(of: sibling).map { $0 + offset } ?? others.count)
    }

    func detach() {
        guard superview != nil else { return }
        let oldWindow = window
        willMove(toSuperview: nil)
        unlink()
        didMoveToSuperview()
        if oldWindow != nil { windowDidChange() }
        oldWindow?.keyboard.scheduleCheck()
    }

    /// Calls the callbacks for a change of the window on the view and its descendants.
    func windowDidChange() {
        didMoveToWindow()
        for view in subviews { view.windowDidChange() }
        owner?.viewDidMoveToWindow()
    }

    private func link(_ view: UIView, at index: Int) {
        subviews.insert(view, at: index)
        view.superview = self
        host.insert(view.host.reference, above: widgetBelow(index))
        setNeedsLayout()
    }

    private func unlink() {
        guard let parent = superview else { return }
        if !isHidden { uncoverSiblings() }
        // NB: GTK would move the focus to the first button of the window.
        if hasKeyboardFocus { releaseKeyboardFocus() }
        parent.willRemoveSubview(self)
        parent.subviews.removeAll { $0 === self }
        superview = nil
        // Constraints with the old hierarchy don't apply in a new superview.
        constraintsOnSelf.removeAll(where: \.hasSecondItem)
        parent.host.remove(host.reference)
        parent.setNeedsLayout()
    }

    /// Notifies the views below this one in the same superview that it is about to be removed or hidden.
    func uncoverSiblings() {
        guard let siblings = superview?.subviews else { return }
        for view in siblings.prefix(while: { $0 !== self }) { view.onUncover?(self) }
    }

    private func reorder(_ view: UIView, to index: Int) {
        subviews.removeAll { $0 === view }
        let index = min(max(index, 0), subviews.count)
        subviews.insert(view, at: index)
        host.insert(view.host.reference, above: widgetBelow(index))
    }

    private func widgetBelow(_ index: Int) -> GObjectReference? {
        if index > 0 { return subviews[index - 1].host.reference }
        return widget === host.reference ? nil : widget
    }
}
