package import GObjectKit

/// A window of the desktop.
@preconcurrency @MainActor
open class UIWindow: UIView {
    let handle = WindowHandle()
    lazy var presentations = PresentationQueue(window: self)
    lazy var keyboard = WindowFocus(of: self)
    var isShown = false
    /// The bar of a window whose root has none. Until a navigation controller shows its own, it lies over the root's
    /// view.
    let fallbackBar = WindowBar()
    /// Whether the content fills the screen, without bars.
    var isFullScreen = false {
        didSet { if isFullScreen != oldValue { fullScreenDidChange() } }
    }

    /// The page in full screen over everything else.
    var fullScreenView: FullScreenView?

    /// Whether screen readers announce a new title as that of the window. A page announces it itself, when it gets the
    /// keyboard focus.
    var isNamedByTitle = false {
        didSet { if isNamedByTitle != oldValue { updateChrome() } }
    }

    /// The title on the desktop.
    package var titleOnDesktop: String { handle.title }

    /// Creates a window of a size. A frame of the screen's size, as apps use on iOS, gives the default size.
    public override init(frame: CGRect) {
        let isAnySize = frame.isEmpty || frame == UIScreen.main.bounds
        super.init(frame: isAnySize ? CGRect(origin: .zero, size: WindowHandle.defaultSize) : frame)
        setUpWindow()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpWindow()
    }

    /// Creates a window of a scene. It has the size of the scene's window when the app ended.
    public init(windowScene: UIWindowScene) {
        let former = windowScene.session.stateRestorationActivity?.window
        super.init(frame: CGRect(origin: .zero, size: former?.size ?? WindowHandle.defaultSize))
        setUpWindow()
        if former?.isMaximized == true { handle.maximize() }
        self.windowScene = windowScene
        // Property observers don't run in an initializer.
        windowScene.remember(self)
    }

    /// The GTK window, as the parent of dialogs.
    package var gtkWindow: GObjectReference { handle.reference }

    /// Called for each command of the user before the window handles it. Returns true if something over the app has
    /// handled it. The default is nil.
    package var handleCommand: (@MainActor (WindowCommand) -> Bool)?

    /// Additional shortcuts of this window for the list of shortcuts, in GTK's format. The default is none.
    package var ownKeys: [(accelerator: String, title: String)] = []

    /// The widget that contains the app's views.
    package var appWidget: GObjectReference { host.reference }

    open override var window: UIWindow? { self }

    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    /// The scene that contains the window.
    open weak var windowScene: UIWindowScene? {
        didSet {
            oldValue?.forget(self)
            windowScene?.remember(self)
        }
    }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet { rootDidChange(from: oldValue) }
    }

    /// Whether the app is light or dark. `unspecified`, the default, follows the desktop. NB: on Linux it applies to
    /// all windows of the app and to their pages, because the theme of a process is the same everywhere.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { overrideUserInterfaceStyle.apply() }
    }

    /// Whether the window has the keyboard focus.
    open var isKeyWindow: Bool { handle.isActive }

    /// Shows the window and brings it to the front.
    open func makeKeyAndVisible() { show() }

    open override var isHidden: Bool {
        // Before the widgets are hidden, while open popovers can be found.
        willSet { if newValue { hide() } }
        didSet { if !isHidden { show() } }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        fallbackBar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: fallbackBar.preferredHeight)
        let top = isRootBelowBar ? fallbackBar.preferredHeight : 0
        let content = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
        rootViewController?.viewIfLoaded?.frame = content
    }
}

extension UIWindow {
    /// Shows a message for a few seconds at the bottom of the window.
    ///
    /// - Parameter button: a button with an action; nil for none.
    package func showToast(_ text: String, button: (title: String, perform: @MainActor () -> Void)? = nil) {
        guard let button else { return handle.showToast(text) }
        handle.showToast(text, button: (button.title, { button.perform() }))
    }
}
