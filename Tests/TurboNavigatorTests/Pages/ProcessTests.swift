import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// Web processes that end.
    @MainActor @Suite(.serialized)
    struct ProcessTests {
        @Test func `When the web process ends, the visible page is loaded again (TI#50, TI#187)`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            for path in ["/", "/a"] { try await app.route(path) }
            terminateWebProcess(of: app.navigator.session.webView)
            try await app.log.next(.rendered(app.server.url("/a")))
            #expect(app.showsItsPage)
            #expect(app.server.pages == ["/", "/a", "/a"])
        }

        @Test func `A page that is loaded again keeps its scroll position, also after its process has ended`()
            async throws
        {
            let app = try await AppDriver()
            defer { app.close() }
            for path in ["/", "/a"] {
                app.server.page(path, body: "<p style='height: 3000px'>long</p>")
                try await app.route(path)
                try await app.run("scrollTo(0, \(path == "/" ? 500 : 700))")
                let session = app.navigator.session
                try await app.wait(until: "the page has told its position") {
                    session.owner.flatMap { session.visits.position(on: $0) }?.y ?? 0 > 0
                }
            }
            for load in ["location.reload()", "process", "refresh"] {
                switch load {
                case "process": terminateWebProcess(of: app.navigator.session.webView)
                case "refresh": app.navigator.route(app.server.url("/refresh_historical_location"))
                default: try await app.run(load)
                }
                try await app.log.next(.rendered(app.server.url("/a")))
                #expect(try await app.navigator.session.webView.evaluateJavaScript("scrollY") as? Int == 700, "\(load)")
            }
            try await app.back()
            #expect(try await app.navigator.session.webView.evaluateJavaScript("scrollY") as? Int == 500)
        }

        @Test func `When the web process ends, the page below a sheet is loaded again (TI#50, TI#187)`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            for path in ["/", "/things/new"] { try await app.route(path) }
            terminateWebProcess(of: app.navigator.session.webView)
            try await app.log.next(.rendered(app.server.url("/")))
            #expect(app.stacks == "/ | /things/new")
            app.window.perform(.cancel)
            try await app.route("/a")
            #expect(app.showsItsPage)
        }

        @Test func `A running load is repeated`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let gate = ResponseGate()
            app.server.route("/a") { _ in .gated(gate, .page(TestPage("a"))) }
            try await app.route("/")
            app.navigator.route(app.server.url("/a"))
            try await app.waitForProposals()
            terminateWebProcess(of: app.navigator.session.webView)
            try await app.log.next(.processEnded)
            gate.open()
            try await app.log.next(.rendered(app.server.url("/a")))
            #expect(app.stacks == "/ /a")
            #expect(app.showsItsPage)
        }

        @Test func `A visit that replaces a page still replaces it after the web process has ended`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let gate = ResponseGate()
            app.server.route("/b") { _ in .gated(gate, .page(TestPage("b"))) }
            for path in ["/", "/a"] { try await app.route(path) }
            app.navigator.route(VisitProposal(url: app.server.url("/b"), options: VisitOptions(action: .replace)))
            try await app.waitForProposals()
            terminateWebProcess(of: app.navigator.session.webView)
            let again = try await app.log.next(.visitBegan(.coldBoot, number: 4))
            gate.open()
            try await app.log.next(.rendered(app.server.url("/b")))
            #expect(again.kind == .visitBegan(4, app.server.url("/b"), .coldBoot, .replace))
            #expect(app.stacks == "/ /b")
        }

        @Test func `A sheet that was closed is not loaded again`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            for path in ["/", "/things/new", "/a"] { try await app.route(path) }
            try await app.waitForProposals()
            terminateWebProcess(of: app.navigator.modalSession.webView)
            try await app.route("/things/new")
            #expect(app.stacks == "/ /a | /things/new")
            #expect(app.server.pages == ["/", "/things/new", "/a", "/things/new"])
        }

        @Test func `A page with unsaved input that doesn't respond is loaded again only if the user chooses so`()
            async throws
        {
            let app = try await AppDriver()
            defer { app.close() }
            app.server.page("/form", body: "<form method=post action=/form><input id=field name=field></form>")
            try await app.route("/form")
            let session = app.navigator.session
            let former = session.webView
            session.settings.deadlines.check = 2
            try await former.write("draft", into: "#field")
            try await hang(former)
            NotificationCenter.default.post(
                name: UIApplication.willEnterForegroundNotification, object: UIApplication.shared)
            let alert = try await app.presented(UIAlertController.self)
            #expect(alert.title == "This page isn't responding")
            #expect(alert.actions.map(\.title) == ["Wait", "Reload"])
            #expect(app.server.pages == ["/form"])
            alert.choose(try #require(alert.actions.first { $0.title == "Reload" }))
            try await app.log.next(.rendered(app.server.url("/form")))
            #expect(session.webView !== former)
            #expect(app.showsItsPage)
        }
    }
}
