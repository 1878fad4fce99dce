import TurboCore
import UIKit

/// The tabs by their identifiers. What is unknown is nil, or changes nothing.
extension TurboTabBarController {
    /// The identifier of the tab that is seen; nil without tabs. One that is unknown changes nothing, and is logged.
    public var selectedTabID: TurboTab.ID? {
        get { selectedPage?.tab.id }
        set {
            guard let newValue else { return }
            guard let index = index(of: newValue) else { return logUnknown(newValue) }
            select(pages[index])
        }
    }

    /// By its controller, not by its place: on iOS the user may change the order of tabs in the list under More, and while
    /// that is seen no tab is.
    var selectedPage: TabPage? {
        if let page = pages.first(where: { $0.controller === selectedViewController }) { return page }
        return chosenPage.flatMap { page in pages.contains { $0 === page } ? page : nil } ?? pages.first
    }

    func select(_ page: TabPage?) {
        guard let page else { return }
        selectedViewController = page.controller
    }

    /// The navigator of the tab that is seen; nil without tabs.
    public var activeNavigator: TurboNavigator? { selectedTabID.flatMap(navigator) }

    /// The navigator of a tab, made when first asked for; nil for an unknown one.
    public func navigator(for id: TurboTab.ID) -> TurboNavigator? {
        pages.first { $0.tab.id == id }.map(navigator)
    }

    /// Shows a short text at a tab, such as a number of messages.
    ///
    /// - Parameter text: nil for none.
    public func setBadge(_ text: String?, for id: TurboTab.ID) {
        guard let index = index(of: id) else { return logUnknown(id) }
        pages[index].controller.tabBarItem.badgeValue = text
    }

    /// Loads what the screens of all tabs show again when they are seen next: the user has signed in or out, for example.
    public func markContentAsStale() {
        for navigator in navigators { navigator.markContentAsStale() }
    }

    /// Loads the pages of all tabs again.
    public func reload() {
        for navigator in navigators { navigator.reload() }
    }

    func index(of id: TurboTab.ID?) -> Int? { pages.firstIndex { $0.tab.id == id } }

    private func logUnknown(_ id: TurboTab.ID) {
        logNavigation(
            .error, "there is no tab «\(id)»; the tabs are \(pages.map { "«\($0.tab.id)»" }.joined(separator: ", "))")
    }

    func navigator(of page: TabPage) -> TurboNavigator {
        if let navigator = page.navigator { return navigator }
        let navigator = makeNavigator(for: page.tab, navigationController: page.controller)
        page.navigator = navigator
        if navigator.startLocation == nil { navigator.startLocation = page.tab.url }
        navigator.host = self
        for session in navigator.sessions {
            site.origins.formUnion(session.site.origins)
            session.site = site
        }
        return navigator
    }
}
