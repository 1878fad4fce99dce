public import UIKit

/// Information about a frame at the time when the object was created.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
    open private(set) var isMainFrame = false
    /// The frame's request. On Linux it has no headers, because WebKitGTK doesn't report them.
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
    /// The URL of a frame before its first load.
    static let blank = URL(string: "about:blank") ?? URL(fileURLWithPath: "/")
}
