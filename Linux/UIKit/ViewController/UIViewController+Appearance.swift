/// The appearance state of a controller. `animated` is the argument of the callback to follow.
enum Appearance: Equatable {
    case disappeared
    case appearing(animated: Bool)
    case appeared
    case disappearing(animated: Bool)
}

// A step is performed only in a state that allows it, so that callbacks stay balanced even if transitions overlap.
extension UIViewController {
    var isAppearedOrAppearing: Bool {
        switch appearance {
        case .appeared, .appearing: true
        case .disappeared, .disappearing: false
        }
    }

    func begin(_ isAppearing: Bool, _ animated: Bool) {
        guard isAppearing != isAppearedOrAppearing else { return }
        if isAppearing {
            loadViewIfNeeded()
            appearance = .appearing(animated: animated)
            isAppearanceTold = false
            viewWillAppear(animated)
        } else {
            appearance = .disappearing(animated: animated)
            viewWillDisappear(animated)
        }
    }

    func end() {
        switch appearance {
        case .appearing(let animated):
            completeAppearance()
            appearance = .appeared
            viewDidAppear(animated)
        case .disappearing(let animated):
            appearance = .disappeared
            viewDidDisappear(animated)
        case .appeared, .disappeared:
            break
        }
    }

    /// Calls `viewIsAppearing` once on this controller and on its appearing children.
    func completeAppearance() {
        guard case .appearing(let animated) = appearance else { return }
        if !isAppearanceTold {
            isAppearanceTold = true
            viewIsAppearing(animated)
        }
        for child in storedChildren { child.completeAppearance() }
    }

    /// Forwards a container's will-callback to its children.
    func forwardAppearance(_ isAppearing: Bool, _ animated: Bool) {
        for child in appearanceTargets(isAppearing) { child.begin(isAppearing, animated) }
    }

    /// Forwards a container's did-callback to its children.
    func forwardEndOfAppearance() {
        for child in storedChildren { child.end() }
        if let navigation = self as? UINavigationController { navigation.stack.containerDidSettle() }
    }

    private func appearanceTargets(_ isAppearing: Bool) -> [UIViewController] {
        if let navigation = self as? UINavigationController {
            return navigation.stack.appearanceTarget(isAppearing).map { [$0] } ?? []
        }
        if let tabs = self as? UITabBarController { return tabs.shown.map { [$0] } ?? [] }
        return storedChildren.filter { child in
            guard let view, let childView = child.viewIfLoaded else { return false }
            return childView.isDescendant(of: view)
        }
    }
}
