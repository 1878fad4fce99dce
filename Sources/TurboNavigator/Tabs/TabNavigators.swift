import TurboCore
import UIKit

/// Manages the tabs of a tab bar controller: the tabs, the selection, and the state that their navigators share.
@MainActor
package final class TabNavigators {
    /// The controller that shows the tabs and creates their stacks and navigators.
    private(set) weak var tabBarController: (any TabNavigatorsDelegate)?
    package private(set) var navigatorTabs: [NavigatorTab] = []
    /// The tab that was selected last.
    private weak var lastSelectedTab: NavigatorTab?
    private var schedule = TabLoadSchedule([])
    /// Whether the bar is getting its tabs. UIKit then selects one of them, which isn't the one to start.
    private var isFillingBar = false
    private let idleWait = IdleWait()
    /// Whether the user's return to the app is about to be handled.
    var isReturning = false
    private var returnObservers: [NotificationObserver] = []
    private(set) var release = TabRelease()
    let signInCollector = SignInCollector()
    /// Deep links that arrived before the tabs were loaded.
    private var pendingLinks: [URL] = []
    let site = AppSite()
    let activity = StateActivity()
    /// The stacks of the app's previous run, of tabs that weren't selected since.
    var formerStacks: [TurboTab.ID: RestorableStacks] = [:]

    /// - Parameter tabBarController: the tab bar controller. Held weakly.
    package init(of tabBarController: any TabNavigatorsDelegate) {
        self.tabBarController = tabBarController
        returnObservers = Foreground.returnNotifications.map {
            NotificationObserver($0) { [weak self] in self?.userDidReturn() }
        }
    }

    /// Shows these tabs, and starts the selected one. A tab with the same identifier and first page as an existing one
    /// keeps its screens.
    ///
    /// - Parameters:
    ///   - tabs: the tabs in their order. A second tab with the same identifier is left out and logged.
    ///   - id: the tab to select. By default the selection stays; if that tab no longer exists, the first one is
    ///     selected.
    package func load(_ tabs: [TurboTab], selected id: TurboTab.ID? = nil) {
        let wanted = id ?? selectedTab?.tab.id
        var ids: Set<TurboTab.ID> = []
        navigatorTabs = tabs.filter { isNew($0, among: &ids) }.compactMap { navigatorTab(of: $0) }
        warnAboutMoreList()
        schedule = TabLoadSchedule(navigatorTabs.map(\.tab.loading))
        for (index, navigatorTab) in navigatorTabs.enumerated() where navigatorTab.hasStarted {
            schedule.didStart(index)
        }
        fillBar()
        select(navigatorTab(wanted) ?? navigatorTabs.first)
    }

    /// UIKit takes the screens of a tab in this list out of its navigation controller.
    private func warnAboutMoreList() {
        guard navigatorTabs.count > 5, UIDevice.current.systemName == "iOS" else { return }
        logNavigation(
            .warning, "an iPhone has room for five tabs: it lists the others under More, where they don't work")
    }

    private func fillBar() {
        isFillingBar = true
        defer { isFillingBar = false }
        if #available(iOS 18.0, *) {
            tabBarController?.tabs = navigatorTabs.map(\.uiTab)
        } else {
            tabBarController?.setViewControllers(navigatorTabs.map(\.controller), animated: false)
        }
    }

    private func isNew(_ tab: TurboTab, among ids: inout Set<TurboTab.ID>) -> Bool {
        if ids.insert(tab.id).inserted { return true }
        logNavigation(.error, "two tabs have the identifier “\(tab.id)”: the second one is left out")
        return false
    }

    private func navigatorTab(of tab: TurboTab) -> NavigatorTab? {
        guard let known = navigatorTabs.first(where: { $0.tab.isSame(as: tab) }) else {
            return tabBarController?.makeNavigatorTab(for: tab)
        }
        known.show(tab)
        return known
    }

    /// Shows the badges of a page. One for a tab that doesn't exist is ignored, because another app may have it.
    func show(_ badges: [PageBadge], of navigator: TurboNavigator) {
        for badge in badges {
            let tab = badge.tab.map { navigatorTab($0) } ?? navigatorTabs.first { $0.navigator === navigator }
            tab?.showBadge(badge.text)
        }
    }

    /// Returns the tab with an identifier; nil for an unknown one.
    package func navigatorTab(_ id: TurboTab.ID?) -> NavigatorTab? { navigatorTabs.first { $0.tab.id == id } }

    /// The selected tab. It is found by its controller and not by its index, because on iOS the user can reorder the
    /// tabs in the More list. While that list is visible, no tab is, and the last selected one counts.
    package var selectedTab: NavigatorTab? {
        if let navigatorTab = navigatorTabs.first(where: { $0.controller === tabBarController?.selectedViewController })
        {
            return navigatorTab
        }
        return lastSelectedTab.flatMap { navigatorTab in
            navigatorTabs.contains { $0 === navigatorTab } ? navigatorTab : nil
        }
            ?? navigatorTabs.first
    }

    package func select(_ navigatorTab: NavigatorTab?) {
        guard let navigatorTab else { return }
        if #available(iOS 18.0, *) {
            tabBarController?.selectedTab = navigatorTab.uiTab
        } else {
            tabBarController?.selectedViewController = navigatorTab.controller
        }
    }

    /// Returns the navigator of a tab. Creates it with the first call.
    package func navigator(of navigatorTab: NavigatorTab) -> TurboNavigator? {
        if let navigator = navigatorTab.navigator { return navigator }
        guard let navigator = tabBarController?.makeNavigator(of: navigatorTab) else { return nil }
        navigatorTab.navigator = navigator
        if navigator.startLocation == nil { navigator.startLocation = navigatorTab.tab.url }
        navigator.container = self
        for session in navigator.sessions {
            site.add(session.site.origins)
            session.site = site
            session.page.context?.tab = navigatorTab.tab.id
        }
        return navigator
    }

    /// Returns whether the user may select a tab now. The stack of the selected tab is popped to its root, and the user
    /// is asked before that discards unsaved input.
    package func maySelect(_ controller: UIViewController) -> Bool {
        guard controller === tabBarController?.selectedViewController else { return true }
        return navigatorTabs.first { $0.controller === controller }?.navigator?.mayPopToRoot() ?? true
    }

    /// Reloads the screens of all tabs when they next appear.
    package func markContentAsStale() {
        for navigator in navigators { navigator.markContentAsStale() }
    }

    // MARK: Starting tabs, as TabLoadSchedule decides

    /// Called when a stack has appeared, because a tab can be selected without a call to the tab bar controller, for
    /// example in the More list on iOS.
    package static func stackDidAppear(_ stack: UINavigationController) {
        // Deferred, because a controller that gets its tabs shows the first one before another one is selected.
        Task { [weak stack] in
            (stack?.tabBarController as? any TabNavigatorsDelegate)?.tabNavigators.selectionDidChange()
        }
    }

    /// Called when the selection may have changed, by the user or the app.
    package func selectionDidChange() {
        guard !isFillingBar,
            let index = navigatorTabs.firstIndex(where: { $0.controller === tabBarController?.selectedViewController })
        else {
            return
        }
        lastSelectedTab = navigatorTabs[index]
        release.didSelect(navigatorTabs[index].tab.id)
        webProcessWillStart()
        handle(.selected(index))
        if formerStacks[navigatorTabs[index].tab.id] != nil { start(navigatorTabs[index]) }
        navigatorTabs[index].navigator?.restoration.restoreModal()
        if let navigator = navigatorTabs[index].navigator { signInCollector.didSelect(navigator) }
        stateDidChange()
    }

    private func handle(_ event: TabLoadSchedule.Event) {
        for effect in schedule.handle(event) {
            switch effect {
            case .start(let index): start(navigatorTabs[index])
            case .awaitIdle:
                idleWait.begin(while: { [weak self] in self?.navigators.contains(where: \.isBusy) == true }) {
                    [weak self] in self?.handle(.idle)
                }
            }
        }
    }

    private func start(_ navigatorTab: NavigatorTab) {
        guard let navigator = navigator(of: navigatorTab) else { return }
        // A hidden tab returns to the stacks of the previous run when it is selected.
        if formerStacks[navigatorTab.tab.id] == nil || navigatorTab === selectedTab {
            start(navigator, of: navigatorTab)
        }
        navigator.whenSettled { [weak self, weak navigatorTab] navigator in
            Task.starting { [firstVisit = navigator.session.visits.firstVisit] in
                await firstVisit.ended()
                guard let self, let index = self.navigatorTabs.firstIndex(where: { $0 === navigatorTab }) else {
                    return
                }
                self.handle(.firstVisitEnded(index))
            }
        }
    }

    // MARK: Links

    /// Shows the page of a deep link, in the tab that its rules name or else in the selected one. A link that arrives
    /// before the tabs are loaded waits for them.
    package func open(_ link: URL) {
        guard let activeNavigator else { return pendingLinks.append(link) }
        activeNavigator.open(link)
    }

    /// Opens the links that have waited. Call this when tabs have been loaded.
    package func openPendingLinks() {
        let links = pendingLinks
        pendingLinks = []
        for link in links { open(link) }
    }
}
