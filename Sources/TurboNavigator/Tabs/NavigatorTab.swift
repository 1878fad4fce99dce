import UIKit

/// A tab with its main stack, and its navigator once that is created.
@MainActor
package final class NavigatorTab {
    package private(set) var tab: TurboTab
    package let controller: UINavigationController
    var navigator: TurboNavigator?

    package init(_ tab: TurboTab, controller: UINavigationController) {
        self.tab = tab
        self.controller = controller
        show()
    }

    func show(_ tab: TurboTab) {
        self.tab = tab
        show()
    }

    /// Whether the tab shows a screen, or is about to.
    var hasStarted: Bool { navigator?.hasStarted ?? !controller.viewControllers.isEmpty }

    private func show() {
        let former = controller.tabBarItem
        let item = UITabBarItem(title: tab.title, image: tab.image, selectedImage: tab.selectedImage)
        item.badgeValue = former?.badgeValue
        item.badgeColor = former?.badgeColor
        controller.tabBarItem = item
    }
}
