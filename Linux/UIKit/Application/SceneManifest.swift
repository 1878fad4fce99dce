/// The scene delegates that Info.plist names, as Xcode's template writes them.
struct SceneManifest {
    private let info: InfoPropertyList

    init(_ info: InfoPropertyList) {
        self.info = info
    }

    /// The class for a scene of a role: that of the configuration with the name, or else of the first one.
    func delegateClassName(role: UISceneSession.Role, configuration name: String?) -> String? {
        let scenes = info.dictionary("UIApplicationSceneManifest")["UISceneConfigurations"] as? [String: Any]
        let configurations = scenes?[role.rawValue] as? [[String: Any]] ?? []
        let named = configurations.first { name != nil && $0["UISceneConfigurationName"] as? String == name }
        let text = (named ?? configurations.first)?["UISceneDelegateClassName"] as? String
        return text.flatMap(info.filled)
    }
}
