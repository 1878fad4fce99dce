import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// Forms and frames that the server rejects until the user signs in. Their page stays.
    @MainActor @Suite(.serialized)
    struct WaitingPageTests {
        /// Rails can give each form a token of its own. The names of fields are also names of the form's properties.
        private static func form(_ token: String) -> TestPage {
            let body = """
                <form method=post action=/things><input type=hidden name=authenticity_token value=\(token)>
                <input type=hidden name=thing[_token] value=\(token)>
                <input type=hidden name=method><input id=text name=text><button id=send>Send</button></form>
                """
            return TestPage("form", body: body, head: "<meta name=csrf-token content=\(token)-of-page>")
        }

        private func app(_ answer: SignInAnswer) async throws -> AppDriver {
            let app = try await AppDriver.requiringSignIn(by: answer, delegate: SignInPresenter.shared)
            app.server.route("/form") { [weak server = app.server] request in
                .page(Self.form(server?.knows(request) == true ? "new" : "old"))
            }
            app.server.protect("/things", by: answer) { request in
                let tokens = ["authenticity_token", "thing[_token]"].map { request.field($0) }
                let isValid = tokens == ["new", "new"] && request.field("text") == "written"
                return isValid ? .redirect(to: "/a", status: 303) : .html("<title>invalid</title>", status: 422)
            }
            app.server.page(
                "/framed", body: "<turbo-frame id=f><b id=b>public</b><a id=link href=/part>part</a></turbo-frame>")
            app.server.protect("/part", by: answer) { _ in
                .page(TestPage("part", body: "<turbo-frame id=f><b id=b>private</b></turbo-frame>"))
            }
            return app
        }

        @Test(arguments: SignInAnswer.allCases)
        func `A form that needs a sign-in keeps its text, and is sent again with a new token`(
            _ answer: SignInAnswer
        ) async throws {
            let app = try await app(answer)
            defer { app.close() }
            try await app.route("/")
            try await app.route("/form")
            try await app.navigator.session.webView.write("written", into: "#text")
            try await app.click("#send")
            try await app.arrived("/session/new")
            #expect(app.stacks == "/ /form | /session/new")
            let start = app.log.count
            try await app.signIn()
            try await app.log.all([.tokensRenewed, .idle], since: start)
            await app.transitionsEnd()
            #expect(app.stacks == "/ /form")
            #expect(try await app.value("document.getElementById('text').value") == "written")
            try await app.click("#send")
            try await app.arrived("/a")
            #expect(app.server.count("POST /things") == 2)
            // Once for the page, once for its new tokens.
            #expect(app.server.count("GET /form") == 2)
        }

        @Test func `A form that is sent right after the sign-in, twice, waits for its new token, and is sent once`()
            async throws
        {
            let app = try await app(.rule)
            defer { app.close() }
            try await app.route("/")
            try await app.route("/form")
            try await app.navigator.session.webView.write("written", into: "#text")
            try await app.click("#send")
            try await app.arrived("/session/new")
            let gate = ResponseGate()
            app.server.route("/form") { _ in .gated(gate, .page(Self.form("new"))) }
            try await app.signIn()
            try await app.wait(until: "the new tokens are requested") { app.server.count("GET /form") == 2 }
            for _ in 0..<2 { try await app.click("#send") }
            #expect(try await app.value("document.forms[0].ariaBusy") == "true")
            #expect(app.server.count("POST /things") == 1)
            gate.open()
            try await app.arrived("/a")
            #expect(app.server.count("POST /things") == 2)
        }

        @Test(arguments: SignInAnswer.allCases)
        func `A frame that needs a sign-in keeps its content, and is loaded after it`(
            _ answer: SignInAnswer
        ) async throws {
            let app = try await app(answer)
            defer { app.close() }
            try await app.route("/")
            try await app.route("/framed")
            try await app.click("#link")
            try await app.arrived("/session/new")
            #expect(try await app.value("document.getElementById('b').innerText") == "public")
            try await app.signIn()
            try await app.wait(until: "the frame is loaded") {
                try await app.value("document.getElementById('b').innerText") == "private"
            }
            #expect(app.stacks == "/ /framed")
            #expect(app.server.count("GET /part") == 2)
        }

        @Test func `A form that needs a sign-in asks again, although the user has left the sign-in page for it`()
            async throws
        {
            let app = try await app(.rule)
            defer { app.close() }
            app.server.route("/new", .page(Self.form("old")))
            try await app.route("/framed")
            try await app.route("/new")
            try await app.click("#link")
            try await app.arrived("/session/new")
            app.navigator.pop(animated: false)
            try await app.waitUntilIdle()
            #expect(app.stacks == "/framed | /new")
            try await app.click("#send", in: app.navigator.modalSession)
            try await app.arrived("/session/new")
            #expect(app.stacks == "/framed | /new /session/new")
        }

        @Test func `A user who doesn't sign in keeps the form, and is told why`() async throws {
            let app = try await app(.rule)
            defer { app.close() }
            try await app.route("/form")
            try await app.navigator.session.webView.write("written", into: "#text")
            try await app.click("#send")
            try await app.arrived("/session/new")
            app.navigator.userDidTapDone()
            try await app.wait(until: "an alert is shown") { app.navigator.activeViewController is UIAlertController }
            let alert = app.navigator.activeViewController as? UIAlertController
            #expect(alert?.message == "You need to sign in to see this page.")
            #expect(try await app.value("document.getElementById('text').value") == "written")
        }

        @Test func `The answer to a form with a password is shown, whatever its status`() async throws {
            let app = try await app(.unauthorized)
            defer { app.close() }
            let form = "<form method=post action=/check><input type=password><button id=send>Send</button></form>"
            app.server.page("/password", body: form)
            app.server.route("/check", .page(TestPage("wrong", body: "<p id=wrong>Wrong.</p>\(form)"), status: 401))
            try await app.route("/password")
            try await app.click("#send")
            try await app.wait(until: "the answer is shown") {
                try await app.value("String(document.getElementById('wrong') !== null)") == "true"
            }
            #expect(app.stacks == "/password")
        }
    }
}
