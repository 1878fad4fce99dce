/// What the system knows about a scene beyond its life.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// The scene, while it is connected.
    open internal(set) weak var scene: UIScene?
    /// What the application delegate chose.
    open internal(set) var configuration: UISceneConfiguration
    /// What the scene is for.
    open private(set) var role: Role

    init(role: Role) {
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        super.init()
    }

    /// What a scene is for.
    public struct Role: Hashable, RawRepresentable, Sendable {
        public var rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Windows for the user.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }
}
