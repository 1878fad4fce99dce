/// The system's information about a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// The scene, as long as it is connected.
    open internal(set) weak var scene: UIScene?
    /// The configuration that the app delegate has chosen.
    open internal(set) var configuration: UISceneConfiguration
    /// An identifier of the session.
    open private(set) var persistentIdentifier = UUID().uuidString
    /// The activity that the scene delegate returned before the app ended; nil for a scene without one. On Linux, the
    /// first scene has that of the scene that was used last.
    open var stateRestorationActivity: NSUserActivity?
    /// The role of the scene.
    open private(set) var role: Role

    init(role: Role) {
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        super.init()
    }

    /// The role of a scene.
    public struct Role: Hashable, RawRepresentable, Sendable {
        public var rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// An interactive window.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }
}
