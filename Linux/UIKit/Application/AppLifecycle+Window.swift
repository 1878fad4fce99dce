// The first window. The app creates it, or UIKit if Info.plist names a storyboard.
extension AppLifecycle {
    /// Creates the window for the scene's storyboard, with its initial view controller; nil if the scene delegate
    /// doesn't store it.
    func storyboardWindow(in scene: UIWindowScene) -> StoryboardWindow? {
        guard let name = SceneManifest(info, for: scene.session).storyboardName else { return nil }
        let (window, delegate) = (UIWindow(windowScene: scene), scene.delegate as? any UIWindowSceneDelegate)
        delegate?.window = window
        return delegate?.window === window ? StoryboardWindow(window, storyboard: name) : nil
    }

    /// Creates the window for the storyboard of an app without scenes; nil if the app delegate doesn't store it.
    func mainStoryboardWindow() -> StoryboardWindow? {
        guard info.dictionary("UIApplicationSceneManifest").isEmpty, let name = info.text("UIMainStoryboardFile") else {
            return nil
        }
        let window = UIWindow(frame: UIScreen.main.bounds)
        delegate?.window = window
        return delegate?.window === window ? StoryboardWindow(window, storyboard: name) : nil
    }

    /// Shows the storyboard's window, unless the delegate has replaced it. Logs a warning if there is no window.
    func show(_ made: StoryboardWindow?, of scene: UIWindowScene) {
        let kept = (scene.delegate as? any UIWindowSceneDelegate)?.window
        if let made, made.window === kept {
            made.show()
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

    /// The name of the storyboard with the scene's window.
    var storyboardName: String? { (configuration["UISceneStoryboardFile"] as? String).flatMap(info.filled) }
}

/// A window whose root is the initial view controller of a storyboard, until the delegate sets another.
@MainActor
struct StoryboardWindow {
    let window: UIWindow
    private let problem: any Error

    init(_ window: UIWindow, storyboard name: String) {
        self.window = window
        var problem: any Error = StoryboardProblem(
            "\(name).storyboard has no initial view controller. Mark one, or set the window's rootViewController.")
        do {
            window.rootViewController = try UIStoryboard(name: name, bundle: nil).makeInitialController()
        } catch let error {
            problem = error
        }
        self.problem = problem
    }

    /// Shows the window. If it is empty, it shows why.
    func show() {
        if window.rootViewController == nil { window.rootViewController = StoryboardNoticeController(problem) }
        window.makeKeyAndVisible()
    }
}
