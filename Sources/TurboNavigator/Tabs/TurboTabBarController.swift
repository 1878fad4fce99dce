import TurboCore
import UIKit

/// A tab bar controller in which each tab has its own navigator, with two stacks and two sessions.
///
///     let tabs = TurboTabBarController(delegate: self, pathConfiguration: configuration)
///     tabs.load([
///         TurboTab(id: "home", title: "Home", image: UIImage(systemName: "house"), url: home),
///         TurboTab(id: "mail", title: "Mail", image: UIImage(systemName: "envelope"), url: mail, loading: .eager),
///     ])
///     window.rootViewController = tabs
///
/// A link whose rule has the key `tab_id` selects that tab and is shown there. All tabs share the app's own origins.
/// The controller is its own `delegate`; the app may set another.
///
/// From iOS 18 on, the tabs are also those of `UITabBarController.tabs`, with the same identifiers, and on an iPad the
/// user can show them in a sidebar. If you set `mode` to `.tabBar`, there is none.
///
/// On an iPhone, use at most five tabs: UIKit lists the others under More, where they don't work. While that list is
/// visible, the previous tab stays selected.
@preconcurrency @MainActor
open class TurboTabBarController: UITabBarController, UITabBarControllerDelegate {
    /// The delegate that customizes navigation, for navigators that are created later. Held weakly.
    public weak var navigationDelegate: (any TurboNavigationDelegate)?

    /// The path configuration of all tabs.
    public let pathConfiguration: PathConfiguration?

    /// The loaded tabs. Lazy, because on iOS UIKit loads the view during the superclass's initializer, and an app may load
    /// its tabs in `viewDidLoad()`.
    package private(set) lazy var tabNavigators = TabNavigators(of: self)

    /// Follows the setting `tabs` of the path configuration.
    var follower: Task<Void, Never>?

    deinit {
        follower?.cancel()
    }

    /// Creates a tab bar controller without tabs. Load them with ``load(_:selecting:)``.
    ///
    /// - Parameters:
    ///   - delegate: customizes navigation in all tabs. Held weakly.
    ///   - pathConfiguration: the rules of all tabs. Without them, all pages belong to the main stacks, with the
    ///     default presentation.
    public init(delegate: (any TurboNavigationDelegate)? = nil, pathConfiguration: PathConfiguration? = nil) {
        navigationDelegate = delegate
        self.pathConfiguration = pathConfiguration
        super.init(nibName: nil, bundle: nil)
        self.delegate = self
        if #available(iOS 18.0, *) { mode = .tabSidebar }
    }

    @available(*, unavailable, message: "create a TurboTabBarController in code")
    public required init?(coder: NSCoder) {
        nil
    }

    /// The loaded tabs, in their order.
    public var turboTabs: [TurboTab] { tabNavigators.navigatorTabs.map(\.tab) }

    /// Shows these tabs, and starts the selected one. A tab with the same identifier and first page as an existing one
    /// keeps its screens.
    ///
    /// - Parameters:
    ///   - tabs: the tabs in their order. A second tab with the same identifier is left out and logged.
    ///   - selected: the tab to select. By default the selection stays; if that tab no longer exists, the first one is
    ///     selected.
    open func load(_ tabs: [TurboTab], selecting selected: TurboTab.ID? = nil) {
        tabNavigators.load(tabs, selected: selected)
        tabNavigators.openPendingLinks()
    }

    /// Creates the main stack of a tab. Override this to use your own subclass.
    open func makeNavigationController(for tab: TurboTab) -> UINavigationController {
        TabStackController()
    }

    /// Creates the navigator of a tab when it is first needed.
    ///
    /// - Parameter navigationController: the result of ``makeNavigationController(for:)``. It has to be the navigator's
    ///   main stack.
    open func makeNavigator(for tab: TurboTab, navigationController: UINavigationController) -> TurboNavigator {
        TurboNavigator(
            delegate: navigationDelegate, pathConfiguration: pathConfiguration, startLocation: tab.url,
            navigationController: navigationController)
    }

    // MARK: Selection

    /// Asks before a tap on the selected tab discards unsaved input. Call super in an override.
    open func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        tabNavigators.maySelect(viewController)
    }

    // UIKit can also select a tab without these calls: see TabStackController.
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

    /// Called when the user taps a tab. If it was already selected, UIKit pops its stack to the root.
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
}

extension TurboTabBarController: TabNavigatorsDelegate {
    package func makeNavigatorTab(for tab: TurboTab) -> NavigatorTab {
        NavigatorTab(tab, controller: makeNavigationController(for: tab))
    }

    package func makeNavigator(of navigatorTab: NavigatorTab) -> TurboNavigator? {
        makeNavigator(for: navigatorTab.tab, navigationController: navigatorTab.controller)
    }
}

/// The main stack of a tab. It reports when it appears, because UIKit doesn't notify the tab bar controller of every
/// selection: for example in the More list on iOS, or by a tap if the app has set its own delegate.
final class TabStackController: UINavigationController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        TabNavigators.stackDidAppear(self)
    }
}
