/// Manages one page of content, and perhaps other controllers inside it.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    var loadedView: UIView?
    var storedChildren: [UIViewController] = []
    var appearance = Appearance.disappeared
    var isAppearanceTold = false
    let presentation = PresentationLinks()
    /// The page that shows the controller on a navigation stack.
    var page: NavigationPage?

    /// - Parameters: nibs do not exist here, so both are to be nil.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        if let nibNameOrNil { Log.warn("There are no nibs here: \(nibNameOrNil) is ignored.") }
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    open override var next: UIResponder? { presentation.presenter ?? viewIfLoaded?.superview }

    // MARK: View

    /// The root of the content, loaded when first read.
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

    /// The view, if it is loaded.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes `view`, as large as the window; to be overridden without calling super.
    open func loadView() {
        view = UIView(frame: UIApplication.shared.areaOfNewViews)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Loads the view now, unless it is.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        if loadedView == nil { view = UIView(frame: .zero) }
        viewDidLoad()
    }

    /// To be overridden: the view is there.
    open func viewDidLoad() {}

    // MARK: Appearance. A container passes these on to its children inside super's implementation.

    /// The view is about to be seen.
    open func viewWillAppear(_ animated: Bool) { forwardAppearance(true, animated) }
    /// To be overridden: the view is about to be seen, is in the window and has its size.
    open func viewIsAppearing(_ animated: Bool) {}
    /// The view is seen, and at rest.
    open func viewDidAppear(_ animated: Bool) { forwardEndOfAppearance() }
    /// The view is about to go out of sight.
    open func viewWillDisappear(_ animated: Bool) { forwardAppearance(false, animated) }
    /// The view is out of sight.
    open func viewDidDisappear(_ animated: Bool) { forwardEndOfAppearance() }
    /// To be overridden: the view is about to place its subviews.
    open func viewWillLayoutSubviews() {}
    /// To be overridden: the view has placed its subviews.
    open func viewDidLayoutSubviews() {}

    /// True while the appearance callbacks of its own addition to a container run.
    open internal(set) var isMovingToParent = false
    /// True while the appearance callbacks of its own removal from a container run.
    open internal(set) var isMovingFromParent = false
    /// True while it is being presented.
    open internal(set) var isBeingPresented = false
    /// True from an animated `dismiss` to its end, and in the callbacks of one without animation.
    open internal(set) var isBeingDismissed = false

    // MARK: Containment

    /// The container of this controller.
    open internal(set) weak var parent: UIViewController?
    /// The controllers in this container, in the order of their coming.
    open var children: [UIViewController] { storedChildren }

    /// Makes another controller a child; `didMove(toParent:)` is the caller's to call.
    open func addChild(_ childController: UIViewController) {
        adopt(childController)
    }

    /// Leaves the container, and tells `didMove(toParent:)` so.
    open func removeFromParent() {
        guard parent != nil else { return }
        leaveParent()
        didMove(toParent: nil)
    }

    /// To be overridden: the container is about to be another one, or none.
    open func willMove(toParent parent: UIViewController?) {}
    /// To be overridden: the container is another one now, or none.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Navigation

    /// The title, also of the navigation item.
    open var title: String? {
        didSet {
            navigationItem.title = title
            ownTabBarItem?.title = title
            viewIfLoaded?.window?.updateChrome()
        }
    }

    /// What the navigation bar shows for this page.
    open var navigationItem: UINavigationItem { item }
    private lazy var item = UINavigationItem(title: title ?? "")

    /// The nearest navigation controller around this one.
    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }

    /// The nearest tab bar controller around this one.
    open var tabBarController: UITabBarController? {
        parent as? UITabBarController ?? parent?.tabBarController
    }

    /// What a tab bar shows for this page, with its title at first.
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

    /// Whether the tabs are hidden while the page is on a navigation stack.
    open var hidesBottomBarWhenPushed = false {
        didSet { if hidesBottomBarWhenPushed != oldValue { tabBarController?.tabsDidChange() } }
    }

    /// Shows another controller as this one's surroundings do: on the navigation stack, or else presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let container = parent { return container.show(vc, sender: sender) }
        present(vc, animated: true)
    }

    // MARK: Presentation

    /// Called when the user has closed the presentation by a gesture or a key, for controllers that tell their own delegate.
    package var onUserDismissal: (() -> Void)?

    /// How the controller is shown when presented; `.automatic` reads as the sheet that it means.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { presentation.style == .automatic ? .pageSheet : presentation.style }
        set { presentation.style = newValue }
    }

    /// Whether the user cannot close the sheet, only the app.
    open var isModalInPresentation = false

    /// What this controller or an ancestor presents.
    open var presentedViewController: UIViewController? {
        presentation.presented ?? parent?.presentedViewController
    }

    /// What presents this controller or an ancestor.
    open var presentingViewController: UIViewController? {
        presentation.presenter ?? parent?.presentingViewController
    }

    /// The presentation of this controller, made when first read.
    open var presentationController: UIPresentationController? { makePresentationController() }

    /// The transition that the controller takes part in; nil at rest.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        if isBeingDismissed { return viewIfLoaded?.window?.presentations.dismissal(of: self)?.coordinator }
        let stack = (self as? UINavigationController)?.stack ?? navigationController?.stack
        return stack?.coordinator ?? presentationCoordinator
    }

    /// Of the presentation of this controller or of the one that contains it.
    private var presentationCoordinator: TransitionCoordinator? {
        let window = presentation.presenter?.viewIfLoaded?.window
        return window?.presentations.presentation(of: self)?.coordinator ?? parent?.presentationCoordinator
    }

    /// The presentation as a sheet, if the style is one.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// The presentation as a popover, if the style is one.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// Shows a controller over the window. It takes place in a later turn; the properties change at once.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        startPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Takes away what this controller presents, or else itself if it is presented.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        startDismissing(animated: flag, completion: completion)
    }
}
