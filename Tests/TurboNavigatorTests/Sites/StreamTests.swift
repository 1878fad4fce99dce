import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// Streams, wherever they come from and wherever their page is.
    @MainActor @Suite(.serialized)
    struct StreamTests {
        private nonisolated static let actions = [
            "append", "prepend", "replace", "update", "remove", "before", "after",
        ]

        private nonisolated static func stream(_ action: String) -> String {
            "<turbo-stream action=\(action) target=item><template><i>new</i></template></turbo-stream>"
        }

        /// The list after the action: its texts, with those of elements inside in brackets.
        private nonisolated static let results = [
            "append": "old[new]", "prepend": "[new]old", "replace": "[new]", "update": "[new]", "remove": "",
            "before": "[new]old", "after": "old[new]",
        ]

        private func page(_ app: AppDriver) {
            app.serve(
                "/a",
                """
                <div id=list><b id=item>old</b></div><form method=post action=/stream><button id=send>s</button></form>
                <a id=link href=/stream data-turbo-stream>l</a>
                """)
        }

        private func list(_ app: AppDriver) async throws -> String {
            try await app.value(
                "document.getElementById('list').innerHTML.replace(/<.?b[^>]*>/g, '').replace('<i>', '[').replace('</i>', ']')"
            )
        }

        @Test(arguments: actions, ["#send", "#link", "script"])
        func `Each action of a stream changes its page, and no screen`(action: String, source: String) async throws {
            guard source != "#link" || TurboFeature.streamLinks.isThere else { return }
            let app = try await AppDriver()
            defer { app.close() }
            page(app)
            app.server.route("/stream") { _ in
                .content(Data(Self.stream(action).utf8), type: "text/vnd.turbo-stream.html", status: 200, headers: [:])
            }
            try await app.route("/")
            try await app.route("/a")
            if source == "script" {
                try await app.run("Turbo.renderStreamMessage(`\(Self.stream(action))`)")
            } else {
                try await app.click(source)
            }
            try await app.wait(until: "the list is new") { try await self.list(app) == Self.results[action] }
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /a")
            #expect(app.server.pages == ["/", "/a"] + (source == "script" ? [] : ["/stream"]))
            #expect(app.showsItsPage)
        }

        @Test func `A stream changes a page below a modal, which keeps the change`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            page(app)
            try await app.route("/")
            try await app.route("/a")
            try await app.route("/new")
            #expect(app.stacks == "/ /a | /new")
            try await app.run("Turbo.renderStreamMessage(`\(Self.stream("append"))`)", in: app.navigator.session)
            app.navigator.dismissModal()
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /a")
            #expect(try await list(app) == "old[new]")
            #expect(app.server.pages == ["/", "/a", "/new"])
        }

        @Test(.enabled(if: TurboFeature.pageRefresh.isThere))
        func `A refresh during a visit to another page disturbs neither`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            page(app)
            let gate = ResponseGate()
            try await app.route("/")
            app.server.route("/b") { _ in .gated(gate, .page(TestPage("b"))) }
            app.navigator.route(app.server.url("/b"))
            try await app.wait(until: "the page is requested") { app.server.pages.contains("/b") }
            try await app.run("Turbo.renderStreamMessage('<turbo-stream action=refresh></turbo-stream>')")
            gate.open()
            try await app.arrived("/b")
            #expect(app.stacks == "/ /b" && app.title == "b" && app.showsItsPage)
            #expect(app.server.pages == ["/", "/b"])
        }
    }
}
