import TurboNavigator
import UIKit

/// A tab bar controller in which each tab has its own ``Navigator``. A link whose rule has the key `tab_id` is shown in
/// that tab.
@preconcurrency @MainActor
open class HotwireTabBarController: UITabBarController, NavigationHandler, UITabBarControllerDelegate {
    /// The loaded tabs. Lazy, because on iOS UIKit loads the view during the superclass's initializer, and an app may
    /// load its tabs in `viewDidLoad()`.
    package private(set) lazy var tabNavigators = TabNavigators(of: self)
    private var navigators: [HotwireTab.ID: Navigator] = [:]
    /// Held strongly, as in Hotwire Native, because an app may not hold it elsewhere.
    private let navigatorDelegate: (any NavigatorDelegate)?
    private let lazyLoadTabs: Bool?
    /// The active navigator before tabs are loaded.
    private lazy var unloaded = Navigator(
        configuration: .init(name: "", startLocation: URL(fileURLWithPath: "/")), delegate: navigatorDelegate)

    /// Creates a tab bar controller without tabs. Load them with ``load(_:)``.
    ///
    /// - Parameters:
    ///   - navigatorDelegate: customizes navigation in all tabs. Held strongly. nil by default.
    ///   - lazyLoadTabs: whether a tab loads its first page when it is first selected. If false, all tabs load their
    ///     first pages after the first tab has loaded its own. nil, the default, for ``HotwireConfig/lazyLoadTabs``.
    public init(navigatorDelegate: (any NavigatorDelegate)? = nil, lazyLoadTabs: Bool? = nil) {
        self.navigatorDelegate = navigatorDelegate
        self.lazyLoadTabs = lazyLoadTabs
        super.init(nibName: nil, bundle: nil)
        delegate = self
    }

    @available(*, unavailable, message: "create a HotwireTabBarController in code")
    public required init?(coder: NSCoder) {
        nil
    }

    /// The navigator of the selected tab. Before tabs are loaded, returns a navigator that isn't on screen, and logs an
    /// error.
    ///
    /// On iOS, tabs that don't fit into the bar are in the More list. While that list is visible, the previous tab
    /// stays selected.
    public var activeNavigator: Navigator {
        if let navigatorTab = tabNavigators.selectedTab, let navigator = navigators[navigatorTab.tab.id] {
            return navigator
        }
        TurboLog.shared.log(.error, "navigator", "there is no active navigator: call load(_:) first")
        return unloaded
    }

    /// Shows these tabs, and starts the selected one. A tab with the same identifier and first page as an existing one
    /// keeps its navigator.
    public func load(_ tabs: [HotwireTab]) { load(tabs, restoring: nil) }

    /// Shows these tabs, with the stacks and the selection of the app's previous run. A tab returns to its stacks when
    /// it is selected. Not in Hotwire Native.
    ///
    /// - Parameters:
    ///   - tabs: the tabs in their order.
    ///   - activity: the activity of the previous run; nil for none.
    public func load(_ tabs: [HotwireTab], restoring activity: NSUserActivity?) {
        let isLazy = lazyLoadTabs ?? Hotwire.config.lazyLoadTabs
        let turboTabs = tabs.map { $0.turboTab(isLazy: isLazy) }
        tabNavigators.load(turboTabs, selected: tabNavigators.restore(activity, for: turboTabs))
        // In Hotwire Native, all navigators exist from the start. This also connects them to the state that all tabs
        // share.
        for navigatorTab in tabNavigators.navigatorTabs { _ = tabNavigators.navigator(of: navigatorTab) }
        navigators = navigators.filter { tabNavigators.navigatorTab($0.key) != nil }
        tabNavigators.openPendingLinks()
    }

    /// The activity from which all tabs can return to their stacks. See `TurboNavigator.stateRestorationActivity`. Not
    /// in Hotwire Native.
    public var stateRestorationActivity: NSUserActivity { tabNavigators.stateRestorationActivity }

    /// Returns the navigator of a tab; nil for an unknown tab.
    public func navigator(for tab: HotwireTab) -> Navigator? { navigators[tab.id] }

    /// Reloads the screens of all tabs when they next appear. Call this after the user has signed in or out, for
    /// example. Not in Hotwire Native.
    public func markContentAsStale() { tabNavigators.markContentAsStale() }

    /// Shows the page of a deep link, in the tab that its rules name or else in the selected one. A link that arrives
    /// before the tabs are loaded waits for them. See ``Navigator/open(_:)``. Not in Hotwire Native.
    public func open(_ link: URL) { tabNavigators.open(link) }

    /// Routes a URL in the selected tab, or in the one that the rules name.
    open func route(_ url: URL) { route(url, options: VisitOptions(action: .advance), parameters: nil) }
    /// Routes a URL in the selected tab, or in the one that the rules name.
    open func route(_ url: URL, options: VisitOptions?, parameters: [String: Any]?) {
        activeNavigator.route(url, options: options, parameters: parameters)
    }
    /// Routes a proposal in the selected tab, or in the one that its properties name.
    open func route(_ proposal: VisitProposal) { activeNavigator.route(proposal) }

    // MARK: Selection

    /// Asks before a tap on the selected tab discards unsaved input. Call super in an override.
    open func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        tabNavigators.maySelect(viewController)
    }

    open func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        tabNavigators.selectionDidChange()
    }

    // UIKit calls these methods from iOS 18 on, until iOS 26 perhaps besides those for view controllers.

    /// Calls ``tabBarController(_:shouldSelect:)``. Override that.
    @available(iOS 18.0, *)
    open func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        tab.viewController.map { self.tabBarController(tabBarController, shouldSelect: $0) } ?? true
    }

    /// Calls ``tabBarController(_:didSelect:)``. Override that.
    @available(iOS 18.0, *)
    open func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
        if let selected = selectedTab.viewController { self.tabBarController(tabBarController, didSelect: selected) }
    }

    open override var selectedIndex: Int {
        didSet { tabNavigators.selectionDidChange() }
    }

    open override var selectedViewController: UIViewController? {
        didSet { tabNavigators.selectionDidChange() }
    }

    @available(iOS 18.0, *)
    open override var selectedTab: UITab? {
        didSet { tabNavigators.selectionDidChange() }
    }
}

extension HotwireTabBarController: TabNavigatorsDelegate {
    package func makeNavigatorTab(for tab: TurboTab) -> NavigatorTab {
        let navigator = Navigator(
            configuration: .init(name: tab.title, startLocation: tab.url), delegate: navigatorDelegate)
        navigators[tab.id] = navigator
        return NavigatorTab(tab, controller: navigator.rootViewController)
    }

    package func makeNavigator(of navigatorTab: NavigatorTab) -> TurboNavigator? {
        navigators[navigatorTab.tab.id]?.turboNavigator
    }
}
