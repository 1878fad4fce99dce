import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// What the menu of the right mouse button does to the stacks: real clicks.
    @MainActor @Suite(.serialized)
    struct ContextMenuTests {
        /// Opens the menu of the page, and chooses an entry.
        private func choose(_ entry: String, in app: TestApp) async throws {
            let webView = app.navigator.session.webView
            let pointer = Pointer(app.window)
            try await pointer.rest(at: CGPoint(x: 60, y: 60), in: webView)
            try await pointer.click(button: 3)
            #expect(await OpenMenu.entries(around: webView).contains(entry))
            #expect(OpenMenu.choose(entry, around: webView))
        }

        @Test func `Open Link shows the page on a screen of its own, and Reload loads it again there`() async throws {
            let app = try TestApp()
            defer { app.close() }
            app.server.page("/", "<a href=/next style='position: fixed; inset: 0'>next</a>")
            app.server.page("/next")
            try await app.route("/")
            try await choose("Open Link", in: app)
            try await app.log.next(.rendered(app.server.url("/next")))
            try await app.atRest()
            #expect(app.stacks == "/ /next")
            #expect(app.server.pages == ["/", "/next"])
            try await choose("Reload", in: app)
            try await app.log.next(.rendered(app.server.url("/next")))
            try await app.atRest()
            #expect(app.stacks == "/ /next")
            #expect(app.server.pages == ["/", "/next", "/next"])
        }
    }
}
