import WebKit

/// Hands the messages of pages on. WebKit retains its handlers, so a bridge isn't one itself: it would never go.
@MainActor
final class MessageReceiver: NSObject, WKScriptMessageHandler {
    private let receive: (WKScriptMessage) -> Void

    /// - Parameter receive: holds the bridge weakly.
    init(_ receive: @escaping (WKScriptMessage) -> Void) {
        self.receive = receive
    }

    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {
        receive(message)
    }
}
