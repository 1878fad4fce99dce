import WebKit

/// Makes the web views of sessions: the interface of ``TurboConfig`` for a closure that receives the configuration.
@preconcurrency @MainActor
public protocol WebViewMaking: AnyObject {
    /// Creates the web view of a session.
    var makeCustomWebView: @MainActor () -> WKWebView { get set }
    /// Creates a web view configuration with the user agent.
    func makeWebViewConfiguration() -> WKWebViewConfiguration
}

extension WebViewMaking {
    /// Creates the web view of a session from its configuration, as in the later versions of Masilotti's
    /// TurboNavigator.
    public var makeCustomWebView: @MainActor (WKWebViewConfiguration) -> WKWebView {
        get { { [unowned self] _ in self.makeCustomWebView() } }
        set { makeCustomWebView = { [unowned self] in newValue(self.makeWebViewConfiguration()) } }
    }
}

extension TurboConfig: WebViewMaking {}
