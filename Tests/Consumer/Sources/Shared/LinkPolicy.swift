import UIKit
import WebKit

/// The app's own navigation delegate, for links that Turbo ignores.
public class LinkPolicy: NSObject, WKNavigationDelegate {
    public static let shared = LinkPolicy()
    public var decisions: [WKNavigationActionPolicy] = []
    public var finished: (() -> Void)?

    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        let isLink = navigationAction.navigationType == .linkActivated
        let isMainFrame = navigationAction.targetFrame?.isMainFrame ?? false
        let decision: WKNavigationActionPolicy = isLink && isMainFrame ? .cancel : .allow
        decisions.append(decision)
        decisionHandler(decision)
    }

    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy {
        guard let response = navigationResponse.response as? HTTPURLResponse else { return .allow }
        return (200..<300).contains(response.statusCode) ? .allow : .cancel
    }

    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        finished?()
    }

    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: Error) {
        print(error.localizedDescription)
    }

    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        webView.reload()
    }
}
