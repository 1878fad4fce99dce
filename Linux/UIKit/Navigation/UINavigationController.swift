/// A stack of view controllers, of which the last is on screen.
///
/// Properties change at once. Loading views, callbacks and animations follow in a later turn of the main loop.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    let stack = NavigationStack()

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        stack.navigation = self
    }

    /// Creates a navigation controller with its root on the stack.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        stack.navigation = self
        pushViewController(rootViewController, animated: false)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        stack.navigation = self
    }

    open override func loadView() { view = NavigationView() }

    /// The delegate, which is notified of the view controller on screen.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// The controllers on the stack, root first.
    open var viewControllers: [UIViewController] {
        get { stack.controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The top of the stack.
    open var topViewController: UIViewController? { stack.controllers.last }

    /// The controller presented over the stack, or else the top of the stack.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Replaces the whole stack, with one transition from the old top to the new one.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        stack.set(viewControllers, animated: animated)
    }

    /// Pushes a controller onto the stack.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.controllers.contains(viewController) else {
            return Log.warn("\(viewController) is already on the stack, so it is not pushed.")
        }
        stack.set(stack.controllers + [viewController], animated: animated)
    }

    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    /// Pops the top and returns it. The root can't be popped.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        stack.pop(toIndex: stack.controllers.count - 2, animated: animated)?.last
    }

    /// Pops all controllers above the given one, and returns them.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.controllers.firstIndex(of: viewController) else {
            Log.warn("\(viewController) is not on the stack, so nothing is popped.")
            return nil
        }
        return stack.pop(toIndex: index, animated: animated)
    }

    /// Pops all controllers above the root, and returns them.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.pop(toIndex: 0, animated: animated)
    }

    /// Whether the bars are hidden.
    open var isNavigationBarHidden = false {
        didSet { stack.updateBars() }
    }

    /// Shows or hides the bars. On Linux the change isn't animated.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isNavigationBarHidden = hidden
    }

    /// The controller's own tab bar item, or else the root's.
    open override var tabBarItem: UITabBarItem! {
        get { ownTabBarItem ?? viewControllers.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    /// The swipe back by a finger, which begins at the edge.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgeGesture }
    private let edgeGesture = UIGestureRecognizer()

    /// The swipe back that begins anywhere: on Linux by a trackpad.
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentGesture }
    private let contentGesture = UIGestureRecognizer()

    /// The navigation bar.
    open var navigationBar: UINavigationBar { bar }
    private lazy var bar = UINavigationBar(of: self)
}

/// The view of a navigation controller. What an app lays over its screens, such as a row, appears by itself.
private final class NavigationView: UIView {
    override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        if !(subview is NavigationContentView) { AnswerDelay.begin(on: subview.host.reference) }
    }
}
