public import UIKit

/// A frame of a page as it was when this object was made.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
    open private(set) var isMainFrame = false
    /// The frame's request; without headers, which WebKitGTK does not tell.
    open private(set) var request = URLRequest(url: .blank)
    open private(set) var securityOrigin = WKSecurityOrigin()
    open private(set) weak var webView: WKWebView?

    public override init() {
        super.init()
    }

    init(isMainFrame: Bool, request: URLRequest, origin: WKSecurityOrigin, webView: WKWebView?) {
        self.isMainFrame = isMainFrame
        self.request = request
        self.webView = webView
        securityOrigin = origin
        super.init()
    }
}

extension URL {
    /// What a frame shows before anything is loaded.
    static let blank = URL(string: "about:blank") ?? URL(fileURLWithPath: "/")
}
