import WebKit

/// Passes the messages of pages on. WebKit retains its message handlers, so the final receiver can't be one itself: it
/// would never be deallocated.
@MainActor
package final class WeakMessageHandler: NSObject, WKScriptMessageHandler {
    private let receive: (WKScriptMessage) -> Void

    /// - Parameter receive: called with each message. The closure must hold the final receiver weakly.
    package init(_ receive: @escaping (WKScriptMessage) -> Void) {
        self.receive = receive
    }

    package func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {
        receive(message)
    }
}
