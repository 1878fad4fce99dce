import Foundation

/// An instance of the app's interface: on Linux, usually a window.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// The session of the scene.
    open private(set) var session: UISceneSession
    /// The scene delegate, which the scene retains.
    open var delegate: (any UISceneDelegate)?

    /// Creates a scene. The system calls it at launch.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }

    /// The state of the scene: active, inactive, in the background or unattached.
    open var activationState: ActivationState { session.scene === self ? state : .unattached }
    /// The state while the scene is connected.
    private(set) var state = ActivationState.foregroundInactive

    func change(to new: ActivationState) {
        let old = state
        state = new
        switch (old, new) {
        case (_, .foregroundActive): delegate?.sceneDidBecomeActive(self)
        case (.foregroundActive, _): delegate?.sceneWillResignActive(self)
        case (_, .background): delegate?.sceneDidEnterBackground(self)
        default:
            delegate?.sceneWillEnterForeground(self)
            NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: self)
        }
    }

    /// Posted when the window of a scene is about to become visible again. The object is the scene.
    public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillEnterForegroundNotification")
    }

    /// Opens a URL in the desktop's app for its scheme. There are no universal links on Linux.
    open func open(
        _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        guard options?.universalLinksOnly != true else {
            return Toolkit.nextTurn { completion?(false) }
        }
        UIApplication.shared.open(url, completionHandler: completion)
    }

    /// Opens a URL in the desktop's app for its scheme. Returns whether there was one.
    @discardableResult
    open func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
        options?.universalLinksOnly != true && ExternalOpener.open(url)
    }

    /// The states of a scene.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    /// The options of `open(_:options:)`.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// Whether to open the URL only as a universal link. On Linux this always fails.
        open var universalLinksOnly = false
    }

    /// The reasons why the scene was created.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// The URLs that the app was started with.
        open internal(set) var urlContexts: Set<UIOpenURLContext> = []
        /// The activity that the scene was requested with.
        open internal(set) var userActivities: Set<NSUserActivity> = []
    }

    /// The options of a request for a scene.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        /// The scene that makes the request. On Linux it has no effect. The default is nil.
        open var requestingScene: UIScene?
    }
}

/// Options for closing a scene. On Linux there are none.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// A URL for the app to open. Its scheme is one that the app's Info.plist declares.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    init(_ url: URL) {
        self.url = url
        super.init()
    }

    /// The URL to open.
    open private(set) var url: URL
}
