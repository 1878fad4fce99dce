/// One instance of the app's interface. There is one, made at launch.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// What is known about the scene beyond its life.
    open private(set) var session: UISceneSession
    /// Told about the life of the scene, and kept alive by it.
    open var delegate: (any UISceneDelegate)?

    /// Made at launch, by the system.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }

    /// Why the scene was made; nothing is passed here.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {}
}
