public import UIKit

/// What a page posts with `window.webkit.messageHandlers.<name>.postMessage(…)`.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
    /// NSNumber, String, NSNull, or an array or dictionary of these. A date arrives as its ISO text, and `undefined`
    /// as NSNull.
    open private(set) var body: Any = NSNull()
    /// The frame that posted. What cannot be attributed to a frame is said to come from a sub frame without origin.
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
