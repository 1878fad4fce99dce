import NavigationTesting
import Testing
import WebKit

extension WebKitTests {
    @MainActor @Suite(.serialized)
    struct DialogTests {
        private let script = "[String(alert('a')), confirm('b'), prompt('c', 'default')]"

        @Test func `Without a delegate all dialogs are cancelled`() async throws {
            let page = try Page()
            try await page.load()
            #expect(try await page.webView.evaluateJavaScript(script) as? NSArray == ["undefined", false, NSNull()])
        }

        @Test func `A delegate can complete a dialog later`() async throws {
            let page = try Page()
            let delegate = DialogDelegate()
            page.webView.uiDelegate = delegate
            try await page.load()
            #expect(try await page.webView.evaluateJavaScript(script) as? NSArray == ["undefined", true, "typed"])
            #expect(delegate.seen == ["a", "b", "c default"])
        }

        @Test func `Dialogs without a delegate method are cancelled`() async throws {
            let page = try Page()
            let delegate = EmptyDelegate()
            page.webView.uiDelegate = delegate
            try await page.load()
            #expect(try await page.webView.evaluateJavaScript(script) as? NSArray == ["undefined", false, NSNull()])
        }

        @Test func `A page is left without a beforeunload dialog`() async throws {
            let page = try Page()
            page.server.page("/next", "next")
            try await page.load()
            try await page.run("addEventListener('beforeunload', e => { e.preventDefault(); e.returnValue = 'x' })")
            try await page.load("/next")
        }

        @Test func `A window is offered to the delegate`() async throws {
            let page = try Page()
            let delegate = WindowDelegate()
            page.webView.uiDelegate = delegate
            page.server.page("/popup", "<body><script>opener.shown = 1; close()</script>")
            try await page.load()
            let target = try await page.webView.evaluateJavaScript("window.open('/popup') === null")
            #expect(target as? Bool == true)
            #expect(delegate.actions.first?.request.url == page.server.url("/popup"))
            #expect(delegate.actions.first?.targetFrame == nil)
            delegate.makesView = true
            try await page.run("window.open('/popup')")
            try await delegate.closed.next()
            #expect(try await page.webView.evaluateJavaScript("window.shown") as? Int == 1)
        }
    }
}

@MainActor
private final class EmptyDelegate: NSObject, WKUIDelegate {}

@MainActor
private final class DialogDelegate: NSObject, WKUIDelegate {
    var seen: [String] = []

    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        seen.append(message)
        Task {
            try await Task.sleep(nanoseconds: 20_000_000)
            completionHandler()
        }
    }

    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo
    ) async -> Bool {
        seen.append(message)
        return true
    }

    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (String?) -> Void
    ) {
        seen.append("\(prompt) \(defaultText ?? "nil")")
        completionHandler("typed")
    }
}

@MainActor
private final class WindowDelegate: NSObject, WKUIDelegate {
    var makesView = false
    var actions: [WKNavigationAction] = []
    var view: WKWebView?
    let closed = TestEvents<Void>()

    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
        actions.append(navigationAction)
        guard makesView else { return nil }
        view = WKWebView(frame: .zero, configuration: configuration)
        view?.uiDelegate = self
        return view
    }

    func webViewDidClose(_ webView: WKWebView) {
        if webView === view { closed.append(()) }
    }
}
