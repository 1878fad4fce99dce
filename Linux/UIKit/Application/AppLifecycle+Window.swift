// The first window. The app creates it, or UIKit if Info.plist names a storyboard.
extension AppLifecycle {
    /// Creates the window for a storyboard; nil if the scene delegate doesn't store it.
    func storyboardWindow(in scene: UIWindowScene) -> UIWindow? {
        guard SceneManifest(info, for: scene.session).hasStoryboard else { return nil }
        let (window, delegate) = (UIWindow(windowScene: scene), scene.delegate as? any UIWindowSceneDelegate)
        delegate?.window = window
        return delegate?.window === window ? window : nil
    }

    /// Shows that window, unless the delegate has replaced it. Logs a warning if there is no window.
    func show(_ window: UIWindow?, of scene: UIWindowScene) {
        let kept = (scene.delegate as? any UIWindowSceneDelegate)?.window
        if let window, window === kept {
            if window.rootViewController == nil { Log.warn("Storyboards are not supported: set rootViewController.") }
            window.makeKeyAndVisible()
        } else if kept == nil, delegate?.window == nil, scene.windows.isEmpty {
            warnAboutMissingWindow()
        }
    }

    private func warnAboutMissingWindow() {
        Log.warn(
            "There is no window. Name your scene delegate in Info.plist (UIApplicationSceneManifest), in a folder that the "
                + "target copies as a resource or beside the executable. Or set it as the delegateClass of the "
                + "configuration in application(_:configurationForConnecting:options:). Create the window in "
                + "scene(_:willConnectTo:options:). If Info.plist names a UISceneStoryboardFile, UIKit has created it.")
    }
}

/// The scene configuration in Info.plist, in the format of Xcode's template.
@MainActor
struct SceneManifest {
    private let info: InfoPropertyList
    private let configuration: [String: Any]

    /// Uses the configuration whose name is the scene's, or else the first one.
    init(_ info: InfoPropertyList, for session: UISceneSession) {
        self.info = info
        let scenes = info.dictionary("UIApplicationSceneManifest")["UISceneConfigurations"] as? [String: Any]
        let configurations = scenes?[session.role.rawValue] as? [[String: Any]] ?? []
        let name = session.configuration.name
        let named = configurations.first { name != nil && $0["UISceneConfigurationName"] as? String == name }
        configuration = named ?? configurations.first ?? [:]
    }

    /// The class name of the scene delegate.
    var delegateClassName: String? { (configuration["UISceneDelegateClassName"] as? String).flatMap(info.filled) }

    /// Whether UIKit creates the scene's window, as for a storyboard. The storyboard itself isn't read.
    var hasStoryboard: Bool { configuration["UISceneStoryboardFile"] is String }
}
