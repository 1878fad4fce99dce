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

    /// NB: on iOS UIKit loads the view while the initializer of the super class runs, and an app may load its tabs there.
    package private(set) lazy var tabNavigators = TabNavigators(of: self)

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
    public var turboTabs: [TurboTab] { tabNavigators.pages.map(\.tab) }

    /// Shows these tabs, and starts the chosen one. A tab whose identifier and first page are known keeps its screens.
    ///
    /// - Parameters:
    ///   - tabs: the tabs in their order. A second one with the same identifier is left out, and logged.
    ///   - selected: the tab that is seen; by default the one that was, or else the first.
    open func load(_ tabs: [TurboTab], selecting selected: TurboTab.ID? = nil) {
        tabNavigators.load(tabs, selected: selected)
        tabNavigators.openEarlyLinks()
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
        didSet { tabNavigators.selectionDidChange() }
    }

    open override var selectedViewController: UIViewController? {
        didSet { tabNavigators.selectionDidChange() }
    }

    /// The user has chosen a tab, perhaps the one that is seen already, whose stack UIKit pops to the root then.
    open func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        tabNavigators.selectionDidChange()
    }
}

extension TurboTabBarController: TabOwner {
    package func makePage(for tab: TurboTab) -> TabPage {
        TabPage(tab, controller: makeNavigationController(for: tab))
    }

    package func makeNavigator(of page: TabPage) -> TurboNavigator? {
        makeNavigator(for: page.tab, navigationController: page.controller)
    }
}
