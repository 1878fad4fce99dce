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
