import TurboSession
import WebKit

/// The bridge of a web view. Sessions create it themselves.
@preconcurrency @MainActor
public enum Bridge {
    /// Does nothing, because the session of a web view initializes its bridge. For apps that create their own web
    /// views.
    public static func initialize(_ webView: WKWebView) {}
}

/// An error that keeps a reply from being sent.
public enum BridgeError: Error {
    /// There is no web view. Never thrown in this module, because a reply waits for its page.
    case missingWebView
}

/// The members of a component's delegate without `?`, as in strada-ios, whose delegate isn't optional.
extension Optional where Wrapped == any BridgingDelegate {
    /// The screen; nil once it is deallocated.
    @preconcurrency @MainActor public var destination: (any BridgeDestination)? { self?.destination }

    /// The web view while it is on the screen.
    @preconcurrency @MainActor public var webView: WKWebView? { self?.webView }

    /// The URL that the screen was created for; empty once the screen is deallocated.
    @preconcurrency @MainActor public var location: String { self?.location ?? "" }

    /// Returns the screen's component of a type; nil if the page has sent no message for it yet.
    @preconcurrency @MainActor public func component<C: BridgeComponent>() -> C? { self?.component() }

    /// Sends a message to the page. See `BridgeDelegate.reply(with:)`.
    ///
    /// - Returns: true if the message was sent or waits.
    /// - Throws: the error that the page threw.
    @preconcurrency @MainActor @discardableResult
    public func reply(with message: BridgeMessage) async throws -> Bool {
        try await self?.reply(with: message) ?? false
    }
}
