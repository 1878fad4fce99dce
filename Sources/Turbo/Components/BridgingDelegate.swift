import WebKit

/// What a component and a screen ask of a ``BridgeDelegate``. A protocol, so that a test may stand in for it (as in
/// Hotwire Native).
@preconcurrency @MainActor
public protocol BridgingDelegate: AnyObject {
    /// The URL that the screen was made for.
    var location: String { get }
    /// The screen; nil once it is gone.
    var destination: (any BridgeDestination)? { get }
    /// The web view while it is on the screen.
    var webView: WKWebView? { get }

    /// The session's web view has come to the screen. Call it from `visitableDidActivateWebView(_:)`.
    func webViewDidBecomeActive(_ webView: WKWebView)
    /// The web view has left the screen. Replies wait until it is back. Call it from
    /// `visitableDidDeactivateWebView()`.
    func webViewDidBecomeDeactivated()
    /// Sends a message to the page: see ``BridgeDelegate/reply(with:)``.
    ///
    /// - Returns: true if it was sent or waits.
    /// - Throws: what the page threw.
    func reply(with message: BridgeMessage) async throws -> Bool

    /// Tells the screen's components that its view was loaded.
    func onViewDidLoad()
    /// Tells the screen's components that it is about to appear.
    func onViewWillAppear()
    /// Tells the screen's components that it has appeared.
    func onViewDidAppear()
    /// Tells the screen's components that it is about to disappear.
    func onViewWillDisappear()
    /// Tells the screen's components that it has disappeared.
    func onViewDidDisappear()

    /// The screen's component of a type, once the page has sent a message for it.
    func component<C: BridgeComponent>() -> C?

    /// The page has the bridge now.
    func bridgeDidInitialize()
    /// A message of the page came. - Returns: whether a component took it.
    func bridgeDidReceiveMessage(_ message: BridgeMessage) -> Bool
}
