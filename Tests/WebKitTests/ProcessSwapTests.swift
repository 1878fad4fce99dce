import TestSupport
import Testing
import WebKit

extension WebKitTests {
    /// Tests a document that begins to load in one web process and ends in another.
    @MainActor @Suite(.serialized)
    struct ProcessSwapTests {
        /// The heights in the resize events of a page after it has loaded.
        private func heights(_ headers: [String: String], seconds: Double) async throws -> [Int] {
            let (window, page) = (TestWindow(), try Page())
            defer { window.close() }
            page.server.route("/") { _ in
                .html(
                    "<script>heights = []; addEventListener('resize', () => heights.push(innerHeight))</script>",
                    headers: headers)
            }
            let root = try #require(window.view)
            page.webView.frame = root.bounds
            root.addSubview(page.webView)
            await window.show()
            try await page.load()
            let script = """
                const end = Date.now() + \(seconds * 1000)
                while (heights.length < 2 && Date.now() < end) await new Promise(requestAnimationFrame)
                return heights
                """
            let found = try await page.webView.callAsyncJavaScript(script, contentWorld: .page)
            return try #require(found as? [Int])
        }

        /// Otherwise the page may stay white, although it works.
        @Test func `A page whose process was swapped is resized, and gets its own size again`() async throws {
            #expect(try await heights(["Cross-Origin-Opener-Policy": "same-origin"], seconds: 20) == [599, 600])
        }

        @Test func `A page whose process wasn't swapped keeps its size`() async throws {
            #expect(try await heights([:], seconds: 1).isEmpty)
        }
    }
}
