import TestSupport
import UIKit
import WebKit

/// Receives a message from each page when it has been drawn: two frames after Turbo has rendered it.
@MainActor
final class DrawnPages: NSObject, WKScriptMessageHandler {
    private let paths = TestEvents<String>()
    /// The time at which the last page was drawn.
    private(set) var time: TimeInterval = 0

    func listen(to webView: WKWebView) {
        let content = webView.configuration.userContentController
        content.add(self, name: "drawn")
        content.addUserScript(
            WKUserScript(source: Self.source, injectionTime: .atDocumentStart, forMainFrameOnly: true))
    }

    /// Performs an action that leads to a page, and waits until the page has been drawn.
    func wait(for path: String, after start: () async throws -> Void = {}) async throws {
        try await start()
        try await paths.next { $0 == path }
        paths.clear()
    }

    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {
        time = CostRun.now
        if let path = message.body as? String { paths.append(path) }
    }

    private static let source = """
        addEventListener("turbo:load", () => requestAnimationFrame(() => requestAnimationFrame(() => {
            webkit.messageHandlers.drawn.postMessage(location.pathname)
        })))
        """
}
