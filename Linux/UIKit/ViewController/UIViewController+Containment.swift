extension UIViewController {
    func adopt(_ child: UIViewController) {
        guard child !== self, child.parent !== self else { return }
        if child.parent != nil { child.removeFromParent() }
        child.willMove(toParent: self)
        storedChildren.append(child)
        child.parent = self
    }

    func leaveParent() {
        parent?.storedChildren.removeAll { $0 === self }
        parent = nil
    }

    /// The view of a child came into or left the window while its parent is on screen.
    func viewDidMoveToWindow() {
        guard let parent, !(parent is UINavigationController), parent.appearance == .appeared
        else { return }
        let isInWindow = viewIfLoaded?.window != nil
        begin(isInWindow, false)
        Toolkit.nextTurn { [weak self] in self?.end() }
    }

    /// The outermost controller around this one.
    var rootOfHierarchy: UIViewController { parent?.rootOfHierarchy ?? self }
}
