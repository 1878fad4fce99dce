import Foundation
import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// Forms that a page sends while the user visits another one. Turbo cancels the visit for them.
    @MainActor @Suite(.serialized)
    struct FormDuringVisitTests {
        private static let stream =
            "<turbo-stream action=update target=note><template>sent</template></turbo-stream>"
        private static let form = "<form id=f method=post action=/form><input name=x value=1></form><p id=note></p>"
        /// The form of a page that sends it as soon as it is rendered.
        private static let sender = """
            <script>
            if (!customElements.get('x-send')) customElements.define('x-send', class extends HTMLElement {
              connectedCallback() { this.firstElementChild?.requestSubmit() }
            })
            </script>
            """

        private static func answer(_ status: Int) -> TestResponse {
            .content(
                Data((status == 204 ? "" : stream).utf8), type: "text/vnd.turbo-stream.html", status: status,
                headers: [:])
        }

        private func app(_ status: Int, page: String) async throws -> AppDriver {
            let app = try await AppDriver()
            app.server.route("/form", Self.answer(status))
            app.server.page("/a", body: "<a id=go href=/b>b</a>" + page)
            for path in ["/", "/a"] { try await app.route(path) }
            return app
        }

        @Test(arguments: [204, 422, 200])
        func `A page that sends a form while it is rendered stays, and its title follows it`(_ status: Int) async throws
        {
            let app = try await app(status, page: Self.sender)
            defer { app.close() }
            app.server.page("/b", body: "<x-send>\(Self.form)</x-send>")
            try await app.click("#go")
            try await app.arrived("/b")
            try await app.wait(until: "the form is sent") { app.server.count("POST /form") == 1 }
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /a /b" && app.showsItsPage)
            try await app.run("document.title = 'Changed'")
            try await app.wait(until: "the bar shows the title") {
                app.navigator.navigationController.topViewController?.title == "Changed"
            }
            // The page that the user knows is shown before the server's, and sends its form too.
            app.navigator.pop(animated: false)
            try await app.arrived("/a")
            try await app.click("#go")
            try await app.wait(until: "the form is sent again") { app.server.count("POST /form") >= 2 }
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /a /b" && app.showsItsPage)
        }

        @Test(arguments: [204, 422, 200], [true, false])
        func `A link that a form of the page cancels leaves the user on the page`(_ status: Int, isEarly: Bool)
            async throws
        {
            let app = try await app(status, page: Self.form)
            defer { app.close() }
            let gate = ResponseGate()
            app.server.route("/b", .gated(gate, .page(TestPage("b"))))
            let events = app.log.count
            try await app.click("#go")
            try await app.wait(until: "the page is requested") { app.server.count("GET /b") == 1 }
            if isEarly {
                try await app.run("document.getElementById('f').requestSubmit()")
            } else {
                // The page has arrived, and isn't rendered yet.
                try await app.run(
                    """
                    addEventListener('turbo:before-fetch-response', async ({ detail }) => {
                      await detail.fetchResponse.responseHTML
                      setTimeout(() => document.getElementById('f').requestSubmit())
                    }, { once: true })
                    """)
                gate.open()
            }
            try await app.log.all([.shownAgain()], since: events)
            gate.open()
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /a" && app.showsItsPage)
            #expect(app.server.count("POST /form") == 1)
            guard status != 204 else { return }
            let note = "document.getElementById('note').textContent"
            #expect(try await app.navigator.session.webView.evaluateJavaScript(note) as? String == "sent")
        }
    }
}
