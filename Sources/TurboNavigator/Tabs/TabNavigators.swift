import TurboCore
import UIKit

/// The tabs of a tab bar controller: which there are, which one is chosen, and what their navigators have in common.
@MainActor
package final class TabNavigators {
    /// What shows the tabs, and makes their parts.
    private(set) weak var owner: (any TabOwner)?
    package private(set) var pages: [TabPage] = []
    /// The page that was chosen last.
    weak var chosenPage: TabPage?
    var starts = TabStarts([])
    let idleWait = IdleWait()
    let desk = SignInDesk()
    /// Links that came before the tabs.
    var earlyLinks: [URL] = []
    private let site = AppSite()

    /// - Parameter owner: held weakly.
    package init(of owner: any TabOwner) {
        self.owner = owner
    }

    /// Shows these tabs, and starts the chosen one. A tab whose identifier and first page are known keeps its screens.
    ///
    /// - Parameters:
    ///   - tabs: the tabs in their order. A second one with the same identifier is left out, and logged.
    ///   - id: the tab that is seen; by default the one that was, or else the first.
    package func load(_ tabs: [TurboTab], selected id: TurboTab.ID? = nil) {
        let wanted = id ?? selectedPage?.tab.id
        var ids: Set<TurboTab.ID> = []
        pages = tabs.filter { isNew($0, among: &ids) }.compactMap { page(of: $0) }
        starts = TabStarts(pages.map(\.tab.loading))
        for (index, page) in pages.enumerated() where page.hasStarted { starts.noteStarted(index) }
        owner?.setViewControllers(pages.map(\.controller), animated: false)
        select(page(wanted) ?? pages.first)
    }

    private func isNew(_ tab: TurboTab, among ids: inout Set<TurboTab.ID>) -> Bool {
        if ids.insert(tab.id).inserted { return true }
        logNavigation(.error, "two tabs have the identifier «\(tab.id)»: the second is left out")
        return false
    }

    private func page(of tab: TurboTab) -> TabPage? {
        guard let known = pages.first(where: { $0.tab.id == tab.id && $0.tab.url == tab.url }) else {
            return owner?.makePage(for: tab)
        }
        known.tab = tab
        return known
    }

    /// The page of a tab; nil for a tab that was not loaded.
    package func page(_ id: TurboTab.ID?) -> TabPage? { pages.first { $0.tab.id == id } }

    /// By its controller, not by its place: on iOS the user may change the order of tabs in the list under More, and while
    /// that is seen no tab is.
    package var selectedPage: TabPage? {
        if let page = pages.first(where: { $0.controller === owner?.selectedViewController }) { return page }
        return chosenPage.flatMap { page in pages.contains { $0 === page } ? page : nil } ?? pages.first
    }

    package func select(_ page: TabPage?) {
        guard let page else { return }
        owner?.selectedViewController = page.controller
    }

    /// The navigator of a page, made when first asked for.
    package func navigator(of page: TabPage) -> TurboNavigator? {
        if let navigator = page.navigator { return navigator }
        guard let navigator = owner?.makeNavigator(of: page) else { return nil }
        page.navigator = navigator
        if navigator.startLocation == nil { navigator.startLocation = page.tab.url }
        navigator.host = self
        for session in navigator.sessions {
            site.origins.formUnion(session.links.site.origins)
            session.links.share(site)
        }
        return navigator
    }

    /// Loads what the screens of all tabs show again when they are seen next.
    package func markContentAsStale() {
        for navigator in navigators { navigator.markContentAsStale() }
    }
}
