import Foundation
import Fuzzing
import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// Requests as `docs/flows.md` counts them. A server sends a flash only once.
    @MainActor @Suite(.serialized)
    struct RequestTests {
        private static let rules = """
            {"rules": [
              {"patterns": [".*"], "properties": {"animated": false}},
              {"patterns": ["/new$"], "properties": {"context": "modal"}}
            ]}
            """

        private func app() async throws -> AppDriver {
            let app = try await AppDriver(rules: Self.rules)
            let form = "<form method=post action=/save><button>Save</button></form>"
            for path in ["/form", "/things/new"] { app.server.page(path, body: form) }
            var flash = ""
            var number = 0
            app.server.route("/save") { _ in
                number += 1
                flash = "Saved \(number)."
                return .redirect(to: "/list", status: 303)
            }
            app.server.route("/list") { _ in
                defer { flash = "" }
                return .page(TestPage("list", body: "<p id=flash>\(flash)</p>"))
            }
            return app
        }

        @Test func `The server learns from which page the link to a modal leads, each time`() async throws {
            let app = try await app()
            defer { app.close() }
            app.server.page("/list", links: ["/new"])
            app.server.page("/a", links: ["/things/new"])
            for (page, modal) in [("/list", "/new"), ("/a", "/things/new")] {
                try await app.route(page)
                // A browser leaves it out.
                try await app.run("location.hash = 'part'")
                try await app.tap(link: modal)
                #expect(app.stacks.hasSuffix("| \(modal)"))
                let request = try #require(app.server.requests.last { $0.path == modal })
                #expect(request.header("Referer") == app.server.url(page).absoluteString)
                try await app.dismiss()
            }
        }

        @Test(
            arguments: ["/form", "/things/new"])
        func `The flash of a form is shown each time, with one POST and one GET (TI#12, TI#186, HNI#60, HNI#104)`(
            _ form: String
        ) async throws {
            let app = try await app()
            defer { app.close() }
            try await app.route("/")
            for round in 1...LongRun.times(50) {
                try await app.route(form)
                try await app.waitForProposals()
                try await app.click("button", in: form == "/form" ? app.navigator.session : app.navigator.modalSession)
                try await app.arrived("/list")
                let shown = try await app.navigator.session.webView.evaluateJavaScript(
                    "document.getElementById('flash').textContent")
                #expect(shown as? String == "Saved \(round).")
                #expect(app.showsItsPage)
                #expect(app.stacks == (form == "/form" ? "/ /form /list" : "/ /list"))
                #expect(app.server.requests.count { $0.path == "/save" } == round)
                #expect(app.server.requests.count { $0.path == "/list" } == round)
                app.navigator.route(VisitProposal(url: app.server.url("/"), properties: Self.root))
                try await app.arrived("/")
            }
        }

        private static let root: PathProperties = ["presentation": "replace_root", "animated": false]

        @Test func `Refresh shows what is new, at the page's own URL, each time (HNI#224, HNA#153)`() async throws {
            let app = try await app()
            defer { app.close() }
            var number = 0
            app.server.route("/a") { _ in
                number += 1
                return .page(TestPage("a", body: "<p id=number>\(number)</p>"))
            }
            try await app.route("/a")
            let webView = app.navigator.session.webView
            _ = try await webView.evaluateJavaScript("history.pushState({}, '', '/a?page=2'); 1")
            for round in 2...4 {
                app.navigator.route(
                    VisitProposal(url: app.server.url("/x"), properties: ["presentation": "refresh"]))
                try await app.log.next(.rendered("/a"))
                try await app.waitForProposals()
                let shown = try await webView.evaluateJavaScript("document.getElementById('number').textContent")
                #expect(shown as? String == "\(round)")
                #expect(app.server.requests.count { $0.query == "page=2" } == round - 1)
            }
            #expect(app.stacks == "/a")
        }
    }
}
