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

    /// Whether the scene has the user's attention.
    open var activationState: ActivationState {
        guard session.scene === self else { return .unattached }
        switch UIApplication.shared.applicationState {
        case .active: return .foregroundActive
        case .inactive: return .foregroundInactive
        case .background: return .background
        }
    }

    /// Hands a link to the desktop's app for it. No app here claims the links of a site.
    open func open(
        _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        guard options?.universalLinksOnly != true else {
            return Toolkit.nextTurn { completion?(false) }
        }
        UIApplication.shared.open(url, completionHandler: completion)
    }

    /// Hands a link to the desktop's app for it, and tells whether there was one.
    @discardableResult
    open func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
        options?.universalLinksOnly != true && ExternalOpener.open(url)
    }

    /// What a scene can be doing.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    /// Options of `open(_:options:)`.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// Whether to open the link only in an app that claims the links of its site.
        open var universalLinksOnly = false
    }

    /// Why the scene was made.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// The links that the app was started with.
        open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    }
}
