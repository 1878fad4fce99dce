import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// Unsaved input, and proposals that would discard it: links, links from outside, redirects, forms and sign-ins.
    @MainActor @Suite(.serialized)
    struct InputOnTheWayTests {
        private static let rules = """
            {"rules": [
              {"patterns": ["/new$"], "properties": {"context": "modal"}},
              {"patterns": ["/home$"], "properties": {"presentation": "clear_all"}}
            ]}
            """

        /// The root, and a form over it, with links.
        private func app() async throws -> AppDriver {
            let app = try await AppDriver(rules: Self.rules)
            let links: [TestLink] = [
                "/b", "/new", TestLink("replace", to: "/b", action: .replace), TestLink("again", to: "/a"),
                TestLink("all", to: "/home"), "/hop",
            ]
            app.form(at: "/a", title: "Note", links: links)
            app.form(at: "/new", title: "New", links: ["/c", "/recede_historical_location"])
            app.server.page("/home")
            app.server.route("/hop", .redirect(to: "/home"))
            try await app.route("/")
            try await app.route("/a")
            return app
        }

        /// Performs an action that asks, keeps the input, performs it again, and discards the input.
        private func expectQuestion(
            _ app: AppDriver, in session: Session? = nil, keeping kept: String = "/ /a", _ stacks: String,
            _ action: () async throws -> Void
        ) async throws {
            try await action()
            let title = session == nil ? "Note" : "New"
            #expect(try await app.reply("Keep Editing") == "Your changes to “\(title)” haven't been saved.")
            try await app.waitUntilIdle()
            #expect(app.stacks == kept)
            try await app.waitForText("text", in: session)
            try await action()
            try await app.reply("Discard")
            try await app.waitUntilIdle()
            #expect(app.stacks == stacks)
        }

        @Test(arguments: [("replace", "/ /b"), ("again", "/ /a"), ("all", "/")])
        func `A link that removes or reloads its page asks first`(_ link: String, _ stacks: String) async throws {
            let app = try await app()
            defer { app.close() }
            try await app.enter("text")
            try await expectQuestion(app, stacks) { try await app.tap(link: link, waits: false) }
        }

        @Test func `A page that was tapped open and redirected asks before it clears the stack`() async throws {
            let app = try await app()
            defer { app.close() }
            try await app.enter("text")
            try await expectQuestion(app, "/") { try await app.tap(link: "/hop", waits: false) }
        }

        @Test func `A link from outside asks before it closes a modal`() async throws {
            let app = try await app()
            defer { app.close() }
            try await app.tap(link: "/new")
            try await app.enter("text", in: app.navigator.modalSession)
            try await expectQuestion(app, in: app.navigator.modalSession, keeping: "/ /a | /new", "/ /a /c") {
                app.navigator.open(app.server.url("/c"))
            }
        }

        @Test func `Two links from outside ask one after the other`() async throws {
            let app = try await app()
            defer { app.close() }
            try await app.tap(link: "/new")
            try await app.enter("text", in: app.navigator.modalSession)
            app.navigator.open(app.server.url("/b"))
            app.navigator.open(app.server.url("/c"))
            let first = try await app.question()
            #expect(first.presentedViewController == nil)
            try await app.reply("Keep Editing")
            try await nextFrame(of: app.window, while: app.navigator.activeViewController === first)
            let second = try await app.question()
            #expect(second !== first)
            try await app.reply("Keep Editing")
            #expect(try await app.isUnasked())
            #expect(app.stacks == "/ /a | /new")
        }

        @Test func `A command of the app asks nothing`() async throws {
            let app = try await app()
            defer { app.close() }
            try await app.enter("text")
            app.navigator.pop()
            #expect(try await app.isUnasked())
            #expect(app.stacks == "/")
        }

        @Test func `A modal over a form, and its end, ask nothing`() async throws {
            let app = try await app()
            defer { app.close() }
            try await app.enter("text")
            try await app.tap(link: "/new")
            try await app.tap(link: "/recede_historical_location", waits: false)
            try await app.reply("Keep Editing")
            try await app.dismiss()
            #expect(app.stacks == "/ /a")
            try await app.waitForText("text")
        }

        @Test func `A form that the server accepted is saved`() async throws {
            let app = try await app()
            defer { app.close() }
            app.server.route("/save", .redirect(to: "/c", status: 303))
            try await app.enter("text")
            try await app.click("#save")
            try await app.arrived("/c")
            #expect(app.stacks == "/ /a /c")
            try await app.back()
            try await app.back()
            #expect(app.stacks == "/")
        }

        @Test func `A form of a modal that the server accepted closes it without a question`() async throws {
            let app = try await app()
            defer { app.close() }
            app.server.route("/save", .redirect(to: "/c", status: 303))
            try await app.tap(link: "/new")
            try await app.enter("text", in: app.navigator.modalSession)
            try await app.click("#save", in: app.navigator.modalSession)
            try await app.arrived("/c")
            #expect(app.stacks == "/ /a /c")
        }

        @Test func `A form that the server sent back is unsaved`() async throws {
            let app = try await app()
            defer { app.close() }
            let form = AppDriver.form.replacingOccurrences(of: "id=field", with: "id=field value=text")
            app.server.route("/save", .page(TestPage("Note", body: form), status: 422))
            try await app.enter("text")
            try await app.click("#save")
            try await app.log.next(.formGotResponse)
            try await app.wait(until: "the form is back") {
                try await app.navigator.session.webView.evaluateJavaScript("field.defaultValue") as? String == "text"
            }
            try await app.back(waits: false)
            try await app.reply("Discard")
            try await app.waitUntilIdle()
            #expect(app.stacks == "/")
        }

        @Test func `A sign-in asks before it discards a page below, and closes its modal in any case`() async throws {
            let app = try await app()
            defer { app.close() }
            app.server.route("/save", .redirect(to: "/home", status: 303))
            try await app.enter("text")
            try await app.tap(link: "/new")
            try await app.enter("anna", in: app.navigator.modalSession)
            try await app.click("#save", in: app.navigator.modalSession)
            #expect(try await app.reply("Keep Editing") == UnsavedInputTests.sentence)
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /a")
            try await app.waitForText("text")
            try await app.tap(link: "/new")
            try await app.enter("anna", in: app.navigator.modalSession)
            try await app.click("#save", in: app.navigator.modalSession)
            try await app.reply("Discard")
            try await app.waitUntilIdle()
            #expect(app.stacks == "/")
        }
    }
}
