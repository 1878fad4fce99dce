internal import GObjectKit

// The launch: the app delegate is made first, then its scene.
extension LifeCycle {
    func launch(delegateClass: AnyClass) -> Never {
        start(delegateClass: delegateClass)
        MainLoop.run()
    }

    /// - Parameter info: the app's Info.plist; that of the running program by default.
    package func start(delegateClass: AnyClass, info: InfoPropertyList? = nil) {
        module = String(reflecting: delegateClass).prefix { $0 != "." }.description
        self.info = info ?? .find(module: module)
        let identity = AppIdentity(self.info)
        identity.becomeCurrent()
        Toolkit.start()
        identity.useIcon()
        let application = UIApplication.shared
        delegate = make(delegateClass) as? any UIApplicationDelegate
        application.delegate = delegate
        _ = delegate?.application(application, didFinishLaunchingWithOptions: nil)
        application.post(UIApplication.didFinishLaunchingNotification)
        connectScene()
    }

    private func connectScene() {
        let options = UIScene.ConnectionOptions()
        let session = UISceneSession(role: .windowApplication)
        session.configuration.delegateClass = namedSceneDelegate(of: session)
        if let delegate {
            session.configuration = delegate.application(
                UIApplication.shared, configurationForConnecting: session, options: options)
        }
        let scene = UIWindowScene(session: session, connectionOptions: options)
        self.scene = scene
        session.scene = scene
        let delegateClass = session.configuration.delegateClass ?? namedSceneDelegate(of: session)
        scene.delegate = delegateClass.flatMap { make($0) as? any UISceneDelegate }
        if scene.delegate == nil, delegate?.window == nil { sayThatThereIsNoWindow() }
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        scene.delegate?.sceneWillEnterForeground(scene)
    }

    /// The class that Info.plist names or, without a name, the one that Xcode's template calls `SceneDelegate`. An app
    /// that has made its window already needs none.
    private func namedSceneDelegate(of session: UISceneSession) -> AnyClass? {
        let name = SceneManifest(info).delegateClassName(role: session.role, configuration: session.configuration.name)
        guard let name else {
            return delegate?.window == nil ? NSClassFromString("\(module).SceneDelegate") : nil
        }
        if let found = NSClassFromString(name) { return found }
        Log.warnOnce("Info.plist names \(name) as the scene delegate, but there is no such class.")
        return nil
    }

    private func sayThatThereIsNoWindow() {
        Log.warn(
            "There is no window. Name your scene delegate in Info.plist (UIApplicationSceneManifest), in a folder that the "
                + "target copies as a resource or beside the executable; or set it as the delegateClass of the "
                + "configuration in application(_:configurationForConnecting:options:).")
    }

    /// The class is known at run time only; see InitTemplate.
    private func make(_ type: AnyClass) -> NSObject? {
        guard type is NSObject.Type else {
            Log.warn("\(type) is not a subclass of NSObject or UIResponder, so it cannot be made.")
            return nil
        }
        return unsafeBitCast(type, to: InitTemplate.Type.self).init()
    }
}
