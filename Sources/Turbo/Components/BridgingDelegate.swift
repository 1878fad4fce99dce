import WebKit

/// What a component and a screen ask of a ``BridgeDelegate``. A protocol, so that a test may stand in for it (as in
/// Hotwire Native).
@preconcurrency @MainActor
public protocol BridgingDelegate: AnyObject {
    /// The URL that the screen was made for.
    var location: String { get }
    var destination: (any BridgeDestination)? { get }
    /// The web view while it is on the screen.
    var webView: WKWebView? { get }

    func webViewDidBecomeActive(_ webView: WKWebView)
    func webViewDidBecomeDeactivated()
    /// Sends a message to the page: see ``BridgeDelegate/reply(with:)``.
    func reply(with message: BridgeMessage) async throws -> Bool

    func onViewDidLoad()
    func onViewWillAppear()
    func onViewDidAppear()
    func onViewWillDisappear()
    func onViewDidDisappear()

    /// The screen's component of a type, once the page has sent a message for it.
    func component<C: BridgeComponent>() -> C?

    /// The page has the bridge now.
    func bridgeDidInitialize()
    /// A message of the page came. - Returns: whether a component took it.
    func bridgeDidReceiveMessage(_ message: BridgeMessage) -> Bool
}
