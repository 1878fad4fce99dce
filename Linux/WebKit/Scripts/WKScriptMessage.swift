public import UIKit

/// A message that a page has posted with `window.webkit.messageHandlers.<name>.postMessage(…)`.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
    /// The body: an NSNumber, String, NSNull, or an array or dictionary of these. A date is its ISO string, and
    /// `undefined` is NSNull.
    open private(set) var body: Any = NSNull()
    /// The frame that posted the message. If it is unknown, this is a subframe without an origin.
    open private(set) var frameInfo = WKFrameInfo()
    open private(set) var name = ""
    open private(set) weak var webView: WKWebView?

    public override init() {
        super.init()
    }

    init(name: String, body: Any, frameInfo: WKFrameInfo, webView: WKWebView?) {
        self.name = name
        self.body = body
        self.frameInfo = frameInfo
        self.webView = webView
        super.init()
    }
}

/// A method that receives the messages of pages.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// Called for each message, in the order in which they were posted.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
