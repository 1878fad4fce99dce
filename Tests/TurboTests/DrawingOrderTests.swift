import TestSupport
import Testing
import TurboSession
import TurboTestSupport
import WebKit

extension TurboTests {
    /// A preview and the page of the same visit wait for a frame each.
    @MainActor @Suite(.serialized)
    struct DrawingOrderTests {
        @Test func `The page of a visit isn't replaced by its own preview`() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.server.page("/a")
            fixture.server.page("/b", body: "<p>before</p>")
            try await fixture.show("/a")
            try await fixture.show("/b")
            fixture.navigation.popViewController(animated: false)
            try await fixture.rendered("/a")
            fixture.server.page("/b", body: "<p>now</p>")
            try await holdFrames(in: fixture.session.webView)
            _ = fixture.push("/b")
            try await drawLastFirst(in: fixture.session.webView)
            try await fixture.rendered("/b")
            #expect(try await fixture.evaluate("document.querySelector('p').textContent") as? String == "now")
        }

        /// Frames of the page wait for `drawLastFirst(in:)`, as they do where a page gets no frames for a while.
        private func holdFrames(in webView: WKWebView) async throws {
            _ = try await webView.evaluateJavaScript(
                """
                window.held = []
                window.request = window.requestAnimationFrame
                window.bothWait = new Promise((done) => {
                    window.requestAnimationFrame = (draw) => {
                        if (held.push(draw) === 2) done()
                        return held.length
                    }
                })
                window.cancelAnimationFrame = (number) => held[number - 1] = () => {}
                1
                """)
        }

        private func drawLastFirst(in webView: WKWebView) async throws {
            _ = try await webView.callAsyncJavaScript(
                """
                await bothWait
                window.requestAnimationFrame = request
                held.reverse().forEach((draw) => draw())
                await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
                """, contentWorld: .page)
        }
    }
}
