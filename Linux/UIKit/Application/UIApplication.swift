/// The running app.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    private static let instance = UIApplication()

    let lifeCycle = LifeCycle()

    /// The one application object.
    open class var shared: UIApplication { instance }

    /// Told about the app's life. The delegate of a launched app is kept alive by it.
    open weak var delegate: (any UIApplicationDelegate)?

    /// Whether the app has the user's attention.
    open var applicationState: State { lifeCycle.state }

    /// The scenes with a window.
    open var connectedScenes: Set<UIScene> { Set(lifeCycle.scene.map { [$0] } ?? []) }

    /// All windows, from the oldest.
    open var windows: [UIWindow] { remembered.compactMap(\.window) }
    private var remembered: [WeakWindow] = []

    func remember(_ window: UIWindow) {
        remembered.removeAll { $0.window == nil }
        remembered.append(WeakWindow(window: window))
    }

    /// How large a view is before it is in a window: as the one that was made last, which is most likely its own.
    var areaOfNewViews: CGRect {
        windows.last?.bounds ?? CGRect(origin: .zero, size: WindowHandle.defaultSize)
    }

    open override var next: UIResponder? { delegate as? UIResponder }

    /// Whether the desktop has an app for the link's scheme.
    open func canOpenURL(_ url: URL) -> Bool {
        ExternalOpener.canOpen(url)
    }

    /// Hands a link to the desktop's app for it.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let success = ExternalOpener.open(url)
        guard let completion else { return }
        Toolkit.nextTurn { completion(success) }
    }

    /// Hands a link to the desktop's app for it, and tells whether there was one.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        ExternalOpener.open(url)
    }
}
