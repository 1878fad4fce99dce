/// One instance of the app's interface. There is one, made at launch.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    open private(set) var session: UISceneSession
    open var delegate: (any UISceneDelegate)?

    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }

    /// Why the scene was made; nothing is passed here.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {}
}
