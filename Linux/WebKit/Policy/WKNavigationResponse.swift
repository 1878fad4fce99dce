public import UIKit

/// A response whose body hasn't been loaded yet.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
    open private(set) var isForMainFrame = true
    /// An `HTTPURLResponse` for http and https.
    open private(set) var response = URLResponse(
        url: .blank, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    /// Whether WebKitGTK can show content of this MIME type.
    open private(set) var canShowMIMEType = true

    public override init() {
        super.init()
    }

    init(response: URLResponse, isForMainFrame: Bool, canShowMIMEType: Bool) {
        self.response = response
        self.isForMainFrame = isForMainFrame
        self.canShowMIMEType = canShowMIMEType
        super.init()
    }
}
