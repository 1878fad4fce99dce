import TurboCore
import UIKit

/// Tabs of which each has a navigator of its own, with two stacks and two sessions.
///
///     let tabs = TurboTabBarController(delegate: self, pathConfiguration: configuration)
///     tabs.load([
///         TurboTab(id: "home", title: "Home", image: UIImage(systemName: "house"), url: home),
///         TurboTab(id: "mail", title: "Mail", image: UIImage(systemName: "envelope"), url: mail, loading: .eager),
///     ])
///     window.rootViewController = tabs
///
/// A link whose rule has the key `tab_id` is shown in that tab, which is chosen. All tabs have the app's own sites in common.
/// The controller is its own `delegate`: an app may set another.
///
/// Tabs for which a bar on iOS has no room are in a list under More. A tab that the user takes from there is the chosen one;
/// while the list itself is seen, the one before stays chosen.
@preconcurrency @MainActor
open class TurboTabBarController: UITabBarController, UITabBarControllerDelegate {
    /// Customizes navigation, for the navigators that are made from now on. Held weakly.
    public weak var navigationDelegate: (any TurboNavigationDelegate)?

    /// The rules of all tabs.
    public let pathConfiguration: PathConfiguration?

    var pages: [TabPage] = []
    /// The page that was chosen last.
    weak var chosenPage: TabPage?
    var starts = TabStarts([])
    let site = AppSite()
    let desk = SignInDesk()
    let idleWait = IdleWait()
    /// Links that came before the tabs.
    var earlyLinks: [URL] = []

    /// - Parameters:
    ///   - delegate: customizes navigation, asked for each tab. Held weakly.
    ///   - pathConfiguration: the rules of all tabs; without them every screen is pushed.
    public init(delegate: (any TurboNavigationDelegate)? = nil, pathConfiguration: PathConfiguration? = nil) {
        navigationDelegate = delegate
        self.pathConfiguration = pathConfiguration
        super.init(nibName: nil, bundle: nil)
        self.delegate = self
    }

    @available(*, unavailable, message: "a TurboTabBarController is made in code")
    public required init?(coder: NSCoder) {
        nil
    }

    /// The tabs that were loaded, in their order.
    public var turboTabs: [TurboTab] { pages.map(\.tab) }

    /// Shows these tabs, and starts the chosen one. A tab whose identifier and first page are known keeps its screens.
    ///
    /// - Parameters:
    ///   - tabs: the tabs in their order. A second one with the same identifier is left out, and logged.
    ///   - selected: the tab that is seen; by default the one that was, or else the first.
    open func load(_ tabs: [TurboTab], selected: TurboTab.ID? = nil) {
        let wanted = selected ?? selectedTabID
        var ids: Set<TurboTab.ID> = []
        pages = tabs.filter { isNew($0, among: &ids) }.map(page)
        starts = TabStarts(pages.map(\.tab.loading))
        for (index, page) in pages.enumerated() where page.hasStarted { starts.noteStarted(index) }
        setViewControllers(pages.map(\.controller), animated: false)
        select(pages.first { $0.tab.id == wanted } ?? pages.first)
        openEarlyLinks()
    }

    private func isNew(_ tab: TurboTab, among ids: inout Set<TurboTab.ID>) -> Bool {
        if ids.insert(tab.id).inserted { return true }
        logNavigation(.error, "two tabs have the identifier «\(tab.id)»: the second is left out")
        return false
    }

    private func page(of tab: TurboTab) -> TabPage {
        guard let known = pages.first(where: { $0.tab.id == tab.id && $0.tab.url == tab.url }) else {
            return TabPage(tab, controller: makeNavigationController(for: tab))
        }
        known.tab = tab
        return known
    }

    /// Makes the main stack of a tab, for an app with a subclass of its own.
    open func makeNavigationController(for tab: TurboTab) -> UINavigationController {
        TabStackController()
    }

    /// Makes the navigator of a tab when it is first needed.
    ///
    /// - Parameter navigationController: what ``makeNavigationController(for:)`` has made; it has to be the main stack.
    open func makeNavigator(for tab: TurboTab, navigationController: UINavigationController) -> TurboNavigator {
        TurboNavigator(
            delegate: navigationDelegate, pathConfiguration: pathConfiguration, startLocation: tab.url,
            navigationController: navigationController)
    }

    // MARK: Selection

    // UIKit chooses a tab by other ways too: see TabStackController.
    open override var selectedIndex: Int {
        didSet { selectionDidChange() }
    }

    open override var selectedViewController: UIViewController? {
        didSet { selectionDidChange() }
    }

    /// The user has chosen a tab, perhaps the one that is seen already, whose stack UIKit pops to the root then.
    open func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        selectionDidChange()
    }
}
