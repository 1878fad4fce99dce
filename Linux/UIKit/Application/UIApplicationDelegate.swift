/// Told about the life of the app, and asked for the configuration of its scene.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The window of an app without scenes.
    var window: UIWindow? { get set }
    /// The app has started. The result says whether it handles what it was started for.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Which class takes care of the scene about to be made.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// A window of the app has the keyboard now.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// No window of the app has the keyboard any more.
    func applicationWillResignActive(_ application: UIApplication)
    /// All windows are out of sight.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// A window is about to be seen again.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The last window has been closed.
    func applicationWillTerminate(_ application: UIApplication)
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

    /// What `@main` calls: starts the toolkit, makes the delegate and its scene, and runs until the window is closed.
    public static func main() {
        UIApplication.shared.lifeCycle.launch(delegateClass: Self.self)
    }
}
