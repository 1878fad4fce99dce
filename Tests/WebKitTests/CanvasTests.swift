import Foundation
import TestSupport
import TestTraits
import Testing

@testable import WebKit

extension WebKitTests {
    /// Tests the color of documents without a background.
    @MainActor @Suite(.serialized, .usualAnimations)
    struct CanvasTests {
        private nonisolated static let white = Picture.Color(255, 255, 255)
        private nonisolated static let dark = Picture.Color(30, 30, 30)

        private let window = TestWindow(UINavigationController(rootViewController: UIViewController()))

        private func color(of page: Page) async throws -> Picture.Color? {
            for _ in 0..<10 { await window.nextFrame() }
            return try #require(await nextPicture(of: page.webView)).center
        }

        /// A screenshot over a page is removed once the page has been painted again, which made it white.
        @Test(arguments: [
            ("", [white, white]),
            ("<meta name=color-scheme content='light dark'>", [white, dark]),
            ("<style>:root { color-scheme: light dark }</style>", [white, dark]),
            ("<style>:root { color-scheme: dark }</style>", [dark, dark]),
            ("<style>:root { color-scheme: light }</style>", [white, white]),
        ])
        func `A page without a background stays dark after a push, and follows the user's color scheme`(
            head: String, colors: [Picture.Color]
        ) async throws {
            defer { window.window.overrideUserInterfaceStyle = .unspecified }
            let page = try Page()
            page.server.page("/", "<html><head>\(head)</head><body>text</body></html>")
            window.window.overrideUserInterfaceStyle = .light
            try await page.show(in: window)
            for (style, expected) in zip([UIUserInterfaceStyle.light, .dark, .light], colors + colors.prefix(1)) {
                window.window.overrideUserInterfaceStyle = style
                // The web process paints when it can.
                let limit = ContinuousClock.now + .seconds(20)
                while try await color(of: page) != expected, .now < limit {}
                #expect(try await color(of: page) == expected)
                page.webView.background.repaint()
                #expect(try await color(of: page) == expected)
                #expect(page.webView.documentColor?.css == (expected == Self.dark ? UIColor(Self.dark).css : nil))
            }
            window.close()
        }
    }
}

extension UIColor {
    fileprivate convenience init(_ color: Picture.Color) {
        let parts = [color.red, color.green, color.blue].map { CGFloat($0) / 255 }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
    }
}
