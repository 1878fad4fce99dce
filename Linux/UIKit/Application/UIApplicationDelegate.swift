/// Methods that respond to life-cycle events of the app, and configure its scene.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The window of an app that doesn't use scenes.
    var window: UIWindow? { get set }
    /// Called after the app has launched. On Linux the result has no effect.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Returns the configuration for the scene that is about to be created.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Called after a window of the app has become active.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called when no window of the app is active any longer.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when all windows are hidden, for example minimized.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called when a window is about to become visible again.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called after the last window has been closed.
    func applicationWillTerminate(_ application: UIApplication)
    /// Not called on Linux, which has no remote notifications.
    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// Called after the app has registered for remote notifications, because Linux has none.
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// Not called on Linux, which has no remote notifications.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
}

extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }

    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }

    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}

    public func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}

    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}

    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {}

    /// The entry point for `@main`. Starts GTK, creates the app delegate and its scene, and runs until the last window
    /// closes.
    public static func main() {
        UIApplication.shared.lifecycle.launch(delegateClass: Self.self)
    }
}
