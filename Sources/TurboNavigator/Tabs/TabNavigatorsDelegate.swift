import UIKit

/// A tab bar controller with a navigator for each tab. It creates the stacks and navigators, and ``TabNavigators`` holds them.
@MainActor
package protocol TabNavigatorsDelegate: UITabBarController {
    /// The loaded tabs.
    var tabNavigators: TabNavigators { get }

    /// Creates the page of a new tab.
    func makeNavigatorTab(for tab: TurboTab) -> NavigatorTab

    /// Creates the navigator of a page when it is first needed. Returns nil for a page of another controller.
    func makeNavigator(of navigatorTab: NavigatorTab) -> TurboNavigator?
}
