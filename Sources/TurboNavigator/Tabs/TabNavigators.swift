import TurboCore
import UIKit

/// The tabs of a tab bar controller: which there are, which one is chosen, and what their navigators have in common.
@MainActor
package final class TabNavigators {
    /// What shows the tabs, and makes their parts.
    private(set) weak var owner: (any TabOwner)?
    package private(set) var pages: [TabPage] = []
    /// The page that was chosen last.
    private weak var chosenPage: TabPage?
    private var starts = TabStarts([])
    private let idleWait = IdleWait()
    let desk = SignInDesk()
    /// Links that came before the tabs.
    private var earlyLinks: [URL] = []
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
        known.show(tab)
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
        page.use(navigator)
        if navigator.startLocation == nil { navigator.startLocation = page.tab.url }
        navigator.join(self)
        for session in navigator.sessions {
            site.add(session.links.site.origins)
            session.links.share(site)
        }
        return navigator
    }

    /// Loads what the screens of all tabs show again when they are seen next.
    package func markContentAsStale() {
        for navigator in navigators { navigator.markContentAsStale() }
    }

    // MARK: Starting, which TabStarts decides

    /// Reports that a stack has appeared: a tab can be chosen without a call of its controller, for example from the list
    /// under More on iOS.
    package static func stackDidAppear(_ stack: UINavigationController) {
        // Afterwards: a controller that gets its tabs shows the first one before another one is chosen.
        Task { [weak stack] in (stack?.tabBarController as? any TabOwner)?.tabNavigators.selectionDidChange() }
    }

    /// Another tab may be seen now, whoever has chosen it.
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

    /// Shows the page that a link to the app means, in the tab that its rules name, or else in the one that is seen. A link
    /// that arrives before the tabs waits for them.
    package func open(_ link: URL) {
        guard let activeNavigator else { return earlyLinks.append(link) }
        activeNavigator.open(link)
    }

    /// To be called when tabs have been loaded.
    package func openEarlyLinks() {
        guard activeNavigator != nil else { return }
        let links = earlyLinks
        earlyLinks = []
        for link in links { open(link) }
    }
}
