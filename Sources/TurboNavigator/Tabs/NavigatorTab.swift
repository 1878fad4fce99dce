import UIKit

/// A tab with its main stack, and its navigator once that is created.
@MainActor
package final class NavigatorTab {
    package private(set) var tab: TurboTab
    package let controller: UINavigationController
    var navigator: TurboNavigator?
    /// Whether the server may have another badge than the bar.
    var isBadgeOutdated = true
    /// The number of the last request for the badge. An earlier answer is late.
    var badgeRequest = 0
    /// The tab in UIKit's bar. `UITab` can't be the type of a stored property, because it is newer than the oldest iOS.
    private var tabInBar: AnyObject?

    package init(_ tab: TurboTab, controller: UINavigationController) {
        self.tab = tab
        self.controller = controller
        // Otherwise UIKit takes the item of the stack's first screen.
        controller.tabBarItem = UITabBarItem()
        show(tab)
    }

    /// Shows the title and the icons of a tab. The badge stays.
    func show(_ tab: TurboTab) {
        if tab.badgeURL != self.tab.badgeURL { isBadgeOutdated = true }
        self.tab = tab
        let image = tab.image ?? (tab.isSearch ? UIImage(systemName: "magnifyingglass") : nil)
        if #available(iOS 18.0, *) {
            (uiTab.title, uiTab.image) = (tab.title, image)
        } else {
            (controller.tabBarItem.title, controller.tabBarItem.image) = (tab.title, image)
        }
        controller.tabBarItem.selectedImage = tab.selectedImage
    }

    func showBadge(_ text: String?) {
        if #available(iOS 18.0, *) {
            uiTab.badgeValue = text
        } else {
            controller.tabBarItem.badgeValue = text
        }
    }

    /// Whether the tab shows a screen, or is about to.
    var hasStarted: Bool { navigator?.hasStarted ?? !controller.viewControllers.isEmpty }
}

@available(iOS 18.0, *)
extension NavigatorTab {
    /// The tab in UIKit's bar. It stays the same, so that UIKit keeps it selected when tabs are loaded again.
    var uiTab: UITab {
        if let made = tabInBar as? UITab { return made }
        let stack = controller
        let new =
            tab.isSearch
            ? UISearchTab(title: tab.title, image: nil, identifier: tab.id) { _ in stack }
            : UITab(title: tab.title, image: nil, identifier: tab.id) { _ in stack }
        tabInBar = new
        // UIKit then shows the item of the stack, whose icon while selected a `UITab` doesn't have.
        _ = new.viewController
        return new
    }
}
