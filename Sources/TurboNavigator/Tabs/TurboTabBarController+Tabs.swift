import TurboCore
import UIKit

/// Access to the tabs by their identifiers. For an unknown identifier, methods return nil or do nothing.
extension TurboTabBarController {
    /// The identifier of the selected tab; nil without tabs. Setting an unknown identifier changes nothing, and is
    /// logged.
    public var selectedTabID: TurboTab.ID? {
        get { tabNavigators.selectedTab?.tab.id }
        set {
            guard let newValue else { return }
            guard let navigatorTab = tabNavigators.navigatorTab(newValue) else { return logUnknown(newValue) }
            tabNavigators.select(navigatorTab)
        }
    }

    /// The navigator of the selected tab; nil without tabs.
    public var activeNavigator: TurboNavigator? { tabNavigators.activeNavigator }

    /// All navigators that were created.
    package var navigators: [TurboNavigator] { tabNavigators.navigators }

    /// Returns the navigator of a tab; nil for an unknown tab. Creates the navigator with the first call.
    public func navigator(for id: TurboTab.ID) -> TurboNavigator? {
        tabNavigators.navigatorTab(id).flatMap { tabNavigators.navigator(of: $0) }
    }

    /// Shows a badge on a tab, such as the number of new messages.
    ///
    /// - Parameter text: the badge's text; nil to remove the badge.
    public func setBadge(_ text: String?, for id: TurboTab.ID) {
        guard let navigatorTab = tabNavigators.navigatorTab(id) else { return logUnknown(id) }
        navigatorTab.showBadge(text)
    }

    /// Reloads the screens of all tabs when they next appear. Call this after the user has signed in or out, for
    /// example.
    public func markContentAsStale() { tabNavigators.markContentAsStale() }

    /// Reloads the pages of all tabs.
    public func reload() {
        for navigator in navigators { navigator.reload() }
    }

    private func logUnknown(_ id: TurboTab.ID) {
        let tabs = turboTabs.map { "“\($0.id)”" }.joined(separator: ", ")
        logNavigation(.error, "there is no tab “\(id)”; the tabs are \(tabs)")
    }
}
