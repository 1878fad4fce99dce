import WebKit

/// Hands the messages of pages on. WebKit retains its handlers, so who receives them isn't one itself: it would never go.
@MainActor
package final class MessageReceiver: NSObject, WKScriptMessageHandler {
    private let receive: (WKScriptMessage) -> Void

    /// - Parameter receive: holds who receives the messages weakly.
    package init(_ receive: @escaping (WKScriptMessage) -> Void) {
        self.receive = receive
    }

    package func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {
        receive(message)
    }
}
