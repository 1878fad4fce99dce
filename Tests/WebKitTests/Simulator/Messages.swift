import NavigationTesting
import WebKit

/// A message handler that records the messages.
@MainActor
final class Messages: NSObject, WKScriptMessageHandler {
    let events = TestEvents<WKScriptMessage>()
    /// The titles of the web view when the messages were received.
    private(set) var titles: [String?] = []

    /// - Parameters:
    ///   - name: the name of the handler.
    ///   - webView: the web view to receive messages from.
    ///   - world: the content world to receive messages from; nil, the default, for the page's.
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
        events.append(message)
    }
}
