public import UIKit

/// A method that receives the messages of pages.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// Called for each message, in the order in which they were posted.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
