import Turbo
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
