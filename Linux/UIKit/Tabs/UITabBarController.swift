/// A container with several tabs. On Linux they are below the content in a narrow window, and in the header bar of a
/// wide one.
///
/// Only the selected controller's view is in the window.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    var tabSet = TabSet()
    /// The controller whose view is in the container.
    var shown: UIViewController?
    /// Whether the tabs are in the header bar.
    var isWide = false

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller with tabs, and selects the first.
    public init(tabs: [UITab]) {
        super.init(nibName: nil, bundle: nil)
        self.tabs = tabs
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The delegate.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The place of the tabs on an iPad. On Linux it is stored, because the width of the window decides.
    open var mode = Mode.automatic

    /// The tabs, including those of view controllers that the app has set. Setting them selects the first, unless the
    /// selected tab is one of them.
    open var tabs: [UITab] {
        get { tabSet.all }
        set { replaceTabs(with: newValue, isSetAsTabs: true) }
    }

    /// Replaces the tabs. On Linux the change isn't animated.
    open func setTabs(_ tabs: [UITab], animated: Bool) {
        self.tabs = tabs
    }

    /// Returns the tab with an identifier.
    open func tab(forIdentifier identifier: String) -> UITab? {
        tabs.first { $0.identifier == identifier }
    }

    /// The view controllers that the app has set, or those of the tabs that have been selected so far.
    open var viewControllers: [UIViewController]? {
        get { tabSet.all.compactMap(\.viewControllerIfMade) }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the view controllers. On Linux the change isn't animated.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let known = Dictionary(
            tabSet.all.compactMap { tab in tab.viewControllerIfMade.map { (ObjectIdentifier($0), tab) } },
            uniquingKeysWith: { first, _ in first })
        let tabs = (viewControllers ?? []).map { known[ObjectIdentifier($0)] ?? UITab(for: $0) }
        replaceTabs(with: tabs, isSetAsTabs: false)
    }

    /// The index of the selected tab; `NSNotFound` if there is none. Setting an invalid index has no effect.
    open var selectedIndex: Int {
        get { tabSet.selectedIndex ?? NSNotFound }
        set { if tabSet.all.indices.contains(newValue) { select(tabSet.all[newValue]) } }
    }

    /// The selected tab.
    open var selectedTab: UITab? {
        get { tabSet.selected }
        set { if let newValue { select(newValue) } }
    }

    /// The view controller of the selected tab.
    open var selectedViewController: UIViewController? {
        get { tabSet.selected?.viewController }
        set { if let tab = newValue.flatMap(tabSet.tab) { select(tab) } }
    }

    /// The tab bar.
    open var tabBar: UITabBar { bar }
    private lazy var bar = UITabBar(of: self)

    /// Called after the user has selected an item, even if it was selected already. Subclasses override it.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// Whether the tabs are hidden.
    open var isTabBarHidden = false {
        didSet { tabsDidChange() }
    }

    /// Shows or hides the tabs. On Linux the change isn't animated.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        isTabBarHidden = hidden
    }

    open override func loadView() {
        super.loadView()
        let container = TabContainerView(of: self)
        container.frame = view.frame
        container.autoresizingMask = view.autoresizingMask
        view = container
        container.addSubview(tabBar)
        showSelection()
    }

    open override func viewWillAppear(_ animated: Bool) {
        updateWidth()
        super.viewWillAppear(animated)
    }
}

extension UITabBarController {
    /// The places that tabs can have on an iPad.
    public enum Mode: Int, Sendable {
        case automatic = 0
        case tabBar = 1
        case tabSidebar = 2
    }
}
