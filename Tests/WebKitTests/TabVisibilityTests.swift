import TestSupport
import Testing
import WebKit

extension WebKitTests {
    @MainActor @Suite(.serialized)
    struct TabVisibilityTests {
        private func state(_ page: Page) async throws -> String? {
            try await page.webView.evaluateJavaScript("document.visibilityState") as? String
        }

        @Test func `The page of a hidden tab is hidden and draws no frames`() async throws {
            let page = try Page()
            page.server.page(
                "/", "<script>count = 0; (function f() { count += 1; requestAnimationFrame(f) })()</script>")
            let (one, two) = (UIViewController(), UIViewController())
            let tabs = UITabBarController()
            tabs.viewControllers = [one, two]
            let window = TestWindow(tabs)
            page.webView.frame = one.view.bounds
            one.view.addSubview(page.webView)
            await window.show()
            try await page.load()
            #expect(try await state(page) == "visible")
            tabs.selectedIndex = 1
            let hidden = """
                await new Promise(done => {
                    document.onvisibilitychange = () => document.visibilityState == 'hidden' && done()
                    document.onvisibilitychange()
                })
                """
            _ = try await page.webView.callAsyncJavaScript(hidden, contentWorld: .page)
            let before = try await page.webView.evaluateJavaScript("count") as? Int
            for _ in 0..<10 { await window.nextFrame() }
            #expect(try await page.webView.evaluateJavaScript("count") as? Int == before)
            tabs.selectedIndex = 0
            _ = try await page.webView.callAsyncJavaScript(
                hidden.replacingOccurrences(of: "'hidden'", with: "'visible'"), contentWorld: .page)
            #expect(try await state(page) == "visible")
            window.close()
        }
    }
}
