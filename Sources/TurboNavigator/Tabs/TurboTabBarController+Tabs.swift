import TurboCore
import UIKit

/// The tabs by their identifiers. What is unknown is nil, or changes nothing.
extension TurboTabBarController {
    /// The identifier of the tab that is seen; nil without tabs. One that is unknown changes nothing, and is logged.
    public var selectedTabID: TurboTab.ID? {
        get { tabNavigators.selectedPage?.tab.id }
        set {
            guard let newValue else { return }
            guard let page = tabNavigators.page(newValue) else { return logUnknown(newValue) }
            tabNavigators.select(page)
        }
    }

    /// The navigator of the tab that is seen; nil without tabs.
    public var activeNavigator: TurboNavigator? { tabNavigators.activeNavigator }

    /// All navigators that have been made.
    package var navigators: [TurboNavigator] { tabNavigators.navigators }

    /// The navigator of a tab, made when first asked for; nil for an unknown one.
    public func navigator(for id: TurboTab.ID) -> TurboNavigator? {
        tabNavigators.page(id).flatMap { tabNavigators.navigator(of: $0) }
    }

    /// Shows a short text at a tab, such as a number of messages.
    ///
    /// - Parameter text: nil for none.
    public func setBadge(_ text: String?, for id: TurboTab.ID) {
        guard let page = tabNavigators.page(id) else { return logUnknown(id) }
        page.controller.tabBarItem.badgeValue = text
    }

    /// Loads what the screens of all tabs show again when they are seen next: the user has signed in or out, for example.
    public func markContentAsStale() { tabNavigators.markContentAsStale() }

    /// Loads the pages of all tabs again.
    public func reload() {
        for navigator in navigators { navigator.reload() }
    }

    private func logUnknown(_ id: TurboTab.ID) {
        let tabs = turboTabs.map { "«\($0.id)»" }.joined(separator: ", ")
        logNavigation(.error, "there is no tab «\(id)»; the tabs are \(tabs)")
    }
}
