import UIKit
import WebKit

/// Delegate methods in the style before Swift 6.
public class PlainLinkPolicy: NSObject, WKNavigationDelegate, WKUIDelegate {
    public private(set) var asked = 0
    public var finished: (() -> Void)?

    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        asked += 1
        DispatchQueue.main.async { decisionHandler(.allow) }
    }

    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> ()
    ) {
        asked += 1
        decisionHandler(.allow)
    }

    public func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        completionHandler(.performDefaultHandling, nil)
    }

    public func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void
    ) {
        completionHandler(message.isEmpty)
    }

    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        finished?()
    }
}
