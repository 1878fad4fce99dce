import TestSupport
import WebKit

/// A message handler that keeps what it gets.
@MainActor
final class Messages: NSObject, WKScriptMessageHandler {
    let events = TestEvents<WKScriptMessage>()
    /// Those that the web view had when the messages came.
    private(set) var titles: [String?] = []

    /// - Parameter world: whose scripts it hears; nil, the default, for those of the page.
    init(named name: String, of webView: WKWebView, in world: WKContentWorld? = nil) {
        super.init()
        let controller = webView.configuration.userContentController
        if let world {
            controller.add(self, contentWorld: world, name: name)
        } else {
            controller.add(self, name: name)
        }
    }

    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {
        titles.append(message.webView?.title)
        events.record(message)
    }
}
