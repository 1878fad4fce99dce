internal import CGTK

/// The central object of the running app.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    private static let instance = UIApplication()

    let lifecycle = AppLifecycle()

    /// The singleton app instance.
    open class var shared: UIApplication { instance }

    /// The app delegate. The launch code retains the delegate of a launched app.
    open weak var delegate: (any UIApplicationDelegate)?

    /// The state of the app: active, inactive or in the background.
    open var applicationState: State { lifecycle.state }

    /// The size of text that the user prefers.
    open var preferredContentSizeCategory: UIContentSizeCategory { .nearest(toScale: TextScale.current) }

    /// The direction of the user's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
    }

    /// The connected scenes.
    open var connectedScenes: Set<UIScene> { Set(lifecycle.scenes) }

    /// The sessions of the scenes. On Linux, a session ends with its scene.
    open var openSessions: Set<UISceneSession> { Set(lifecycle.scenes.map(\.session)) }

    /// Whether the app may have several scenes: `UIApplicationSupportsMultipleScenes` in Info.plist.
    open var supportsMultipleScenes: Bool { lifecycle.supportsMultipleScenes }

    /// The app's windows, oldest first.
    open var windows: [UIWindow] { remembered.compactMap(\.window) }
    private var remembered: [WeakWindow] = []

    /// The windows of a scene on screen. A window without a scene, such as that of an app without a scene delegate,
    /// belongs to the scene that was used last.
    package func shownWindows(of scene: UIWindowScene) -> [UIWindow] {
        windows.filter { $0.isShown && $0.windowScene ?? lifecycle.scene === scene }
    }

    func remember(_ window: UIWindow) {
        remembered.removeAll { $0.window == nil }
        remembered.append(WeakWindow(window: window))
    }

    /// The frame of a view before it is in a window: that of the newest window, which is probably the one it will be
    /// in.
    var areaOfNewViews: CGRect { windows.last?.bounds ?? CGRect(origin: .zero, size: WindowHandle.defaultSize) }

    open override var next: UIResponder? { delegate as? UIResponder }

    /// Requests time in the background. On Linux an app is never suspended, so the handler isn't called.
    nonisolated open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        UIBackgroundTaskIdentifier(rawValue: .random(in: 1...Int.max))
    }

    /// Ends a request for time in the background.
    nonisolated open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// The URL that opens the settings of this app: on Linux, the panel of GNOME's settings for apps. Without GNOME's
    /// settings, no app opens it.
    nonisolated public class var openSettingsURLString: String { "app-settings:" }

    /// Whether the app receives remote notifications: always false on Linux.
    open var isRegisteredForRemoteNotifications: Bool { false }

    /// Registers for remote notifications. Linux has none, so the app delegate receives an error.
    open func registerForRemoteNotifications() {
        Toolkit.nextTurn {
            self.delegate?.application(
                self, didFailToRegisterForRemoteNotificationsWithError: AppLifecycle.hasNoRemoteNotifications)
        }
    }

    /// Unregisters from remote notifications. Linux has none.
    open func unregisterForRemoteNotifications() {}

    /// Whether the desktop has an app for the URL's scheme.
    open func canOpenURL(_ url: URL) -> Bool {
        ExternalOpener.canOpen(url)
    }

    /// Opens a URL in the desktop's app for its scheme.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let success = ExternalOpener.open(url)
        guard let completion else { return }
        Toolkit.nextTurn { completion(success) }
    }

    /// Opens a URL in the desktop's app for its scheme. Returns whether there was one.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        ExternalOpener.open(url)
    }

    /// Brings the window of a session to the front, or creates a scene.
    ///
    /// - Parameters:
    ///   - sceneSession: the session; nil for a new scene.
    ///   - userActivity: the activity for the scene delegate. A new scene receives it in its `connectionOptions`.
    ///   - options: has no effect on Linux.
    ///   - errorHandler: called with a ``UISceneError`` if the app doesn't support several scenes.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        if let scene = sceneSession?.scene as? UIWindowScene {
            lifecycle.activate(scene)
            if let userActivity { scene.delegate?.scene(scene, continue: userActivity) }
        } else if supportsMultipleScenes {
            lifecycle.connectScene([], activity: userActivity)
        } else {
            errorHandler?(UISceneError(.multipleScenesNotSupported))
        }
    }

    /// Closes the windows of a scene without asking the user, and ends the app with its last window.
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let scene = sceneSession.scene as? UIWindowScene else { return }
        lifecycle.close(scene)
    }
}
