import UIKit

/// A tab bar controller with a navigator for each tab. It creates the stacks and navigators, and ``TabNavigators``
/// holds them.
@MainActor
package protocol TabNavigatorsDelegate: UITabBarController {
    /// The loaded tabs.
    var tabNavigators: TabNavigators { get }

    /// Creates a new tab with its main stack.
    func makeNavigatorTab(for tab: TurboTab) -> NavigatorTab

    /// Creates the navigator of a tab when it is first needed. Returns nil for a tab of another controller.
    func makeNavigator(of navigatorTab: NavigatorTab) -> TurboNavigator?
}
