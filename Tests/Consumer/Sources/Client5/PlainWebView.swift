import WebKit

/// An override in the style before Swift 6.
public class PlainWebView: WKWebView {
    public private(set) var scripts: [String] = []

    public override func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: ((Any?, Error?) -> Void)? = nil
    ) {
        scripts.append(javaScriptString)
        super.evaluateJavaScript(javaScriptString, completionHandler: completionHandler)
    }
}
