internal import GObjectKit

/// Manages a view, and can contain other controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    var loadedView: UIView?
    var storedChildren: [UIViewController] = []
    var appearance = Appearance.disappeared
    var isAppearanceTold = false
    let presentation = PresentationLinks()
    /// The view that shows the controller, with its bar, on a navigation stack.
    var contentView: NavigationContentView?
    /// The part of a storyboard that describes the controller.
    var storyboardScene: StoryboardScene?
    /// The widget that had the keyboard focus when another screen covered this one.
    var lastFocus: WeakGObject?

    /// Creates a controller. There are no nibs on Linux, so both arguments should be nil.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        if let nibNameOrNil { Log.warn("Nibs are not supported: \(nibNameOrNil) is ignored.") }
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    open override var next: UIResponder? { presentation.presenter ?? viewIfLoaded?.superview }

    /// The storyboard that has created the controller; nil if it was created in code.
    open var storyboard: UIStoryboard? { storyboardScene?.storyboard }

    // MARK: View

    /// The view. Reading it loads it.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.owner = nil
            loadedView = newValue
            newValue?.owner = self
        }
    }

    /// The view, if it has been loaded.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the view has been loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Creates `view` in the size of the window. Subclasses that override it don't call super.
    open func loadView() {
        view = UIView(frame: UIApplication.shared.areaOfNewViews)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Loads the view, unless it has been loaded.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        if loadedView == nil { view = UIView(frame: .zero) }
        storyboardScene?.viewDidLoad(of: self)
        viewDidLoad()
    }

    /// Called after the view has been loaded. Subclasses override it.
    open func viewDidLoad() {}

    // MARK: Appearance (in these methods, super forwards the call to the children of a container)

    /// Called before the view becomes visible.
    open func viewWillAppear(_ animated: Bool) { forwardAppearance(true, animated) }
    /// Called before the view becomes visible, when it is in the window and has its size. Subclasses override it.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called after the view has become visible and its transition has ended.
    open func viewDidAppear(_ animated: Bool) { forwardEndOfAppearance() }
    /// Called before the view is hidden or removed.
    open func viewWillDisappear(_ animated: Bool) { forwardAppearance(false, animated) }
    /// Called after the view has been hidden or removed.
    open func viewDidDisappear(_ animated: Bool) { forwardEndOfAppearance() }
    /// Called before the view lays out its subviews. Subclasses override it.
    open func viewWillLayoutSubviews() {}
    /// Called after the view has laid out its subviews. Subclasses override it.
    open func viewDidLayoutSubviews() {}

    /// Whether the controller is being added to a container. Valid in the appearance callbacks.
    open internal(set) var isMovingToParent = false
    /// Whether the controller is being removed from a container. Valid in the appearance callbacks.
    open internal(set) var isMovingFromParent = false
    /// Whether the controller is being presented.
    open internal(set) var isBeingPresented = false
    /// Whether the controller is being dismissed. Without animation it is true only in the appearance callbacks.
    open internal(set) var isBeingDismissed = false

    // MARK: Containment

    /// The container of this controller.
    open internal(set) weak var parent: UIViewController?
    /// The children of this container, in the order in which they were added.
    open var children: [UIViewController] { storedChildren }

    /// Adds a child. The caller must call its `didMove(toParent:)` afterwards.
    open func addChild(_ childController: UIViewController) {
        adopt(childController)
    }

    /// Removes the controller from its container and calls `didMove(toParent:)`.
    open func removeFromParent() {
        guard parent != nil else { return }
        leaveParent()
        didMove(toParent: nil)
    }

    /// Called before the controller is added to or removed from a container. Subclasses override it.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called after the controller has been added to or removed from a container. Subclasses override it.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Navigation

    /// The title, which is also set on the navigation item.
    open var title: String? {
        didSet {
            navigationItem.title = title
            ownTabBarItem?.title = title
            viewIfLoaded?.window?.updateChrome()
        }
    }

    /// The item that the navigation bar shows for this controller.
    open var navigationItem: UINavigationItem { item }
    private lazy var item = UINavigationItem(title: title ?? "")

    /// Sets the scroll view whose position affects the bars. On Linux this has no effect, because header bars look the
    /// same at any scroll position.
    open func setContentScrollView(_ scrollView: UIScrollView?) {}

    /// The edges at which the view extends below translucent bars. On Linux it is stored, because bars are opaque.
    open var edgesForExtendedLayout = UIRectEdge.all

    /// The nearest navigation controller that contains this one.
    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }

    /// The nearest tab bar controller that contains this one.
    open var tabBarController: UITabBarController? {
        parent as? UITabBarController ?? parent?.tabBarController
    }

    /// The tab whose view controller this is; nil if there is none.
    open weak var tab: UITab? { (parent as? UITabBarController)?.tabSet.tab(of: self) }

    /// The item that the tab bar shows for this controller. Its initial title is the controller's.
    open var tabBarItem: UITabBarItem! {
        get {
            if ownTabBarItem == nil { ownTabBarItem = UITabBarItem(title: title, image: nil, selectedImage: nil) }
            return ownTabBarItem
        }
        set {
            ownTabBarItem = newValue
            tabBarController?.tabsDidChange()
        }
    }
    var ownTabBarItem: UITabBarItem?

    /// Whether the tabs are hidden while the controller is on a navigation stack.
    open var hidesBottomBarWhenPushed = false {
        didSet { if hidesBottomBarWhenPushed != oldValue { tabBarController?.tabsDidChange() } }
    }

    /// Shows another controller: pushed if this one is on a navigation stack, otherwise presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let container = parent { return container.show(vc, sender: sender) }
        present(vc, animated: true)
    }

    // MARK: Presentation

    /// Called after the user has dismissed the presentation, for controllers that notify a delegate of their own.
    package var onUserDismissal: (() -> Void)?

    /// The style in which the controller is presented. `.automatic` is read as `.pageSheet`.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { presentation.style == .automatic ? .pageSheet : presentation.style }
        set { presentation.style = newValue }
    }

    /// Whether only the app can dismiss the sheet, not the user.
    open var isModalInPresentation = false

    /// Whether a search of this controller presents itself over this one, instead of over the stack. On Linux it is
    /// only for searches, because everything else is presented over the window.
    open var definesPresentationContext = false

    /// The controller presented by this one or by an ancestor.
    open var presentedViewController: UIViewController? {
        rootOfHierarchy.presentation.presented ?? presentedSearch ?? parent?.presentedViewController
    }

    /// The controller that presents this one or an ancestor.
    open var presentingViewController: UIViewController? {
        presentation.presenter ?? parent?.presentingViewController
    }

    /// The presentation controller, created when first read.
    open var presentationController: UIPresentationController? { makePresentationController() }

    /// The coordinator of the controller's running transition; nil if there is none.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        if isBeingDismissed { return viewIfLoaded?.window?.presentations.dismissal(of: self)?.coordinator }
        let stack = (self as? UINavigationController)?.stack ?? navigationController?.stack
        return stack?.coordinator ?? presentationCoordinator
    }

    /// The coordinator of the presentation of this controller or its container.
    private var presentationCoordinator: TransitionCoordinator? {
        let window = presentation.presenter?.viewIfLoaded?.window
        return window?.presentations.presentation(of: self)?.coordinator ?? parent?.presentationCoordinator
    }

    /// The presentation controller, if the style is a sheet.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// The presentation controller, if the style is a popover.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// Presents a controller over the window. Properties change at once; the presentation follows in a later turn.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        startPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses the controller presented by this one, or else this one if it is presented.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        startDismissing(animated: flag, completion: completion)
    }
}
