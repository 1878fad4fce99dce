import TestSupport
import WebKit

/// A message handler that keeps what it gets.
@MainActor
final class Messages: NSObject, WKScriptMessageHandler {
    let events = TestEvents<WKScriptMessage>()
    /// Those that the web view had when the messages came.
    private(set) var titles: [String?] = []

    init(named name: String, of webView: WKWebView) {
        super.init()
        webView.configuration.userContentController.add(self, name: name)
    }

    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {
        titles.append(message.webView?.title)
        events.record(message)
    }
}
