internal import GObjectKit

// The launch: creates the app delegate, then its scene; and further scenes.
extension AppLifecycle {
    func launch(delegateClass: AnyClass) -> Never {
        let info = InfoPropertyList.find(module: Self.module(of: delegateClass))
        let urls = URLSchemes(info).urls(in: Array(CommandLine.arguments.dropFirst()))
        AppIdentity(info).becomeCurrent()
        Toolkit.start()
        guard register(info, urls) else { exit(0) }
        restoration = StateRestoration(in: .ofApp) { [weak self] in self?.scenes ?? [] }
        start(delegateClass: delegateClass, info: info, urls: urls)
        MainLoop.run()
    }

    /// Registers the app on the session bus.
    ///
    /// - Returns: whether this process should run. An app with an identifier runs only once: a later start shows its
    ///   window.
    package func register(_ info: InfoPropertyList, _ urls: [URL] = []) -> Bool {
        guard let identifier = AppIdentity(info).identifier else { return true }
        let instance = SingleInstance(identifier: identifier) { [weak self] in self?.open($0) }
        self.instance = instance
        return instance.begin(with: urls)
    }

    static func module(of delegateClass: AnyClass) -> String {
        String(reflecting: delegateClass).prefix { $0 != "." }.description
    }

    /// Starts the app.
    ///
    /// - Parameters:
    ///   - info: the app's Info.plist.
    ///   - urls: the links that the app was started with.
    ///   - sceneDelegate: the class of the scene delegate, unless the app delegate chooses one.
    package func start(
        delegateClass: AnyClass, info: InfoPropertyList = InfoPropertyList(), urls: [URL] = [],
        sceneDelegate: AnyClass? = nil
    ) {
        AppResources.module = Self.module(of: delegateClass)
        self.info = info
        let identity = AppIdentity(info)
        identity.becomeCurrent()
        Toolkit.start()
        identity.useIcon()
        connectNotifications()
        let application = UIApplication.shared
        delegate = make(delegateClass) as? any UIApplicationDelegate
        application.delegate = delegate
        let window = mainStoryboardWindow()
        _ = delegate?.application(application, didFinishLaunchingWithOptions: nil)
        if let window, delegate?.window === window.window { window.show() }
        application.post(UIApplication.didFinishLaunchingNotification)
        useSceneDelegate(sceneDelegate)
        connectScenes(urls)
    }

    /// Connects the scenes of the app's previous run, or else the first one.
    private func connectScenes(_ urls: [URL]) {
        let former = restoration?.restoredActivities() ?? []
        if supportsMultipleScenes { former.dropLast().forEach { connectScene([], restoring: $0) } }
        connectScene(urls, restoring: former.last)
    }

    /// Opens links in the running app and brings its window to the front.
    package func open(_ urls: [URL]) {
        guard let scene else { return }
        activate(scene)
        if !urls.isEmpty { scene.delegate?.scene(scene, openURLContexts: Set(urls.map(UIOpenURLContext.init))) }
    }

    /// Brings the window of a scene to the front.
    func activate(_ scene: UIWindowScene) {
        (scene.keyWindow ?? scene.windows.first)?.makeKeyAndVisible()
    }

    /// Whether Info.plist allows several scenes.
    var supportsMultipleScenes: Bool {
        info.dictionary("UIApplicationSceneManifest")["UIApplicationSupportsMultipleScenes"] as? Bool == true
    }

    /// - Parameters:
    ///   - activity: the activity that the scene was requested with; nil for none.
    ///   - former: that of the app's previous run; nil for a new scene.
    func connectScene(_ urls: [URL], activity: NSUserActivity? = nil, restoring former: NSUserActivity? = nil) {
        let options = UIScene.ConnectionOptions()
        options.urlContexts = Set(urls.map(UIOpenURLContext.init))
        options.userActivities = Set([activity].compactMap { $0 })
        let session = UISceneSession(role: .windowApplication)
        let named: AnyClass? = sceneDelegateClass
        session.stateRestorationActivity = former
        session.configuration.delegateClass = named ?? namedSceneDelegate(of: session)
        if let delegate {
            session.configuration = delegate.application(
                UIApplication.shared, configurationForConnecting: session, options: options)
        }
        let scene = UIWindowScene(session: session, connectionOptions: options)
        add(scene)
        session.scene = scene
        let delegateClass: AnyClass? = session.configuration.delegateClass ?? named ?? namedSceneDelegate(of: session)
        scene.delegate = delegateClass.flatMap { make($0) as? any UISceneDelegate }
        let window = storyboardWindow(in: scene)
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        show(window, of: scene)
        scene.delegate?.sceneWillEnterForeground(scene)
    }

    /// The class that Info.plist names, or else the class `SceneDelegate` of Xcode's template. An app whose delegate
    /// has already created a window needs neither.
    private func namedSceneDelegate(of session: UISceneSession) -> AnyClass? {
        guard let name = SceneManifest(info, for: session).delegateClassName else {
            return delegate?.window == nil ? NSClassFromString("\(AppResources.module).SceneDelegate") : nil
        }
        if let found = NSClassFromString(name) { return found }
        Log.warnOnce("Info.plist names \(name) as the scene delegate, but the app has no class of that name.")
        return nil
    }

    /// Creates an object of a class that is known only at run time. ``InitTemplate`` calls the class's own `init()`.
    private func make(_ type: AnyClass) -> NSObject? {
        guard type is NSObject.Type else {
            Log.warn("\(type) is not a subclass of NSObject or UIResponder, so it cannot be created.")
            return nil
        }
        return unsafeBitCast(type, to: InitTemplate.Type.self).init()
    }
}

/// The URL schemes that the app opens, from Info.plist.
package struct URLSchemes {
    private let schemes: Set<String>

    package init(_ info: InfoPropertyList) {
        let texts = info.list("CFBundleURLTypes").flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
        schemes = Set(texts.compactMap(info.filled).map { $0.lowercased() })
    }

    package var isEmpty: Bool { schemes.isEmpty }

    /// The links in the arguments of the command line. The desktop entry passes them with `%u`.
    package func urls(in arguments: [String]) -> [URL] {
        arguments.compactMap { URL(string: $0) }.filter { schemes.contains($0.scheme?.lowercased() ?? "") }
    }
}
