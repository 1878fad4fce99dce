extension UIViewController {
    func adopt(_ child: UIViewController) {
        guard child !== self, child.parent !== self else { return }
        child.removeFromParent()
        child.willMove(toParent: self)
        storedChildren.append(child)
        child.parent = self
    }

    func leaveParent() {
        parent?.storedChildren.removeAll { $0 === self }
        parent = nil
    }

    /// Called when a child's view was added to or removed from the window while its parent is on screen.
    func viewDidMoveToWindow() {
        guard let parent, !(parent is UINavigationController), !(parent is UITabBarController),
            parent.appearance == .appeared
        else { return }
        let isInWindow = viewIfLoaded?.window != nil
        begin(isInWindow, false)
        Toolkit.nextTurn { [weak self] in self?.end() }
    }

    /// The children that are visible, or about to be.
    var visibleChildren: [UIViewController] {
        switch self {
        case let navigation as UINavigationController: navigation.topViewController.map { [$0] } ?? []
        case let tabs as UITabBarController: tabs.shown.map { [$0] } ?? []
        default: storedChildren
        }
    }

    /// The outermost container of this controller.
    var rootOfHierarchy: UIViewController {
        let container = parent ?? (self as? UISearchController)?.screen
        return container?.rootOfHierarchy ?? self
    }
}
