import TurboNavigator
import UIKit

/// Tabs of which each has a ``Navigator``.
@preconcurrency @MainActor
open class HotwireTabBarController: UITabBarController, NavigationHandler, UITabBarControllerDelegate {
    private var pages: [(tab: HotwireTab, navigator: Navigator)] = []
    private weak var chosen: Navigator?
    /// Kept, as in Hotwire Native: an app may have no other place for it.
    private let navigatorDelegate: (any NavigatorDelegate)?
    /// What stands in before tabs are loaded.
    private lazy var unloaded = Navigator(
        configuration: .init(name: "", startLocation: URL(fileURLWithPath: "/")), delegate: navigatorDelegate)

    /// - Parameter navigatorDelegate: answers the navigators of all tabs. Held weakly. nil by default.
    public init(navigatorDelegate: (any NavigatorDelegate)? = nil) {
        self.navigatorDelegate = navigatorDelegate
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
        if let selected { return selected }
        if let known = pages.first(where: { $0.navigator === chosen }) ?? pages.first { return known.navigator }
        TurboLog.shared.record(.error, "navigator", "there is no active navigator: load the tabs before")
        return unloaded
    }

    /// Shows these tabs. A tab that is there already keeps its navigator.
    public func load(_ tabs: [HotwireTab]) {
        let former = pages
        pages = tabs.map { tab in (tab, former.first { $0.tab == tab }?.navigator ?? makeNavigator(for: tab)) }
        for (tab, navigator) in pages { navigator.rootViewController.tabBarItem = tab.item }
        setViewControllers(pages.map(\.navigator.rootViewController), animated: false)
        if Hotwire.config.lazyLoadTabs {
            startSelected()
        } else {
            for page in pages where !page.navigator.turboNavigator.hasStarted { page.navigator.start() }
        }
    }

    /// The navigator of a tab; nil for one that was not loaded.
    public func navigator(for tab: HotwireTab) -> Navigator? {
        pages.first { $0.tab.id == tab.id }?.navigator
    }

    /// Routes a URL in the tab that is seen.
    open func route(_ url: URL) { activeNavigator.route(url) }
    /// Routes a proposal in the tab that is seen.
    open func route(_ proposal: VisitProposal) { activeNavigator.route(proposal) }

    open func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        startSelected()
    }

    open override var selectedIndex: Int {
        didSet { startSelected() }
    }

    /// By its controller, not by its place: on iOS the user may change the order of tabs.
    private var selected: Navigator? {
        pages.first { $0.navigator.rootViewController === selectedViewController }?.navigator
    }

    func startSelected() {
        guard let selected else { return }
        chosen = selected
        if !selected.turboNavigator.hasStarted { selected.start() }
    }

    private func makeNavigator(for tab: HotwireTab) -> Navigator {
        Navigator(configuration: .init(name: tab.title, startLocation: tab.url), delegate: navigatorDelegate)
    }
}

extension HotwireTab {
    @MainActor
    fileprivate var item: UITabBarItem {
        UITabBarItem(title: title, image: image, selectedImage: selectedImage)
    }
}
