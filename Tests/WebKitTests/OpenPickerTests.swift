import Foundation
import TestSupport
import Testing
import WebKit

extension WebKitTests {
    /// Tests menus, calendars and lists that WebKitGTK opens over a page. Without a window, they crashed the app.
    @MainActor @Suite(.serialized)
    struct OpenPickerTests {
        private let window = TestWindow()

        private func shownPage() async throws -> Page {
            let page = try Page()
            page.server.page(
                "/",
                """
                <form><input id=date type=date><input id=words list=list required></form>
                <datalist id=list><option>one<option>two</datalist>
                """)
            page.webView.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
            window.view?.addSubview(page.webView)
            await window.show()
            try await page.load()
            await window.window.drawPages()
            return page
        }

        @Test(arguments: ["date.showPicker()", "words.showPicker()"])
        func `A picker opens for a page in a window only, and closes with it`(_ script: String) async throws {
            let page = try await shownPage()
            page.webView.removeFromSuperview()
            try await page.run(script)
            window.view?.addSubview(page.webView)
            await window.nextFrame()
            #expect(!OpenMenu.isOpen(around: page.webView))
            try await page.run(script)
            #expect(await opensMenu(over: page))
            page.webView.removeFromSuperview()
            window.view?.addSubview(page.webView)
            await window.nextFrame()
            #expect(!OpenMenu.isOpen(around: page.webView))
            window.close()
        }

        private func opensMenu(over page: Page) async -> Bool {
            for _ in 0..<300 where !OpenMenu.isOpen(around: page.webView) { await window.nextFrame() }
            return OpenMenu.isOpen(around: page.webView)
        }
    }
}
