import Foundation
import WebKit

/// Counts the bridge traffic of a session that is made with its web view.
@MainActor
package final class BridgeProbe {
    package private(set) var traffic = BridgeTraffic()
    package let webView: WKWebView

    package init() {
        let content = CountingController()
        let configuration = WKWebViewConfiguration()
        configuration.userContentController = content
        let webView = CountingWebView(frame: .zero, configuration: configuration)
        self.webView = webView
        content.onMessage = { [weak self] in self?.traffic.add(message: $0) }
        webView.onScript = { [weak self] in self?.traffic.add(script: $0) }
    }

    /// Resets the counters.
    package func clear() {
        traffic = BridgeTraffic()
    }
}

private final class CountingWebView: WKWebView {
    var onScript: (String) -> Void = { _ in }

    override func evaluateJavaScript(
        _ javaScriptString: String,
        completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        onScript(javaScriptString)
        super.evaluateJavaScript(javaScriptString, completionHandler: completionHandler)
    }
}

private final class CountingController: WKUserContentController {
    var onMessage: (Any) -> Void = { _ in }

    override func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        super.add(CountingHandler(scriptMessageHandler) { [weak self] in self?.onMessage($0) }, name: name)
    }
}

/// Forwards each message to the session's own handler.
private final class CountingHandler: NSObject, WKScriptMessageHandler {
    private let handler: any WKScriptMessageHandler
    private let count: (Any) -> Void

    init(_ handler: any WKScriptMessageHandler, count: @escaping (Any) -> Void) {
        self.handler = handler
        self.count = count
    }

    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {
        count(message.body)
        handler.userContentController(userContentController, didReceive: message)
    }
}
