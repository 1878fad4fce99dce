import TurboNavigator
import UIKit

/// Tabs of which each has a ``Navigator``. A link whose rule has the key `tab_id` is shown in the tab of that identifier.
@preconcurrency @MainActor
open class HotwireTabBarController: UITabBarController, NavigationHandler, UITabBarControllerDelegate {
    /// NB: on iOS UIKit loads the view while the initializer of the super class runs, and an app may load its tabs there.
    package private(set) lazy var tabNavigators = TabNavigators(of: self)
    private var navigators: [HotwireTab.ID: Navigator] = [:]
    /// Kept, as in Hotwire Native: an app may have no other place for it.
    private let navigatorDelegate: (any NavigatorDelegate)?
    private let lazyLoadTabs: Bool
    /// What stands in before tabs are loaded.
    private lazy var unloaded = Navigator(
        configuration: .init(name: "", startLocation: URL(fileURLWithPath: "/")), delegate: navigatorDelegate)

    /// - Parameters:
    ///   - navigatorDelegate: answers the navigators of all tabs. Held strongly. nil by default.
    ///   - lazyLoadTabs: whether a tab loads its first page when it is chosen for the first time. False by default: when
    ///     the first tab has its page, the others load theirs.
    public init(navigatorDelegate: (any NavigatorDelegate)? = nil, lazyLoadTabs: Bool = false) {
        self.navigatorDelegate = navigatorDelegate
        self.lazyLoadTabs = lazyLoadTabs
        super.init(nibName: nil, bundle: nil)
        delegate = self
    }

    @available(*, unavailable, message: "a HotwireTabBarController is made in code")
    public required init?(coder: NSCoder) {
        nil
    }

    /// The navigator of the selected tab. Before tabs are loaded it is one that isn't on screen, and an error is logged.
    ///
    /// While the user sees the list of the tabs for which a bar on iOS has no room, it is that of the tab before.
    public var activeNavigator: Navigator {
        if let page = tabNavigators.selectedPage, let navigator = navigators[page.tab.id] { return navigator }
        TurboLog.shared.record(.error, "navigator", "there is no active navigator: load the tabs before")
        return unloaded
    }

    /// Shows these tabs, and starts the chosen one. A tab whose identifier and first page are known keeps its navigator.
    public func load(_ tabs: [HotwireTab]) {
        let isLazy = lazyLoadTabs || Hotwire.config.lazyLoadTabs
        tabNavigators.load(tabs.map { $0.turboTab(isLazy: isLazy) })
        // They exist from the start, and have from there what all have in common.
        for page in tabNavigators.pages { _ = tabNavigators.navigator(of: page) }
        navigators = navigators.filter { tabNavigators.page($0.key) != nil }
        tabNavigators.openEarlyLinks()
    }

    /// The navigator of a tab; nil for one that was not loaded.
    public func navigator(for tab: HotwireTab) -> Navigator? { navigators[tab.id] }

    /// Loads what the screens of all tabs show again when they are seen next: the user has signed in or out, for example.
    /// Not in Hotwire Native.
    public func markContentAsStale() { tabNavigators.markContentAsStale() }

    /// Shows the page that a link to the app means, in the tab that its rules name, or else in the one that is seen. A link
    /// that arrives before the tabs waits for them. See ``Navigator/open(_:)``. Not in Hotwire Native.
    public func open(_ link: URL) { tabNavigators.open(link) }

    /// Routes a URL from the tab that is seen; the rules may name another tab.
    open func route(_ url: URL) { route(url, options: VisitOptions(action: .advance), parameters: nil) }
    /// Routes a URL from the tab that is seen; the rules may name another tab.
    open func route(_ url: URL, options: VisitOptions?, parameters: [String: Any]?) {
        activeNavigator.route(url, options: options, parameters: parameters)
    }
    /// Routes a proposal from the tab that is seen; its properties may name another tab.
    open func route(_ proposal: VisitProposal) { activeNavigator.route(proposal) }

    // MARK: Selection

    open func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        tabNavigators.selectionDidChange()
    }

    open override var selectedIndex: Int {
        didSet { tabNavigators.selectionDidChange() }
    }

    open override var selectedViewController: UIViewController? {
        didSet { tabNavigators.selectionDidChange() }
    }
}

extension HotwireTabBarController: TabOwner {
    package func makePage(for tab: TurboTab) -> TabPage {
        let navigator = Navigator(
            configuration: .init(name: tab.title, startLocation: tab.url), delegate: navigatorDelegate)
        navigators[tab.id] = navigator
        return TabPage(tab, controller: navigator.rootViewController)
    }

    package func makeNavigator(of page: TabPage) -> TurboNavigator? { navigators[page.tab.id]?.turboNavigator }
}
