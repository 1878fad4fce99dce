import Foundation
import TestSupport
import Testing
import WebKit

extension WebKitTests {
    /// Menus, calendars and lists that the engine opens over a page by itself. In no window they ended the app.
    @MainActor @Suite(.serialized)
    struct OpenPickerTests {
        private let window = TestWindow()

        private func shownPage() async throws -> Page {
            let page = try Page()
            page.server.page(
                "/",
                """
                <body style='margin: 0; font-size: 40px'><a href=/next>next</a><br>
                <select style='position: fixed; left: 0; top: 80px; width: 200px; font-size: 40px'><option>one<option>two</select>
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

        @Test(arguments: [(3, 25), (1, 110)])
        func `A menu that a busy page opens after it has left is not shown`(_ button: Int, _ y: Int) async throws {
            let page = try await shownPage()
            let pointer = Pointer(window.window)
            try await pointer.rest(at: CGPoint(x: 30, y: y), in: page.webView)
            async let busy: Void = page.run("for (const end = performance.now() + 1500; performance.now() < end;);")
            for _ in 0..<5 { await window.nextFrame() }
            try await pointer.click(button: button)
            // The engine has the click now, and the page doesn't.
            for _ in 0..<20 { await window.nextFrame() }
            page.webView.removeFromSuperview()
            try await busy
            try await page.run("0")
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
