import TurboCore
import UIKit

/// Manages the tabs of a tab bar controller: the tabs, the selection, and the state that their navigators share.
@MainActor
package final class TabNavigators {
    /// The controller that shows the tabs and creates their stacks and navigators.
    private(set) weak var owner: (any TabOwner)?
    package private(set) var pages: [TabPage] = []
    /// The tab that was selected last.
    private weak var chosenPage: TabPage?
    private var starts = TabStarts([])
    private let idleWait = IdleWait()
    let desk = SignInDesk()
    /// Deep links that arrived before the tabs were loaded.
    private var earlyLinks: [URL] = []
    private let site = AppSite()

    /// - Parameter owner: the tab bar controller. Held weakly.
    package init(of owner: any TabOwner) {
        self.owner = owner
    }

    /// Shows these tabs, and starts the selected one. A tab with the same identifier and first page as an existing one keeps its
    /// screens.
    ///
    /// - Parameters:
    ///   - tabs: the tabs in their order. A second tab with the same identifier is left out and logged.
    ///   - id: the tab to select. By default the selection stays; if that tab no longer exists, the first one is selected.
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
        logNavigation(.error, "two tabs have the identifier «\(tab.id)»: the second one is left out")
        return false
    }

    private func page(of tab: TurboTab) -> TabPage? {
        guard let known = pages.first(where: { $0.tab.id == tab.id && $0.tab.url == tab.url }) else {
            return owner?.makePage(for: tab)
        }
        known.show(tab)
        return known
    }

    /// Returns the tab with an identifier; nil for an unknown one.
    package func page(_ id: TurboTab.ID?) -> TabPage? { pages.first { $0.tab.id == id } }

    /// The selected tab. It is found by its controller and not by its index, because on iOS the user can reorder the tabs in
    /// the More list. While that list is visible, no tab is, and the last selected one counts.
    package var selectedPage: TabPage? {
        if let page = pages.first(where: { $0.controller === owner?.selectedViewController }) { return page }
        return chosenPage.flatMap { page in pages.contains { $0 === page } ? page : nil } ?? pages.first
    }

    package func select(_ page: TabPage?) {
        guard let page else { return }
        owner?.selectedViewController = page.controller
    }

    /// Returns the navigator of a tab. Creates it with the first call.
    package func navigator(of page: TabPage) -> TurboNavigator? {
        if let navigator = page.navigator { return navigator }
        guard let navigator = owner?.makeNavigator(of: page) else { return nil }
        page.use(navigator)
        if navigator.startLocation == nil { navigator.startLocation = page.tab.url }
        navigator.join(self)
        for session in navigator.sessions {
            site.add(session.links.site.origins)
            session.links.share(site)
        }
        return navigator
    }

    /// Reloads the screens of all tabs when they next appear.
    package func markContentAsStale() {
        for navigator in navigators { navigator.markContentAsStale() }
    }

    // MARK: Starting tabs, as TabStarts decides

    /// Called when a stack has appeared, because a tab can be selected without a call to the tab bar controller, for example in
    /// the More list on iOS.
    package static func stackDidAppear(_ stack: UINavigationController) {
        // Deferred, because a controller that gets its tabs shows the first one before another one is selected.
        Task { [weak stack] in (stack?.tabBarController as? any TabOwner)?.tabNavigators.selectionDidChange() }
    }

    /// Called when the selection may have changed, by the user or the app.
    package func selectionDidChange() {
        guard let index = pages.firstIndex(where: { $0.controller === owner?.selectedViewController }) else { return }
        chosenPage = pages[index]
        tell(.selected(index))
        pages[index].navigator?.queue.watchCover()
    }

    private func tell(_ event: TabStarts.Event) {
        for effect in starts.handle(event) {
            switch effect {
            case .start(let index): start(pages[index])
            case .awaitIdle:
                idleWait.begin(while: { [weak self] in self?.navigators.contains(where: \.isBusy) == true }) {
                    [weak self] in self?.tell(.idle)
                }
            }
        }
    }

    private func start(_ page: TabPage) {
        guard let navigator = navigator(of: page) else { return }
        if !navigator.hasStarted { navigator.start() }
        navigator.whenStill { [weak self, weak page, weak navigator] in
            navigator?.session.visits.whenFirstVisitEnds {
                guard let self, let index = self.pages.firstIndex(where: { $0 === page }) else { return }
                self.tell(.firstVisitEnded(index))
            }
        }
    }

    // MARK: Links

    /// Shows the page of a deep link, in the tab that its rules name or else in the selected one. A link that arrives before the
    /// tabs are loaded waits for them.
    package func open(_ link: URL) {
        guard let activeNavigator else { return earlyLinks.append(link) }
        activeNavigator.open(link)
    }

    /// Opens the links that have waited. Call this when tabs have been loaded.
    package func openEarlyLinks() {
        guard activeNavigator != nil else { return }
        let links = earlyLinks
        earlyLinks = []
        for link in links { open(link) }
    }
}
