import Foundation
import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// Answers to links and forms that have no page to show.
    @MainActor @Suite(.serialized)
    struct EmptyAnswerTests {
        private static let cover = "style='position: fixed; inset: 0'"

        /// An app that shows `/a`, where the user clicks a link to `/answer` or sends a form there.
        private func app(
            _ answer: TestResponse, element: String = "<a href=/answer \(cover)>link</a>", at path: String = "/a"
        ) async throws -> AppDriver {
            let app = try await AppDriver()
            app.server.route("/answer", answer)
            app.server.page(path, body: element)
            for path in ["/", path] { try await app.route(path) }
            return app
        }

        private static let form =
            "<form method=post action=/answer><input type=hidden name=x value=1><button \(cover)>send</button></form>"

        private static func content(_ text: String, _ type: String, _ status: Int = 200) -> TestResponse {
            .content(Data(text.utf8), type: type, status: status, headers: [:])
        }

        // MARK: Links

        @Test(arguments: [204, 205], ["text/html", "application/json"])
        func `A link that is answered without content leaves the page as it is`(
            status: Int, type: String
        ) async throws {
            let app = try await app(Self.content("", type, status))
            defer { app.close() }
            let events = app.log.count
            try await app.tapPage()
            try await app.log.all([.shownAgain()], since: events)
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /a")
            #expect(app.showsItsPage)
            #expect(app.server.pages == ["/", "/a", "/answer"])
        }

        /// What the page does with the answer, and the answer.
        nonisolated private static let stream =
            "<turbo-stream action=append target=list><template>new</template></turbo-stream>"
        /// What the page does with the answer, and the answer.
        nonisolated private static let handled: [(script: String, answer: TestResponse)] = [
            ("", .content(Data(stream.utf8), type: "text/vnd.turbo-stream.html", status: 200, headers: [:])),
            (
                "addEventListener('turbo:before-fetch-response', (event) => { event.preventDefault(); handle() })",
                .html("<title>closed</title>", status: 503)
            ),
            (
                "addEventListener('turbo:fetch-request-error', (event) => { event.preventDefault(); handle() })",
                .dropped
            ),
        ]

        @Test(arguments: handled)
        func `A link whose answer the page handles itself leaves the user on the page`(
            script: String, answer: TestResponse
        ) async throws {
            guard TurboFeature.requestErrors.isThere || !script.contains("error") else { return }
            let element = """
                <a href=/answer \(Self.cover)>link</a><p id=list></p><script>
                function handle() { document.getElementById('list').textContent = 'new' }
                \(script)
                </script>
                """
            let app = try await app(answer, element: element)
            defer { app.close() }
            let events = app.log.count
            try await app.tapPage()
            try await app.log.all([.shownAgain()], since: events)
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /a" && app.showsItsPage)
            #expect(app.server.pages == ["/", "/a", "/answer"])
            let text = "document.getElementById('list').textContent"
            #expect(try await app.navigator.session.webView.evaluateJavaScript(text) as? String == "new")
        }

        @Test func `A link in a modal that is answered without content leaves the modal as it is`() async throws {
            let link = "<a href=/answer/new \(Self.cover)>link</a>"
            let app = try await app(.page(TestPage("answer")), element: link, at: "/new")
            defer { app.close() }
            app.server.route("/answer/new", Self.content("", "text/html", 204))
            try await app.modalPresented()
            let events = app.log.count
            try await app.click("a", in: app.navigator.modalSession)
            try await app.log.all([.shownAgain()], since: events)
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ | /new")
        }

        /// The first page is loaded without Turbo.
        @Test func `A first page without content shows an error`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.server.route("/", Self.content("", "text/html", 204))
            app.navigator.route(app.server.url("/"))
            try await app.log.next(.cancelled())
            try await app.wait(until: "the error is shown") { app.retryButton != nil }
            #expect(app.labels.contains("The server sent an invalid response."))
        }

        @Test(arguments: [
            ("", "text/html", 200, "The server sent an invalid response."),
            (" \n", "text/html", 200, "The server sent an invalid response."),
            ("", "text/html", 304, "The server sent an invalid response."),
            ("", "application/json", 304, "The server sent an invalid response."),
            ("{}", "application/json", 404, "This page doesn't exist."),
            ("no", "text/plain", 500, "The server had a problem (HTTP 500)."),
        ])
        func `A link that is answered without a page shows an error`(
            text: String, type: String, status: Int, message: String
        ) async throws {
            let app = try await app(Self.content(text, type, status))
            defer { app.close() }
            try await app.tapPage()
            try await app.log.next(.visitFailed())
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /a /answer")
            #expect(app.labels.contains(message))
            #expect(app.server.pages == ["/", "/a", "/answer"])
        }

        @Test(arguments: [("{\"a\": 1}", "application/json"), ("text", "text/plain")])
        func `A link that is answered with data offers it as a file`(text: String, type: String) async throws {
            let app = try await app(Self.content(text, type))
            defer { app.close() }
            try await app.tapPage()
            let file = try #require(try await app.nextOffer().file)
            #expect(try String(contentsOf: file, encoding: .utf8) == text)
            try await app.choose("Cancel")
            #expect(app.stacks == "/ /a")
        }

        // MARK: Forms

        /// Rails answers `head :ok` or `head :created` without content, other frameworks with a word.
        @Test(arguments: [
            ("", "text/html", 204), ("", "text/html", 205), ("", "text/html", 201), ("Created", "text/plain", 201),
            ("{\"id\": 1}", "application/json", 201), ("", "application/json", 202), ("", "text/html", 200),
            ("", "application/json", 200),
        ])
        func `A form whose answer only says that it is done ends, and its page stays`(
            text: String, type: String, status: Int
        ) async throws {
            let app = try await app(Self.content(text, type, status), element: Self.form)
            defer { app.close() }
            try await app.tapPage()
            try await app.log.next(.formGotResponse)
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /a")
            #expect(app.showsItsPage)
            #expect(!app.log.contains(.formAnswerNotShown))
            #expect(app.server.pages == ["/", "/a", "/answer"])
        }

        @Test(arguments: [
            ("<p>Saved</p>", "text/html", 200, "The server sent an invalid response."),
            ("", "text/html", 304, "The server sent an invalid response."),
            ("", "text/html", 500, "The server had a problem (HTTP 500)."),
            ("{\"error\": 1}", "application/json", 422, "The page couldn't be loaded (HTTP 422)."),
            ("no", "text/plain", 500, "The server had a problem (HTTP 500)."),
        ])
        func `A form that is answered without a page shows an alert`(
            text: String, type: String, status: Int, message: String
        ) async throws {
            let app = try await app(Self.content(text, type, status), element: Self.form)
            defer { app.close() }
            try await app.tapPage()
            try await app.log.next(.formAnswerNotShown)
            let alert = try await app.presented(UIAlertController.self)
            #expect(alert.title == "The server's answer can't be shown")
            #expect(alert.message == message)
            #expect(app.stacks == "/ /a ! (\(alert.title ?? ""))")
            #expect(app.server.pages == ["/", "/a", "/answer"])
        }

        @Test(arguments: [("{\"a\": 1}", "application/json", 200), ("text", "text/plain", 200)])
        func `A form that is answered with data offers it as a file`(
            text: String, type: String, status: Int
        ) async throws {
            let app = try await app(Self.content(text, type, status), element: Self.form)
            defer { app.close() }
            try await app.tapPage()
            let file = try #require(try await app.nextOffer().file)
            #expect(try String(contentsOf: file, encoding: .utf8) == text)
            try await app.choose("Cancel")
            #expect(app.stacks == "/ /a")
            #expect(app.server.pages == ["/", "/a", "/answer"])
        }

        /// What pages do with such answers in a browser.
        @Test(arguments: [
            ("{}", 201, "detail.fetchResponse.response.json().then((data) => report(typeof data))"),
            ("{}", 422, "detail.fetchResponse.response.clone().text().then(report)"),
            ("{}", 201, "detail.fetchResponse.responseText.then(report)"),
            ("", 200, "document.querySelector('h1').textContent = 'Saved'; report()"),
        ])
        func `A page that handles the answer to its form itself is left alone`(
            text: String, status: Int, script: String
        ) async throws {
            let app = try await app(Self.content(text, "application/json", status), element: Self.form)
            defer { app.close() }
            try await app.run(
                """
                window.handled = new Promise((report) => {
                  addEventListener("turbo:submit-end", ({ detail }) => { \(script) })
                })
                """)
            try await app.tapPage()
            _ = try await app.result(of: "await handled")
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /a")
            #expect(!app.log.contains(.formAnswerNotShown))
            #expect(app.server.pages == ["/", "/a", "/answer"])
        }

        @Test func `A page that visits another one after its form is left alone`() async throws {
            let app = try await app(Self.content("", "text/html"), element: Self.form)
            defer { app.close() }
            try await app.run("addEventListener('turbo:submit-end', () => Turbo.visit('/b'))")
            try await app.tapPage()
            try await app.arrived("/b")
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /a /b")
            #expect(!app.log.contains(.formAnswerNotShown))
        }
    }
}
