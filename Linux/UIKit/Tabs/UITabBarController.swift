/// Shows one of several pages, each with a tab: below the page in a narrow window, in the header bar of a wide one.
///
/// Only the page that is seen is in the window.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
    var tabSet = TabSet()
    /// The page in the view, which follows the selection.
    var shown: UIViewController?
    /// Whether the tabs stand in the header bar.
    var isWide = false

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A controller with tabs, of which the first is seen.
    public init(tabs: [UITab]) {
        super.init(nibName: nil, bundle: nil)
        self.tabs = tabs
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Asked and told when the user chooses a tab.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The tabs. The first is chosen, unless the one that was seen is among them.
    open var tabs: [UITab] {
        get { tabSet.isOfTabs ? tabSet.all : [] }
        set { replaceTabs(with: newValue, isOfTabs: true) }
    }

    /// Replaces the tabs, at once.
    open func setTabs(_ tabs: [UITab], animated: Bool) {
        self.tabs = tabs
    }

    /// The tab with an identifier.
    open func tab(forIdentifier identifier: String) -> UITab? {
        tabs.first { $0.identifier == identifier }
    }

    /// The pages that were set, or those of the tabs that have been seen.
    open var viewControllers: [UIViewController]? {
        get { tabSet.all.compactMap(\.viewControllerIfMade) }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the pages, at once.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let known = Dictionary(
            tabSet.all.compactMap { tab in tab.viewControllerIfMade.map { (ObjectIdentifier($0), tab) } },
            uniquingKeysWith: { first, _ in first })
        let tabs = (viewControllers ?? []).map { known[ObjectIdentifier($0)] ?? UITab(for: $0) }
        replaceTabs(with: tabs, isOfTabs: false)
    }

    /// The place of the tab that is seen; `NSNotFound` for none. An index without a tab changes nothing.
    open var selectedIndex: Int {
        get { tabSet.selectedIndex ?? NSNotFound }
        set { if tabSet.all.indices.contains(newValue) { select(tabSet.all[newValue]) } }
    }

    /// The tab that is seen.
    open var selectedTab: UITab? {
        get { tabSet.isOfTabs ? tabSet.selected : nil }
        set { if let newValue { select(newValue) } }
    }

    /// The page that is seen.
    open var selectedViewController: UIViewController? {
        get { tabSet.selected?.viewController }
        set { if let tab = newValue.flatMap(tabSet.tab) { select(tab) } }
    }

    /// The bar below the page.
    open var tabBar: UITabBar { bar }
    private lazy var bar = UITabBar(of: self)

    /// Whether the tabs are not shown at all.
    open var isTabBarHidden = false {
        didSet { tabsDidChange() }
    }

    /// Shows or hides the tabs, at once.
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
