import UIKit
import WebKit

/// A test double that returns a given URL, and records the scripts that it runs.
public class RecordingWebView: WKWebView {
    public var pretendedURL: URL?
    public private(set) var scripts: [String] = []

    public override init(frame: CGRect, configuration: WKWebViewConfiguration) {
        super.init(frame: frame, configuration: configuration)
        if #available(iOS 16.4, *) { isInspectable = true }
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override var url: URL? { pretendedURL ?? super.url }

    public override func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, Error?) -> Void)? = nil
    ) {
        scripts.append(javaScriptString)
        super.evaluateJavaScript(javaScriptString, completionHandler: completionHandler)
    }
}
