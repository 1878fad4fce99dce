import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// Settings of visits: headers, the delay of the indicator, the error view, and callbacks.
    @MainActor @Suite(.serialized)
    struct VisitSettingTests {
        @Test func `The app's headers are sent with each request of a page and of Turbo`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.navigator.session.settings.requestHeaders = { ["X-App": $0.path] }
            app.server.page("/a", body: "<form action='/send' method=post><button id=send>Send</button></form>")
            app.server.route("/send") { _ in
                .content(Data(), type: "text/html", status: 303, headers: ["Location": "/b"])
            }
            try await app.route("/")
            try await app.route("/a")
            try await app.click("#send")
            try await app.log.next(.rendered("/b"))
            let told = app.server.requests.filter { $0.path != "/turbo.js" && $0.path != "/favicon.ico" }
            #expect(told.map(\.path) == ["/", "/a", "/send", "/b"])
            #expect(told.map { $0.header("X-App") } == ["/", "/a", "/a", "/a"])
        }

        @Test func `Headers of the app go with a reload, and with what the page requests after it`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.navigator.session.settings.requestHeaders = { _ in ["X-App": "mine"] }
            app.server.page("/a", body: "<form action='/send' method=post><button id=send>Send</button></form>")
            app.server.route("/send") { _ in
                .content(Data(), type: "text/html", status: 303, headers: ["Location": "/b"])
            }
            for path in ["/", "/a"] { try await app.route(path) }
            app.server.clearRequests()
            app.navigator.reload()
            try await app.arrived("/a")
            try await app.click("#send")
            try await app.arrived("/b")
            try await app.route("/c")
            let requests = app.server.requests.filter { ["/a", "/send", "/b", "/c"].contains($0.path) }
            #expect(requests.map(\.path) == ["/a", "/send", "/b", "/c"])
            #expect(requests.allSatisfy { $0.header("X-App") == "mine" })
        }

        @Test func `Headers are not sent to another origin`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let other = try TestServer(.turbo)
            other.route("/data") { _ in
                .content(
                    Data("{}".utf8), type: "text/html", status: 200, headers: ["Access-Control-Allow-Origin": "*"])
            }
            app.navigator.session.settings.requestHeaders = { _ in ["X-App": "secret"] }
            app.server.page("/", body: "<turbo-frame id=x></turbo-frame>")
            try await app.route("/")
            try await app.run("document.querySelector('#x').src = '\(other.url("/data"))'")
            while other.requests.isEmpty { await nextFrame(of: app.window) }
            #expect(other.requests.allSatisfy { $0.header("X-App") == nil })
        }

        @Test func `A page rendered within the delay never has an indicator`() async throws {
            let delegate = Chooser { _, proposal in IndicatedScreen(url: proposal.url) }
            let app = try await AppDriver(delegate: delegate)
            defer { app.close() }
            app.navigator.session.settings.activityIndicatorDelay = 0
            try await app.route("/")
            let screen = try #require(app.navigator.navigationController.topViewController as? IndicatedScreen)
            #expect(screen.indications == 1)
            app.navigator.session.settings.activityIndicatorDelay = 30
            app.navigator.reload()
            try await app.log.next(.rendered(app.server.url("/")))
            #expect(screen.indications == 1)
            try await app.route("/a")
            let next = try #require(app.navigator.navigationController.topViewController as? IndicatedScreen)
            #expect(next.indications == 0)
        }

        @Test func `The indicator of a slow page is visible after the delay`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.navigator.session.settings.activityIndicatorDelay = 0.4
            let gate = ResponseGate()
            app.server.route("/a") { _ in .gated(gate, .page(TestPage("a"))) }
            try await app.route("/")
            app.navigator.route(app.server.url("/a"))
            let screen = try #require(app.navigator.navigationController.topViewController as? VisitableViewController)
            #expect(!screen.visitableView.activityIndicatorView.isAnimating)
            while !screen.visitableView.activityIndicatorView.isAnimating { await nextFrame(of: app.window) }
            gate.open()
            try await app.log.next(.rendered("/a"))
            #expect(!screen.visitableView.activityIndicatorView.isAnimating)
        }

        @Test func `An error is shown in the app's own view`() async throws {
            let former = TurboConfig.shared.makeErrorView
            var shown: VisitFailure?
            let view = UILabel()
            TurboConfig.shared.makeErrorView = { failure in
                shown = failure
                view.text = failure.message
                return view
            }
            defer { TurboConfig.shared.makeErrorView = former }
            let app = try await AppDriver()
            defer { app.close() }
            app.server.page("/", status: 500)
            app.navigator.route(app.server.url("/"))
            try await app.log.next(.failed(status: 500))
            try await app.waitForProposals()
            #expect(view.window === app.window)
            #expect(view.text?.isEmpty == false && view.bounds.width > 100)
            app.server.page("/")
            try #require(shown).retry()
            try await app.log.next(.rendered())
            #expect(view.window == nil)
        }

        @Test func `The app is notified of requests and forms that start and end`() async throws {
            let witness = RecordingDelegate()
            let app = try await AppDriver(delegate: witness)
            defer { app.close() }
            app.server.page("/", body: "<form action='/send' method=post><button id=send>Send</button></form>")
            app.server.route("/send") { _ in
                .content(Data(), type: "text/html", status: 303, headers: ["Location": "/b"])
            }
            try await app.route("/")
            while witness.told.count < 2 { await nextFrame(of: app.window) }
            #expect(witness.told == ["request starts /", "request ends /"])
            witness.told = []
            try await app.click("#send")
            try await app.log.next(.rendered("/b"))
            while witness.told.count < 2 { await nextFrame(of: app.window) }
            #expect(witness.told.first == "form starts /")
            // Turbo reports it while the next visit begins.
            #expect(witness.told.contains { $0.hasPrefix("form ends") })
        }
    }

    /// Counts how often its indicator is shown.
    private final class IndicatedScreen: VisitableViewController {
        private(set) var indications = 0

        override func showVisitableActivityIndicator() {
            indications += 1
            super.showVisitableActivityIndicator()
        }
    }

    private final class RecordingDelegate: TurboNavigationDelegate {
        var told: [String] = []

        func sessionDidStartRequest(_ session: Session) { record("request starts", session) }
        func sessionDidFinishRequest(_ session: Session) { record("request ends", session) }
        func sessionDidStartFormSubmission(_ session: Session) { record("form starts", session) }
        func sessionDidFinishFormSubmission(_ session: Session) { record("form ends", session) }

        private func record(_ what: String, _ session: Session) {
            told.append("\(what) \(session.owner?.visitableURL?.path ?? "")")
        }
    }
}
