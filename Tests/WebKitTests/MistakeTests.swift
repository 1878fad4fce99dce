import TestSupport
import Testing
import WebKit

extension WebKitTests {
    /// Mistakes for which WebKit on iOS raises an exception.
    @MainActor @Suite(.serialized)
    struct MistakeTests {
        @Test func `A released completion handler cancels the dialog`() async throws {
            let page = try Page()
            let delegate = SilentUIDelegate()
            page.webView.uiDelegate = delegate
            try await page.load()
            #expect(try await page.webView.evaluateJavaScript("confirm('x')") as? Bool == false)
        }

        @Test func `A released decision handler cancels the load`() async throws {
            let page = try Page()
            let delegate = SilentDelegate()
            page.webView.navigationDelegate = delegate
            page.webView.load(URLRequest(url: page.server.url("/no")))
            try await delegate.asked.next()
            page.webView.navigationDelegate = page.recorder
            try await page.load()
            #expect(page.server.paths == ["/"])
        }

        @Test func `A second handler of a name is ignored`() async throws {
            let page = try Page()
            let first = Messages(named: "test", of: page.webView)
            let second = Messages(named: "test", of: page.webView)
            try await page.load()
            try await page.run("webkit.messageHandlers.test.postMessage(1)")
            #expect(first.events.all.count == 1)
            #expect(second.events.all.isEmpty)
        }
    }
}

@MainActor
private final class SilentUIDelegate: NSObject, WKUIDelegate {
    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
    ) {}
}

@MainActor
private final class SilentDelegate: NSObject, WKNavigationDelegate {
    let asked = TestEvents<Void>()

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        asked.append(())
    }
}
