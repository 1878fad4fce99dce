/// Methods that control and report the user's selection of tabs. They aren't called for selections by the app.
///
/// A controller with `tabs` calls the methods for tabs, which call those for view controllers if the delegate doesn't
/// implement them. One with `viewControllers` calls those for view controllers.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Returns whether the user may select a view controller.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// Called after the user has selected a view controller, even if it was selected already.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Returns whether the user may select a tab.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    /// Called after the user has selected a tab, even if it was selected already.
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        tab.viewController.map { self.tabBarController(tabBarController, shouldSelect: $0) } ?? true
    }
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
        if let selected = selectedTab.viewController { self.tabBarController(tabBarController, didSelect: selected) }
    }
}
