import Foundation
import TestSupport
import Testing

@testable import WebKit

extension WebKitTests {
    /// Tests the context menu, with real clicks on real pages.
    @MainActor @Suite(.serialized)
    struct ContextMenuTests {
        private let window = TestWindow()

        private func shownPage(_ html: String, before: String? = nil) async throws -> Page {
            let page = try Page()
            page.server.page("/", "<body style='margin: 0; font-size: 40px'>\(html)")
            page.webView.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
            window.view?.addSubview(page.webView)
            await window.show()
            if let before {
                page.server.page(before, "before")
                try await page.load(before)
            }
            try await page.load()
            return page
        }

        /// The items of the menu at the upper left of the page.
        private func menu(of page: Page) async throws -> [String] {
            let pointer = Pointer(window.window)
            try await pointer.rest(at: CGPoint(x: 30, y: 25), in: page.webView)
            try await pointer.click(button: 3)
            return await OpenMenu.entries(around: page.webView)
        }

        @Test func `A page with a history offers no way through it`() async throws {
            let page = try await shownPage("text", before: "/before")
            #expect(page.webView.canGoBack)
            #expect(try await menu(of: page) == ["Reload"])
            window.close()
        }

        @Test func `A link can be opened and copied`() async throws {
            let page = try await shownPage("<a href=/next>next</a>")
            page.server.page("/next", "next")
            #expect(try await menu(of: page) == ["Open Link", "Copy Link"])
            #expect(OpenMenu.choose("Open Link", around: page.webView))
            try await page.recorder.wait(for: "finished")
            #expect(page.webView.url?.path == "/next")
            window.close()
        }

        @Test func `A link that is opened is the app's to decide`() async throws {
            let page = try await shownPage("<a href=mailto:ada@example.com>write</a>")
            page.recorder.decideAction = { _ in .cancel }
            _ = try await menu(of: page)
            #expect(OpenMenu.choose("Open Link", around: page.webView))
            let asked = try #require(page.recorder.actions.last)
            #expect(asked.request.url?.absoluteString == "mailto:ada@example.com")
            #expect(asked.navigationType == .linkActivated)
            #expect(asked.targetFrame?.isMainFrame == true)
            window.close()
        }

        @Test func `A field can be edited`() async throws {
            let page = try await shownPage("<input value=text style='font-size: 40px'>")
            try await page.run("document.querySelector('input').select()")
            let entries = try await menu(of: page)
            #expect(entries == ["Undo", "Redo", "Cut", "Copy", "Paste", "Select All"])
            window.close()
        }

        @Test func `The last change of a field can be undone`() async throws {
            let page = try await shownPage("<input value=old style='font-size: 40px'>")
            try await Pointer(window.window).focusWindow()
            #expect(page.webView.becomeFirstResponder())
            #expect(try await menu(of: page).first == "Undo")
            #expect(!OpenMenu.canChoose("Undo", around: page.webView))
            try await Pointer(window.window).key("Escape")
            try await window.nextFrame(while: OpenMenu.isOpen(around: page.webView))
            try await page.run("document.querySelector('input').select()")
            try await Pointer(window.window).type("new")
            try await window.nextFrame(while: try await value(of: page) != "new")
            #expect(try await menu(of: page).first == "Undo")
            try await window.nextFrame(while: !OpenMenu.canChoose("Undo", around: page.webView))
            #expect(OpenMenu.choose("Undo", around: page.webView))
            try await window.nextFrame(while: try await value(of: page) == "new")
            #expect(try await value(of: page) == "old")
            window.close()
        }

        @Test func `A misspelled word can be replaced by the correct one, ignored and learned`() async throws {
            let page = try await shownPage("<input style='font-size: 40px'>")
            try await Pointer(window.window).focusWindow()
            #expect(page.webView.becomeFirstResponder())
            try await page.run("document.querySelector('input').focus()")
            // The word at the caret isn't checked.
            try await Pointer(window.window).type("spelll ")
            try await window.nextFrame(while: try await value(of: page) != "spelll ")
            let entries = try await menu(of: page)
            #expect(Set(entries).isSuperset(of: ["spell", "Ignore Spelling", "Learn Spelling"]), "\(entries)")
            #expect(OpenMenu.choose("spell", around: page.webView))
            try await window.nextFrame(while: try await value(of: page) != "spell ")
            #expect(try await value(of: page) == "spell ")
            window.close()
        }

        @Test(arguments: [
            ("en", ["en", "en_US"]), ("en-GB", ["en_GB", "en", "en_US"]), ("de-AT", ["de_AT", "de", "de_DE"]),
            ("fr", ["fr", "fr_FR"]), ("pt-BR", ["pt_BR", "pt"]), ("zh-Hant-TW", ["zh_TW", "zh", "zh_CN"]), ("", []),
        ])
        func `A language without a region has the dictionary of its most common one`(code: String, names: [String]) {
            #expect(SpellChecking.names(for: code) == names)
        }

        private func value(of page: Page) async throws -> String? {
            try await page.webView.evaluateJavaScript("document.querySelector('input').value") as? String
        }

        @Test func `Formatted text can be pasted as plain text`() async throws {
            let page = try await shownPage("<div contenteditable style='font-size: 40px'>text</div>")
            try await page.run("document.querySelector('div').focus()")
            let entries = try await menu(of: page)
            #expect(entries.contains("Paste As Plain Text"), "\(entries)")
            window.close()
        }

        @Test func `An inspectable view is inspected`() async throws {
            let page = try await shownPage("text")
            page.webView.isInspectable = true
            #expect(try await menu(of: page) == ["Reload", "Inspect Element"])
            window.close()
        }

        @Test func `An image can be saved`() async throws {
            let page = try await shownPage("<img src=/image.svg width=200 height=200>")
            page.server.route("/image.svg") { _ in
                let image = "<svg xmlns='http://www.w3.org/2000/svg' width='200' height='200'/>"
                return .content(Data(image.utf8), type: "image/svg+xml", status: 200, headers: [:])
            }
            try await page.load()
            let files = TestEvents<URL?>()
            page.recorder.decideAction = { $0.shouldPerformDownload ? .download : .allow }
            page.recorder.takeDownload = { files.append($0.originalRequest?.url) }
            #expect(try await menu(of: page) == ["Save Image As…"])
            #expect(OpenMenu.choose("Save Image As…", around: page.webView))
            #expect(try await files.next() == page.server.url("/image.svg"))
            window.close()
        }
    }
}
