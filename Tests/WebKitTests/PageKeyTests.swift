import Foundation
import TestSupport
import Testing
import WebKit

extension WebKitTests {
    /// Tests keys for the visible page, with real key events.
    @MainActor @Suite(.serialized)
    struct PageKeyTests {
        private let window = TestWindow(UINavigationController(rootViewController: UIViewController()))

        private func shownPage(
            _ html: String, _ configuration: WKWebViewConfiguration = WKWebViewConfiguration()
        ) async throws -> (Page, Pointer) {
            let page = try Page(configuration)
            page.server.page("/", html)
            let root = try #require((window.window.rootViewController as? UINavigationController)?.topViewController)
            root.view.addSubview(page.webView)
            page.webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            await window.show()
            page.webView.frame = root.view.bounds
            try await page.load()
            let pointer = Pointer(window.window)
            try await pointer.focusWindow()
            #expect(page.webView.becomeFirstResponder())
            return (page, pointer)
        }

        private func eventually(_ complaint: Comment, _ isTrue: @MainActor () async throws -> Bool) async throws {
            for _ in 0..<300 {
                if try await isTrue() { return }
                await window.nextFrame()
            }
            Issue.record(complaint)
        }

        private func width(_ page: Page) async throws -> Double {
            try #require(try await page.webView.evaluateJavaScript("innerWidth") as? Double)
        }

        @Test func `A page can be zoomed in, out, and back to its size`() async throws {
            let (page, pointer) = try await shownPage("text")
            let other = WKWebView()
            let usual = try await width(page)
            try await pointer.key("ctrl+plus")
            try await eventually("Ctrl+plus does nothing") { try await width(page) < usual }
            #expect(page.webView.pageZoom == 1)
            try await pointer.key("ctrl+0")
            try await eventually("Ctrl+0 does nothing") { try await width(page) == usual }
            try await pointer.key("ctrl+minus")
            try await eventually("Ctrl+minus does nothing") { try await width(page) > usual }
            try await pointer.key("ctrl+0")
            try await eventually("Ctrl+0 does nothing after Ctrl+minus") { try await width(page) == usual }
            #expect(other.pageZoom == 1)
            window.close()
        }

        @Test func `The zoom is that of a site, and is remembered`() async throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            func configuration() -> WKWebViewConfiguration {
                let configuration = WKWebViewConfiguration()
                configuration.websiteDataStore = WKWebsiteDataStore(folder: folder)
                return configuration
            }
            let (page, pointer) = try await shownPage("text", configuration())
            let usual = try await width(page)
            try await pointer.key("ctrl+plus")
            try await eventually("Ctrl+plus does nothing") { try await width(page) < usual }
            let larger = try await width(page)
            try await page.load("/", host: "localhost")
            try await eventually("another site is zoomed") { try await width(page) == usual }
            try await page.load()
            try await eventually("the site has lost its zoom") { try await width(page) == larger }
            // The app is started again.
            let later = WKWebView(frame: page.webView.frame, configuration: configuration())
            page.webView.superview?.addSubview(later)
            later.navigationDelegate = page.recorder
            later.load(URLRequest(url: page.server.url("/")))
            try await page.recorder.wait(for: "finished")
            try await eventually("the zoom isn't remembered") {
                try await later.evaluateJavaScript("innerWidth") as? Double == larger
            }
            let file = folder.appendingPathComponent("zoom.json").path
            let attributes = try FileManager.default.attributesOfItem(atPath: file)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
            window.close()
        }

        @Test(arguments: ["no JSON", "[1]", #"{"127.0.0.1": 1000}"#])
        func `An invalid file of zoom levels is ignored`(text: String) throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appendingPathComponent("zoom.json")
            try Data(text.utf8).write(to: file)
            #expect(UserZoom(file: file).level(of: URL(string: "http://127.0.0.1/")) == 1)
        }

        @Test func `A key that the page handles isn't handled by the app`() async throws {
            let (page, pointer) = try await shownPage(
                "<script>onkeydown = event => { if (event.ctrlKey) { event.preventDefault(); window.taken = 1 } }</script>"
            )
            let usual = try await width(page)
            try await pointer.key("ctrl+f", "ctrl+plus")
            try await eventually("the page gets no key") {
                try await page.webView.evaluateJavaScript("window.taken") as? Int == 1
            }
            for _ in 0..<10 { await window.nextFrame() }
            #expect(try await width(page) == usual)
            #expect(page.webView.isFirstResponder)
            window.close()
        }

        @Test func `A page that handles all keys doesn't get those of the navigation`() async throws {
            let (page, pointer) = try await shownPage(
                """
                <script>
                    window.taken = []
                    onkeydown = event => {
                        event.preventDefault()
                        if (!['Control', 'Shift'].includes(event.key)) taken.push(event.key)
                    }
                </script>
                """)
            let usual = try await width(page)
            try await pointer.key("ctrl+minus", "ctrl+0", "ctrl+p", "F1", "ctrl+question", "F11")
            try await eventually("the page does not get all keys") {
                try await page.webView.evaluateJavaScript("taken.join(' ')") as? String == "- 0 p F1 ? F11"
            }
            for _ in 0..<10 { await window.nextFrame() }
            #expect(try await width(page) == usual)
            #expect(EngineDialog.count(.printers) == 0 && EngineDialog.count(.shortcuts) == 0)
            #expect(page.webView.convert(CGPoint.zero, to: nil).y > 20)
            window.close()
        }

        @Test func `The find bar counts the matches, and Return doesn't open the link of the last one`() async throws {
            let body = "<p>A Needle</p><p hidden>needle</p><a href='#opened'>needle</a><p>nee<b>dle</b></p>"
            let (page, pointer) = try await shownPage(body)
            try await pointer.key("ctrl+f")
            try await eventually("there is no bar") { !window.window.subviewsHaveKeyboard(page.webView) }
            try await pointer.type("needle")
            for (key, text) in [
                ("", "1 of 3"), ("Return", "2 of 3"), ("Return", "3 of 3"), ("Return", "1 of 3"), ("Return", "2 of 3"),
            ] {
                if !key.isEmpty { try await pointer.key(key) }
                try await eventually("\(text) isn't shown") { isVisible(text, in: window.window) }
            }
            try await pointer.key("Escape")
            try await eventually("the page has no keyboard") { page.webView.isFirstResponder }
            try await pointer.key("Return")
            for _ in 0..<20 { await window.nextFrame() }
            #expect(try await page.webView.evaluateJavaScript("location.hash") as? String == "")
            window.close()
        }

        @Test func `A page is searched`() async throws {
            let (page, pointer) = try await shownPage("<p>a needle in</p><p>a needle stack</p><p>hay</p>")
            try await pointer.key("ctrl+f")
            try await eventually("there is no bar") { !window.window.subviewsHaveKeyboard(page.webView) }
            try await pointer.type("needle")
            try await eventually("nothing is found") { isVisible("1 of 2", in: window.window) }
            try await pointer.key("ctrl+a")
            try await pointer.type("haystack")
            try await eventually("what is not there is found") { isVisible("Not found", in: window.window) }
            try await pointer.key("Escape")
            try await eventually("Escape leaves the bar") { !isVisible("Not found", in: window.window) }
            try await eventually("the page has no keyboard") { page.webView.isFirstResponder }
            window.close()
        }

        @Test func `The search bar covers nothing of the page`() async throws {
            let (page, pointer) = try await shownPage("<body style='margin: 0'>needle")
            func height() async throws -> Double {
                try #require(try await page.webView.evaluateJavaScript("innerHeight") as? Double)
            }
            let usual = try await height()
            try await pointer.key("ctrl+f")
            try await eventually("the page is as high as before") { try await height() < usual - 30 }
            let bar = try #require(page.webView.subviews.last)
            #expect(try await height() == usual - Double(bar.bounds.height))
            try await pointer.key("Escape")
            try await eventually("the page stays low") { try await height() == usual }
            window.close()
        }

        @Test func `Ctrl+F searches with Caps Lock too`() async throws {
            let (page, pointer) = try await shownPage("text")
            try await pointer.key("Caps_Lock", "ctrl+f", "Caps_Lock")
            try await eventually("there is no bar") { !window.window.subviewsHaveKeyboard(page.webView) }
            window.close()
        }

        @Test func `A page is printed`() async throws {
            let (_, pointer) = try await shownPage("text")
            let dialog = try await EngineDialog.next(.printers) { try await pointer.key("ctrl+p") }
            dialog.cancel()
            while EngineDialog.count(.printers) > 0 { await Task.yield() }
            window.close()
        }

        @Test(arguments: ["F1", "ctrl+question"])
        func `The keys are listed`(key: String) async throws {
            let (_, pointer) = try await shownPage("text")
            let list = try await EngineDialog.next(.shortcuts) { try await pointer.key(key) }
            let titles = [
                "Back", "Close", "Reload", "Find on Page", "Print", "Larger", "Smaller", "Actual Size", "Main Menu",
                "Full Screen", "Close Window", "Keyboard Shortcuts",
            ]
            try await eventually("a key is missing") { Set(titles).isSubset(of: list.texts) }
            list.cancel()
            while EngineDialog.count(.shortcuts) > 0 { await Task.yield() }
            window.close()
        }

        @Test func `A page fills the screen without a bar`() async throws {
            let (page, pointer) = try await shownPage("text")
            #expect(page.webView.convert(CGPoint.zero, to: nil).y > 20)
            try await pointer.key("F11")
            try await eventually("the bar stays") { page.webView.convert(CGPoint.zero, to: nil).y == 0 }
            try await pointer.key("F11")
            try await eventually("the bar does not come back") { page.webView.convert(CGPoint.zero, to: nil).y > 20 }
            window.close()
        }
    }
}

extension UIWindow {
    /// Whether the view itself is the first responder, and not one of its subviews.
    fileprivate func subviewsHaveKeyboard(_ view: UIView) -> Bool {
        view.isFirstResponder && !view.subviews.contains(where: \.isFirstResponder)
    }
}
