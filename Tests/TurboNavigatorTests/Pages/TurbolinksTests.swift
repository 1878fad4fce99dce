import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

/// A delegate that records the title of each loaded document.
private final class DocumentRecorder: TurboNavigationDelegate {
    let titles = TestEvents<String>()

    func sessionDidLoadWebView(_ session: Session) {
        titles.append(session.webView.title ?? "")
    }
}

extension TurboNavigatorTests {
    /// A navigator whose pages have Turbolinks 5.2.
    @MainActor @Suite(.serialized, .enabled(if: TurboLibrary.turbolinks.isInstalled))
    struct TurbolinksTests {
        /// Turbolinks leaves forms to the engine: the response is a new document.
        @Test func `The response to a form is shown on its screen and visits continue`() async throws {
            let documents = DocumentRecorder()
            let app = try await AppDriver(.turbolinks, delegate: documents)
            defer { app.close() }
            app.server.page("/form", body: "<form method=post action=/save><button id=save>Save</button></form>")
            app.server.route("/save") { _ in .redirect(to: "/saved", status: 303) }
            app.server.page("/saved")
            try await app.route("/")
            try await app.route("/form")
            try await app.click("#save")
            try await app.log.next(.turboStartedWithoutVisit(app.server.url("/saved")))
            try await documents.titles.next { $0 == "saved" }
            #expect(app.stacks == "/ /form")
            try await app.route("/c")
            #expect(app.server.pages == ["/", "/form", "/save", "/saved", "/c"])
        }
    }
}
