import TestSupport
import WebKit

/// A message handler that keeps what it gets.
@MainActor
final class Messages: NSObject, WKScriptMessageHandler {
    let events = TestEvents<WKScriptMessage>()

    init(named name: String, of webView: WKWebView) {
        super.init()
        webView.configuration.userContentController.add(self, name: name)
    }

    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {
        events.record(message)
    }
}
