/// Methods that respond to life-cycle events of a scene.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called after the scene has been created. Create its window here.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Called when links are opened in the running app. The links of the launch are in `connectionOptions` instead.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// Called when a request for this scene has an activity. That of a new scene is in `connectionOptions` instead.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// Returns the activity from which the scene can return to its current state; nil, the default, for none. Called when
    /// the scene enters the background, when its window is closed and, on Linux, after changes. The activity of the
    /// previous run is ``UISceneSession/stateRestorationActivity``.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// Called after the last window of the scene has been closed.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called after a window of the scene has become active.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called when no window of the scene is active any longer.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called when the scene is about to become visible.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called when all windows of the scene are hidden, for example minimized.
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}
