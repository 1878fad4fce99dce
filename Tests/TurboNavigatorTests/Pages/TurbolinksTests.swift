import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

/// A delegate that notes the title of each document that was loaded as a whole.
private final class DocumentRecorder: TurboNavigationDelegate {
    let titles = TestEvents<String>()

    func sessionDidLoadWebView(_ session: Session) {
        titles.record(session.webView.title ?? "")
    }
}

extension TurboNavigatorTests {
    /// A navigator whose pages have Turbolinks 5.2.
    @MainActor @Suite(.serialized, .enabled(if: TurboScript.turbolinks.isInstalled))
    struct TurbolinksTests {
        private func app(redirectingTo target: String) throws -> TestApp {
            let app = try TestApp(.turbolinks)
            app.server.server.route("/follow") { _ in .redirect(to: target, status: 302) }
            return app
        }

        @Test func aRedirectIsRequestedOnceAndFoundAgain() async throws {
            let app = try app(redirectingTo: "/b")
            defer { app.close() }
            try await app.route("/")
            app.navigator.route(app.server.url("/follow"))
            try await app.log.next(.decided(because: "takes the provisional screen's place"))
            try await app.atRest()
            #expect(app.stacks == "/ /b")
            #expect(app.navigator.navigationController.topViewController?.title == "b")
            try await app.route("/c")
            app.navigator.navigationController.popViewController(animated: false)
            try await app.log.next(.rendered(app.server.url("/b")))
            #expect(app.server.pages == ["/", "/follow", "/b", "/c"])
        }

        /// The modal's session has a document already: the page that came along is drawn in it.
        @Test func aRedirectIntoAModalIsNotRequestedAgain() async throws {
            let app = try app(redirectingTo: "/things/new")
            defer { app.close() }
            try await app.route("/")
            try await app.route("/new")
            app.navigator.modalNavigationController.dismiss(animated: false)
            try await app.atRest()
            app.navigator.route(app.server.url("/follow"))
            try await app.log.next(.rendered(app.server.url("/things/new")))
            try await app.atRest()
            #expect(app.stacks == "/ | /things/new")
            #expect(app.server.pages == ["/", "/new", "/follow", "/things/new"])
        }

        @Test func aRedirectToAHistoricalLocationIsRequestedOnce() async throws {
            let app = try app(redirectingTo: "/recede_historical_location")
            defer { app.close() }
            app.server.server.page("/recede_historical_location", "<p>Going on</p>")
            for path in ["/", "/a"] { try await app.route(path) }
            app.navigator.route(app.server.url("/follow"))
            try await app.log.next(.decided(because: "a historical location: recede"))
            try await app.atRest()
            #expect(app.stacks == "/")
            #expect(app.server.pages == ["/", "/a", "/follow", "/recede_historical_location"])
        }

        /// Its forms are the engine's own: the answer is a whole document.
        @Test func theAnswerOfAFormIsShownOnItsScreenAndVisitsGoOn() async throws {
            let documents = DocumentRecorder()
            let app = try TestApp(.turbolinks, delegate: documents)
            defer { app.close() }
            app.server.page("/form", "<form method=post action=/save><button id=save>Save</button></form>")
            app.server.server.route("/save") { _ in .redirect(to: "/saved", status: 303) }
            app.server.page("/saved")
            try await app.route("/")
            try await app.route("/form")
            try await app.click("#save")
            try await app.log.next(.readyLate(app.server.url("/saved")))
            try await documents.titles.next { $0 == "saved" }
            #expect(app.stacks == "/ /form")
            try await app.route("/c")
            #expect(app.server.pages == ["/", "/form", "/save", "/saved", "/c"])
        }
    }
}
