/// A stack of pages, of which the last is shown.
///
/// The properties change at once; views load, callbacks come and pages move in a later turn of the main loop.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    let stack = NavigationStack()

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        stack.navigation = self
    }

    /// Starts with one page, pushed without animation.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        stack.navigation = self
        pushViewController(rootViewController, animated: false)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        stack.navigation = self
    }

    /// Told which page is shown.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// The pages, from the root to the one shown.
    open var viewControllers: [UIViewController] {
        get { stack.controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The last page, which is the one shown.
    open var topViewController: UIViewController? { stack.controllers.last }

    /// What is presented over the stack, or else its top.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Replaces the whole stack, with one transition from the old top to the new.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        stack.set(viewControllers, animated: animated)
    }

    /// Adds a page and shows it.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.controllers.contains(viewController) else {
            return Log.warn("\(viewController) is on the stack already, so it is not pushed.")
        }
        stack.set(stack.controllers + [viewController], animated: animated)
    }

    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    /// Removes the top page and returns it; the root stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        stack.pop(toIndex: stack.controllers.count - 2, animated: animated)?.last
    }

    /// Removes everything above a page and returns it.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.controllers.firstIndex(of: viewController) else {
            Log.warn("\(viewController) is not on the stack, so nothing is popped.")
            return nil
        }
        return stack.pop(toIndex: index, animated: animated)
    }

    /// Removes everything above the root and returns it.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.pop(toIndex: 0, animated: animated)
    }

    /// Whether the pages have no bar.
    open var isNavigationBarHidden = false {
        didSet { stack.updateBars() }
    }

    /// Shows or hides the bars of the pages.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isNavigationBarHidden = hidden
    }

    /// Its own item, or else that of the first page.
    open override var tabBarItem: UITabBarItem! {
        get { ownTabBarItem ?? viewControllers.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    /// The bar of the page on top.
    open var navigationBar: UINavigationBar { bar }
    private lazy var bar = UINavigationBar(of: self)
}
