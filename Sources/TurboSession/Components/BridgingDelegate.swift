import WebKit

/// The interface of a ``BridgeDelegate`` for components and screens. It is a protocol so that tests can replace the
/// delegate (as in Hotwire Native).
@preconcurrency @MainActor
public protocol BridgingDelegate: AnyObject {
    /// The URL that the screen was created for.
    var location: String { get }
    /// The screen; nil once it is deallocated.
    var destination: (any BridgeDestination)? { get }
    /// The web view while it is on the screen.
    var webView: WKWebView? { get }

    /// Tells the delegate that the web view was moved to its screen. Call this from `visitableDidActivateWebView(_:)`.
    func webViewDidBecomeActive(_ webView: WKWebView)
    /// Tells the delegate that the web view was removed from its screen. Replies wait until it returns. Call this from
    /// `visitableDidDeactivateWebView()`.
    func webViewDidBecomeDeactivated()
    /// Sends a message to the page. See ``BridgeDelegate/reply(with:)``.
    ///
    /// - Returns: true if the message was sent or waits.
    /// - Throws: the error that the page threw.
    func reply(with message: BridgeMessage) async throws -> Bool

    /// Notifies the screen's components that its view was loaded.
    func onViewDidLoad()
    /// Notifies the screen's components that it is about to appear.
    func onViewWillAppear()
    /// Notifies the screen's components that it has appeared.
    func onViewDidAppear()
    /// Notifies the screen's components that it is about to disappear.
    func onViewWillDisappear()
    /// Notifies the screen's components that it has disappeared.
    func onViewDidDisappear()

    /// Returns the screen's component of a type; nil if the page has sent no message for it yet.
    func component<C: BridgeComponent>() -> C?

    /// Tells the delegate that the bridge's script has started in the page.
    func bridgeDidInitialize()
    /// Tells the delegate that the page sent a message.
    ///
    /// - Returns: whether a component received it.
    func bridgeDidReceiveMessage(_ message: BridgeMessage) -> Bool
}
