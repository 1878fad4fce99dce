import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// The context menu, with real clicks.
    @MainActor @Suite(.serialized)
    struct ContextMenuTests {
        /// Opens the menu of the page, and chooses an entry.
        private func choose(
            _ entry: String, at point: CGPoint = CGPoint(x: 60, y: 60), in app: AppDriver
        ) async throws {
            let webView = app.navigator.session.webView
            let pointer = Pointer(app.window)
            try await pointer.rest(at: point, in: webView)
            try await pointer.click(button: 3)
            #expect(await OpenMenu.entries(around: webView).contains(entry))
            #expect(OpenMenu.choose(entry, around: webView))
        }

        @Test func `Open Link shows the page on a screen of its own, and Reload loads it again there`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.server.page("/", body: "<a href=/next style='position: fixed; inset: 0'>next</a>")
            app.server.page("/next")
            try await app.route("/")
            try await choose("Open Link", in: app)
            try await app.arrived("/next")
            #expect(app.stacks == "/ /next")
            #expect(app.server.pages == ["/", "/next"])
            try await choose("Reload", in: app)
            try await app.arrived("/next")
            #expect(app.stacks == "/ /next")
            #expect(app.server.pages == ["/", "/next", "/next"])
        }

        @Test func `Save Image offers the picture, and the stacks stay`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let picture = "<svg xmlns='http://www.w3.org/2000/svg'><rect width='9' height='9'/></svg>"
            app.server.page(
                "/", body: "<img src=/image.svg style='position: fixed; inset: 0; width: 100%; height: 100%'>")
            app.server.route("/image.svg") { _ in
                .content(Data(picture.utf8), type: "image/svg+xml", status: 200, headers: [:])
            }
            try await app.route("/")
            try await choose("Save Image As…", in: app)
            #expect(try await app.nextOffer().title == "image.svg")
            #expect(app.stacks == "/ ! (image.svg)")
            try await app.choose("Cancel")
        }

        @Test func `Text of a page is copied, and pasted into a field`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let field = "<input id=field style='position: fixed; left: 0; top: 0; width: 300px; height: 200px'>"
            app.server.page(
                "/", body: field + "<p id=text style='position: fixed; top: 220px; font-size: 80px'>Words</p>")
            try await app.route("/")
            let webView = app.navigator.session.webView
            try await app.run("getSelection().selectAllChildren(text)")
            try await choose("Copy", at: CGPoint(x: 60, y: 350), in: app)
            try await app.run("getSelection().removeAllRanges(); field.focus()")
            try await choose("Paste", at: CGPoint(x: 60, y: 100), in: app)
            try await nextFrame(
                of: webView, while: try await webView.evaluateJavaScript("field.value") as? String == "")
            #expect(try await webView.evaluateJavaScript("field.value") as? String == "Words")
        }
    }
}
