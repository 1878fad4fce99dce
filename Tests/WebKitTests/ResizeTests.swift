import TestSupport
import TestTraits
import Testing
import WebKit

extension WebKitTests {
    /// While a window grows, WebKitGTK has only drawn the page in its previous size.
    @MainActor @Suite(.serialized, .usualAnimations)
    struct ResizeTests {
        private func shown(_ html: String) async throws -> (TestWindow, Page) {
            let (window, page) = (TestWindow(), try Page())
            page.server.page("/", html)
            let view = try #require(window.view)
            page.webView.frame = view.bounds
            page.webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(page.webView)
            await window.show()
            page.webView.frame = view.bounds
            try await page.load()
            return (window, page)
        }

        /// Waits until the lower right of the page has a color.
        private func drawn(_ color: Picture.Color, in window: TestWindow) async throws {
            for _ in 0..<600 {
                let picture = try #require(await nextPicture(ofWindowAround: window.window))
                if picture.color(x: picture.width - 20, y: picture.height - 20) == color { return }
            }
            Issue.record("the page was not drawn")
        }

        @Test(arguments: [
            "body { background: rgb(20, 90, 60) }",
            "html { background: #145a3c } body { background: white; margin: 90px }",
            "html { background: color(srgb 0.0784 0.3529 0.2353); height: 10px }",
        ])
        func `Each frame shows the color of the page`(style: String) async throws {
            let color = Picture.Color(20, 90, 60)
            let (window, page) = try await shown("<style>\(style)</style>a page")
            defer { window.close() }
            try await drawn(color, in: window)
            var (frames, wrong) = (0, [Picture.Color?]())
            window.watch { picture in
                frames += 1
                let (right, bottom) = (picture.width - 20, picture.height - 20)
                for point in [(right, 120), (right, bottom), (60, bottom)] {
                    let seen = picture.color(x: point.0, y: point.1)
                    if seen != color { wrong.append(seen) }
                }
            }
            for step in 1...30 {
                await resize(window.window, to: CGSize(width: 400 + 20 * step, height: 600 + 10 * step))
            }
            #expect(frames >= 30)
            #expect(wrong.isEmpty, "\(wrong.count) of \(frames): \(String(describing: wrong.first))")
            _ = page
        }

        @Test func `The color under the page is that of the document until the app sets one`() async throws {
            let (window, page) = try await shown("<body style='background: rgb(20, 90, 60)'>")
            defer { window.close() }
            try await drawn(Picture.Color(20, 90, 60), in: window)
            #expect(
                page.webView.underPageBackgroundColor
                    == UIColor(red: 20 / 255, green: 90 / 255, blue: 60 / 255, alpha: 1))
            page.webView.underPageBackgroundColor = .red
            #expect(page.webView.underPageBackgroundColor == .red)
            page.webView.underPageBackgroundColor = nil
            page.server.page("/plain", "no color")
            try await page.load("/plain")
            try await window.nextFrame(while: page.webView.underPageBackgroundColor != .white)
            #expect(page.webView.underPageBackgroundColor == .white)
        }
    }
}
