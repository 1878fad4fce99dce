package import GObjectKit

/// A window of the desktop.
@preconcurrency @MainActor
open class UIWindow: UIView {
    let handle = WindowHandle()
    lazy var presentations = PresentationQueue(window: self)
    lazy var keyboard = WindowKeyboard(of: self)
    var isShown = false
    let fallbackBar = WindowBar()
    /// Whether the pages fill the screen, without bars.
    var isFullScreen = false {
        didSet { if isFullScreen != oldValue { fullScreenDidChange() } }
    }

    /// A window of a size. One as large as the screen, which is all that an app has on iOS, gets the usual size.
    public override init(frame: CGRect) {
        let isAnySize = frame.isEmpty || frame == UIScreen.main.bounds
        super.init(frame: isAnySize ? CGRect(origin: .zero, size: WindowHandle.defaultSize) : frame)
        setUpWindow()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpWindow()
    }

    /// A window of the scene.
    public init(windowScene: UIWindowScene) {
        super.init(frame: CGRect(origin: .zero, size: WindowHandle.defaultSize))
        setUpWindow()
        self.windowScene = windowScene
        // Observers do not run inside an initialiser.
        windowScene.remember(self)
    }

    /// The GTK window, for dialogs that belong to it.
    package var gtkWindow: GObjectReference { handle.reference }

    /// Asked about the user's requests before the window answers them: whether something over the app takes one. nil by
    /// default.
    package var takesRequest: (@MainActor (UserRequest) -> Bool)?

    /// Keys that the list of keys has for this window alone, as GTK names them. None by default.
    package var ownKeys: [(accelerator: String, title: String)] = []

    /// What holds the app's own views in it.
    package var appWidget: GObjectReference { host.reference }

    open override var window: UIWindow? { self }

    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    /// The scene that the window belongs to.
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

    /// Whether the window has the keyboard.
    open var isKeyWindow: Bool { handle.isActive }

    /// Shows the window and brings it to the front.
    open func makeKeyAndVisible() {
        show()
    }

    open override var isHidden: Bool {
        didSet { isHidden ? hide() : show() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let top = fallbackBar.preferredHeight
        fallbackBar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
        let content = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
        rootViewController?.viewIfLoaded?.frame = content
    }
}
