import Foundation
import TestSupport
import Testing
import WebKit

extension WebKitTests {
    /// Elements in full screen, with real clicks and keys. The tests make the window fill the screen, as a desktop does.
    @MainActor @Suite(.serialized)
    struct FullScreenTests {
        private static let blue = Picture.Color(0, 0, 255)
        private static let hint = "“127.0.0.1” is in full screen. Press Esc to leave."

        private let screen = UIViewController()
        private let window: TestWindow
        private var pointer: Pointer { Pointer(window.window) }

        init() {
            screen.title = "Film"
            window = TestWindow(UINavigationController(rootViewController: screen))
        }

        /// A page that is scrolled to a button, which shows a blue element in full screen.
        private func makePage() throws -> Page {
            let configuration = WKWebViewConfiguration()
            configuration.preferences.isElementFullscreenEnabled = true
            let page = try Page(configuration)
            page.server.page(
                "/",
                """
                <body style='margin: 0; height: 3000px'><div style='height: 500px'></div>
                <button style='width: 200px; height: 100px' onclick='film.requestFullscreen()'>Play</button>
                <div id=film style='background: rgb(0,0,255)'>film</div>
                """)
            return page
        }

        private func shownPage() async throws -> Page {
            let page = try makePage()
            try await page.show(in: window)
            return page
        }

        private func isFullScreen(_ page: Page) async throws -> Bool {
            try await page.webView.evaluateJavaScript("document.fullscreenElement != null") as? Bool == true
        }

        private func enter(_ page: Page) async throws {
            try await pointer.focusWindow()
            try await page.run("scrollTo(0, 500)")
            await window.window.drawPages()
            try await pointer.click(CGPoint(x: 100, y: 50), in: page.webView)
            try await window.nextFrame(while: page.webView.fullscreenState != .inFullscreen)
            try #require(page.webView.fullscreenState == .inFullscreen)
            try await pointer.setFullScreen(true)
            try await window.nextFrame(while: try await !isFullScreen(page))
            #expect(try await isFullScreen(page))
        }

        /// Waits until the page and the window are as before.
        private func leave(_ page: Page) async throws {
            try await window.nextFrame(while: page.webView.fullscreenState == .inFullscreen)
            try await pointer.setFullScreen(false)
            try await window.nextFrame(while: page.webView.fullscreenState != .notInFullscreen)
            #expect(page.webView.fullscreenState == .notInFullscreen)
            try await window.nextFrame(while: try await isFullScreen(page))
            #expect(try await !isFullScreen(page))
        }

        /// Whether the whole window is blue, but for the hint at its bottom.
        private func isFilled() -> Bool {
            guard let picture = Picture(ofWindowAround: window.window) else { return false }
            let places = [(0.1, 0.05), (0.5, 0.05), (0.9, 0.05), (0.1, 0.5), (0.5, 0.5), (0.9, 0.5), (0.1, 0.7)]
            return places.allSatisfy { x, y in
                picture.color(x: Int(x * Double(picture.width)), y: Int(y * Double(picture.height))) == Self.blue
            }
        }

        private func waitUntilFilled() async throws {
            try await window.nextFrame(while: !isFilled())
            #expect(isFilled())
        }

        @Test func `An element fills the window without bars, until Escape`() async throws {
            let page = try await shownPage()
            try await page.load()
            let frame = page.webView.frame
            try await enter(page)
            try await waitUntilFilled()
            #expect(isVisible(Self.hint, in: window.window))
            try await pointer.key("Escape")
            try await leave(page)
            #expect(page.webView.frame == frame)
            #expect(page.webView.isFirstResponder)
            #expect(isVisible("Film", in: window.window))
            try await window.nextFrame(while: isFilled())
            #expect(!isFilled())
            let position = "return '' + scrollY"
            try await window.nextFrame(while: try await page.result(of: position) != "500")
            #expect(try await page.result(of: position) == "500")
            // It can be done again.
            try await enter(page)
            try await waitUntilFilled()
            try await page.run("document.exitFullscreen()")
            try await leave(page)
            window.close()
        }

        @Test func `An element of a page in a sheet covers the sheet's bar`() async throws {
            await window.show()
            let page = try makePage()
            let inner = UIViewController()
            inner.title = "Sheet"
            let sheet = UINavigationController(rootViewController: inner)
            await withCheckedContinuation { done in screen.present(sheet, animated: false) { done.resume() } }
            inner.view.addSubview(page.webView)
            page.webView.frame = inner.view.bounds
            try await page.load()
            await window.window.drawPages()
            try await enter(page)
            try await waitUntilFilled()
            try await pointer.key("Escape")
            try await leave(page)
            #expect(isVisible("Sheet", in: window.window))
            #expect(screen.presentedViewController === sheet)
            #expect(page.webView.isFirstResponder)
            window.close()
        }

        /// Other screens that appear over the page, or in its place.
        @Test(arguments: ["push", "alert", "removal", "F11"])
        func `Another screen ends full screen`(_ change: String) async throws {
            let page = try await shownPage()
            try await enter(page)
            switch change {
            case "push": screen.navigationController?.pushViewController(UIViewController(), animated: false)
            case "alert":
                screen.present(UIAlertController(title: "Hello", message: nil, preferredStyle: .alert), animated: false)
            case "removal": page.webView.removeFromSuperview()
            default: try await pointer.key("F11")
            }
            try await leave(page)
            #expect(!isFilled())
            window.close()
        }

        @Test func `A page whose process ends leaves full screen`() async throws {
            let page = try await shownPage()
            try await enter(page)
            let process = try #require(try await page.webView.processNumber())
            kill(pid_t(process), SIGKILL)
            try await window.nextFrame(while: page.webView.fullscreenState == .inFullscreen)
            #expect(page.webView.fullscreenState == .notInFullscreen)
            #expect(isVisible("Film", in: window.window))
            try await page.load()
            await window.window.drawPages()
            #expect(page.webView.isFirstResponder)
            window.close()
        }

        @Test func `A window that closes leaves nothing in full screen`() async throws {
            let page = try await shownPage()
            try await enter(page)
            window.close()
            #expect(page.webView.fullscreenState == .exitingFullscreen)
            try await pointer.setFullScreen(false)
            for _ in 0..<600 where page.webView.fullscreenState != .notInFullscreen {
                try await page.run("1")
            }
            #expect(page.webView.fullscreenState == .notInFullscreen)
            #expect(try await !isFullScreen(page))
        }
    }
}
