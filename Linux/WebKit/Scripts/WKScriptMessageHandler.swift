public import UIKit

/// Receives the messages of pages.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// Called for each message, in the order of posting.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
