import Foundation
import TestSupport
import Testing
import WebKit

extension WebKitTests {
    /// Tests clicks on the screenshot of a page.
    @MainActor @Suite(.serialized)
    struct DeferredClickTests {
        @Test func `A click during which the screenshot is hidden is sent to the page`() async throws {
            let (window, page, picture) = try await coveredPage()
            let (root, pointer) = (try #require(window.view), Pointer(window.window))
            try await pointer.rest(at: CGPoint(x: 200, y: 300), in: root)
            whenSent(.press, to: root) {
                picture.removeFromSuperview()
                // On a busy machine, the button is released before the app handles the press that it postponed.
                usleep(100_000)
            }
            try await page.run(
                """
                window.story = []
                window.told = new Promise(done => {
                  for (const name of ["mousedown", "mouseup", "click"])
                    addEventListener(name, () => { story.push(name); if (story.length > 2) done(story.join(" ")) })
                })
                """)
            try await pointer.click()
            let story = try await page.webView.callAsyncJavaScript(
                "return Promise.race([told, new Promise(done => setTimeout(() => done(story.join(' ')), 5000))])",
                arguments: [:], in: nil, contentWorld: .page)
            #expect(story as? String == "mousedown mouseup click")
            window.close()
        }

        @Test func `A click on the screenshot is sent to the page after the screenshot is hidden`() async throws {
            let (window, page, picture) = try await coveredPage()
            let (root, pointer) = (try #require(window.view), Pointer(window.window))
            try await page.run("window.clicked = new Promise(done => addEventListener('click', () => done('clicked')))")
            var isReleased = false
            whenSent(.release, to: root) { isReleased = true }
            try await pointer.rest(at: CGPoint(x: 200, y: 300), in: root)
            try await pointer.click()
            try await window.nextFrame(while: !isReleased)
            picture.removeFromSuperview()
            let answer = try await page.webView.callAsyncJavaScript(
                "return Promise.race([clicked, new Promise(done => setTimeout(() => done('nothing'), 5000))])",
                arguments: [:], in: nil, contentWorld: .page)
            #expect(answer as? String == "clicked")
            window.close()
        }

        @Test func `A click on the screenshot of a page that moves before it is removed isn't delivered to the page`()
            async throws
        {
            let (window, page, picture) = try await coveredPage()
            let (root, pointer) = (try #require(window.view), Pointer(window.window))
            try await page.run(
                "window.presses = []; addEventListener('mousedown', ({ clientY }) => presses.push(clientY))")
            var isPressed = false
            whenSent(.press, to: root) { isPressed = true }
            try await pointer.press(CGPoint(x: 200, y: 300), in: root)
            try await window.nextFrame(while: !isPressed)
            picture.frame = root.bounds.offsetBy(dx: 0, dy: 200)
            await window.nextFrame()
            picture.removeFromSuperview()
            await window.nextFrame()
            try await pointer.release()
            try await pointer.click(CGPoint(x: 200, y: 100), in: root)
            // The page receives clicks in order.
            let later =
                "while (!presses.some(y => y < 200)) await new Promise(done => setTimeout(done, 10)); return presses.length"
            let count = try await page.webView.callAsyncJavaScript(later, arguments: [:], in: nil, contentWorld: .page)
            #expect(count as? Int == 1)
            window.close()
        }

        /// A window with a page and its screenshot, both of which fill it.
        private func coveredPage() async throws -> (TestWindow, Page, picture: UIView) {
            let (window, page) = (TestWindow(), try Page())
            let root = try #require(window.view)
            page.server.page("/", "<body style='margin: 0; background: rgb(0, 200, 0)'>")
            page.webView.frame = root.bounds
            root.addSubview(page.webView)
            await window.show()
            try await page.load()
            let picture = try #require(await drawn(page.webView, in: window))
            picture.frame = root.bounds
            root.addSubview(picture)
            await window.nextFrame()
            return (window, page, picture)
        }

        /// Waits for a screenshot of a page, which is available only after the page has been drawn.
        private func drawn(_ webView: WKWebView, in window: TestWindow) async -> UIView? {
            for _ in 0..<100 {
                if let picture = webView.snapshotView(afterScreenUpdates: false) { return picture }
                await window.nextFrame()
            }
            return nil
        }
    }
}
