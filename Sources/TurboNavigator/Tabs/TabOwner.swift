import UIKit

/// A tab bar controller with a navigator for each tab: it makes the parts, ``TabNavigators`` has them.
@MainActor
package protocol TabOwner: UITabBarController {
    /// The tabs that were loaded.
    var tabNavigators: TabNavigators { get }

    /// Makes the page of a tab that was not there before.
    func makePage(for tab: TurboTab) -> TabPage

    /// The navigator of a page, asked for when it is first needed; nil for a page that is not of this controller.
    func makeNavigator(of page: TabPage) -> TurboNavigator?
}
