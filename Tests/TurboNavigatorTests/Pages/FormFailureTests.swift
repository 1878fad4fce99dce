import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    @MainActor @Suite(.serialized)
    struct FormFailureTests {
        private static let form = """
            <form method=post action=/things><input name=title><button>Save</button></form>
            """

        @Test(
            arguments: ["/a", "/things/new"])
        func `A form that gets no response keeps the user's input, and shows an alert`(_ path: String) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.server.page(path, body: Self.form)
            app.server.route("/things") { _ in .dropped }
            for path in ["/", path] { try await app.route(path) }
            try await app.waitForProposals()
            let (stacks, session) = (app.stacks, path == "/a" ? app.navigator.session : app.navigator.modalSession)
            _ = try await session.webView.evaluateJavaScript("document.querySelector('input').value = 'Milk'; 1")
            try await app.tap(button: "Save", waits: false)
            try await app.log.next(.formGotNoResponse)
            let alert = try #require(app.navigator.activeViewController as? UIAlertController)
            #expect(alert.title == "No response")
            #expect(alert.message?.hasPrefix("Your form was sent, but the server didn't respond.") == true)
            #expect(app.stacks == "\(stacks) ! (\(alert.title ?? ""))")
            let value = try await session.webView.evaluateJavaScript("document.querySelector('input').value")
            #expect(value as? String == "Milk")
        }

        /// The form may have arrived only if there was a connection.
        @Test(arguments: [
            (
                false,
                "Your form was sent, but the server didn't respond. Check whether it went through before sending it again."
            ),
            (true, "The server couldn't be reached."),
        ])
        func `A form that Turbo doesn't submit keeps the user's input without a response, and shows an alert`(
            isStopped: Bool, message: String
        ) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.server.page("/a", body: Self.form.replacing("<form", with: "<form data-turbo=false"))
            app.server.route("/things") { _ in .dropped }
            for path in ["/", "/a"] { try await app.route(path) }
            try await app.waitForProposals()
            let webView = app.navigator.session.webView
            _ = try await webView.evaluateJavaScript("document.querySelector('input').value = 'Milk'; 1")
            if isStopped { app.server.stop() }
            try await app.tap(button: "Save", waits: false)
            try await app.log.next(.formGotNoResponse)
            let alert = try #require(app.navigator.activeViewController as? UIAlertController)
            #expect(alert.message == message)
            #expect(app.stacks == "/ /a ! (No response)")
            let value = try await webView.evaluateJavaScript("document.querySelector('input').value")
            #expect(value as? String == "Milk")
        }

        @Test func `A form that a script sends while the user types fails without an alert, and the user types on`()
            async throws
        {
            let app = try await AppDriver()
            defer { app.close() }
            app.server.page(
                "/a",
                body: "<form method=post action=/things oninput='this.requestSubmit()'><input id=field name=t></form>")
            app.server.route("/things") { _ in .dropped }
            for path in ["/", "/a"] { try await app.route(path) }
            try await app.enter("milk and")
            try await app.log.next(.formGotNoResponse)
            try await app.wait(until: "a message says so") {
                app.navigator.message?.hasPrefix("Your form was sent, but the server didn't respond.") == true
            }
            try await Pointer(app.window).type(" tea")
            try await app.waitForText("milk and tea")
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /a")
        }

        @Test func `A form that a script of a hidden page sends fails unseen`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.server.page("/a", body: Self.form)
            app.server.route("/things") { _ in .dropped }
            for path in ["/", "/a", "/new"] { try await app.route(path) }
            try await app.modalPresented()
            try await app.run("document.forms[0].requestSubmit()")
            try await app.log.next(.formGotNoResponse)
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /a | /new")
            #expect(app.navigator.message == nil)
        }

        @Test func `An app receives the URL of a form without a response, and no retry`()
            async throws
        {
            let clerk = SignInDelegate()
            let app = try await AppDriver(delegate: clerk)
            defer { app.close() }
            app.server.page("/a", body: Self.form)
            app.server.route("/things") { _ in .dropped }
            for path in ["/", "/a"] { try await app.route(path) }
            try await app.tap(button: "Save", waits: false)
            try await app.log.next(.formGotNoResponse)
            try await app.waitForProposals()
            #expect(clerk.failures.map(\.url) == [app.server.url("/things")])
            #expect(clerk.failures.map(\.canRetry) == [false])
        }
    }

    private final class SignInDelegate: TurboNavigationDelegate {
        private(set) var failures: [VisitFailure] = []

        func formSubmissionDidFail(_ failure: VisitFailure, from controller: UIViewController) {
            failures.append(failure)
        }
    }
}

extension TurboNavigatorTests {
    @MainActor @Suite(.serialized)
    struct FormResponseTests {
        /// Each row: the method, the status of the redirect, and whether fetch repeats the method.
        @Test(arguments: [
            ("DELETE", 302, true), ("PUT", 302, true), ("PATCH", 301, true), ("DELETE", 303, false),
            ("POST", 302, false),
        ])
        func `The log names a redirect that repeats the method of a form`(
            method: String, status: Int, repeats: Bool
        ) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.server.page("/a", body: "<form method=post action=/posts/1><button>Delete</button></form>")
            app.server.route("/posts/1", .redirect(to: "/posts", status: status))
            app.server.route("/posts") { request in
                request.method == "GET" ? .page(TestPage("posts")) : .html("<h1>No route</h1>", status: 404)
            }
            try await app.route("/a")
            // turbo-rails sends the method as a field, plain Turbo as that of the request.
            try await app.run(
                """
                let options
                addEventListener("turbo:before-fetch-request", ({ detail }) => { options = detail.fetchOptions })
                addEventListener("turbo:submit-start", () => { options.method = "\(method)" })
                """)
            try await app.click("button")
            try await app.log.next(.formGotResponse)
            try await app.waitUntilIdle()
            #expect(
                app.server.visits == ["GET /a", "\(method) /posts/1", "\(repeats ? method : "GET") /posts"])
            let named = app.log.entries.all.filter {
                $0.message.contains("A redirect with 302 repeats \(method) there")
            }
            #expect(named.count == (repeats ? 1 : 0))
        }

        /// Turbo has a snapshot of the page below. It must not be rendered instead of the response.
        @Test func `The flash of a form is shown on the page below (TI#186, HNI#104)`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            for path in ["/", "/a"] { try await app.route(path) }
            let page = TestPage("root", body: "<p id=flash>Saved.</p>").html(turbo: app.server.turbo)
            let answer = VisitResponse(statusCode: 200, redirected: true, responseHTML: page)
            app.navigator.route(VisitProposal(url: app.server.url("/"), options: VisitOptions(response: answer)))
            try await app.arrived("/")
            #expect(app.stacks == "/")
            #expect(app.server.pages == ["/", "/a"])
            let flash = try await app.navigator.session.webView.evaluateJavaScript(
                "document.getElementById('flash')?.textContent ?? ''")
            #expect(flash as? String == "Saved.")
        }
    }
}
