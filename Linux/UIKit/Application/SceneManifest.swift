/// What Info.plist says of a scene, as Xcode's template writes it.
@MainActor
struct SceneManifest {
    private let info: InfoPropertyList
    private let configuration: [String: Any]

    /// The configuration with the name of the scene's counts, or else the first one.
    init(_ info: InfoPropertyList, for session: UISceneSession) {
        self.info = info
        let scenes = info.dictionary("UIApplicationSceneManifest")["UISceneConfigurations"] as? [String: Any]
        let configurations = scenes?[session.role.rawValue] as? [[String: Any]] ?? []
        let name = session.configuration.name
        let named = configurations.first { name != nil && $0["UISceneConfigurationName"] as? String == name }
        configuration = named ?? configurations.first ?? [:]
    }

    /// The class of the scene's delegate.
    var delegateClassName: String? { (configuration["UISceneDelegateClassName"] as? String).flatMap(info.filled) }

    /// Whether UIKit makes the scene's window, as it does for a storyboard. What is in the storyboard isn't read.
    var hasStoryboard: Bool { configuration["UISceneStoryboardFile"] is String }
}
