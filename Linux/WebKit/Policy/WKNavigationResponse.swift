public import UIKit

/// The head of a response, before its body is loaded.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
    open private(set) var isForMainFrame = true
    /// An `HTTPURLResponse` for http and https.
    open private(set) var response = URLResponse(
        url: .blank, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    /// Whether the engine can display the content.
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
