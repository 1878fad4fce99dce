import WebKit

/// Receives messages of a page, and reads its cookies.
public class PageMessages: NSObject, WKScriptMessageHandler {
    public private(set) var counts: [Int] = []

    public func attach(to webView: WKWebView) {
        let controller = webView.configuration.userContentController
        controller.add(self, name: "count")
        controller.addUserScript(
            WKUserScript(
                source: "window.webkit.messageHandlers.count.postMessage({ count: 2 })", injectionTime: .atDocumentEnd,
                forMainFrameOnly: true))
    }

    public func detach(from webView: WKWebView) {
        webView.configuration.userContentController.removeScriptMessageHandler(forName: "count")
    }

    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {
        guard let body = message.body as? [String: Any], let count = body["count"] as? Int else { return }
        counts.append(count)
    }

    public func copyCookies() async -> [HTTPCookie] {
        await WKWebsiteDataStore.default().httpCookieStore.allCookies()
    }
}
