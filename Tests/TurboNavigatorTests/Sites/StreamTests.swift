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

        // MARK: Sources

        /// A page that receives one stream from the server when the gate opens.
        private func serveSource(_ server: TestServer, _ path: String, _ gate: ResponseGate, action: String = "append")
        {
            let start = "retry: 3600000\n\n"
            let events = Data("\(start)data: \(Self.stream(action))\n\n".utf8)
            server.route(
                "/events",
                .begun(
                    .content(events, type: "text/event-stream", status: 200, headers: [:]), bytes: start.utf8.count,
                    gate))
            server.route(
                path,
                .page(
                    TestPage(
                        TestPage.title(of: path),
                        body: """
                            <div id=list><b id=item>old</b></div>
                            <script type=module>
                              window.source = new EventSource("/events")
                              Turbo.session.connectStreamSource(source)
                            </script>
                            """)))
        }

        private func awaitNew(_ webView: WKWebView, _ app: AppDriver) async throws {
            try await app.wait(until: "the stream has arrived") {
                try await webView.evaluateJavaScript("document.querySelector('i')?.innerText ?? ''") as? String == "new"
            }
        }

        /// Otherwise Turbo waits for a frame that the page no longer draws, and renders the stream when it is visible again.
        private func awaitHidden(_ webView: WKWebView, _ app: AppDriver) async throws {
            try await app.wait(until: "the page is hidden") {
                try await webView.evaluateJavaScript("document.visibilityState") as? String == "hidden"
            }
        }

        @Test func `A page below a modal receives the streams of its source`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let gate = ResponseGate()
            serveSource(app.server, "/a", gate)
            for path in ["/", "/a", "/new"] { try await app.route(path) }
            #expect(app.stacks == "/ /a | /new")
            gate.open()
            try await awaitNew(app.navigator.session.webView, app)
            #expect(app.stacks == "/ /a | /new")
            app.navigator.dismissModal()
            try await app.wait(until: "the modal is dismissed") { app.stacks == "/ /a" }
            #expect(try await list(app) == "old[new]")
            #expect(app.server.pages == ["/", "/a", "/events", "/new"])
        }

        @Test func `A page in another tab receives the streams of its source`() async throws {
            let app = try await AppDriver.withTabs()
            defer { app.close() }
            let gate = ResponseGate()
            serveSource(app.server, "/home", gate)
            try await app.load()
            let webView = app.navigator.session.webView
            try await app.wait(until: "the source is connected") { app.server.pages.contains("/events") }
            try await app.select(tab: "Mail")
            try await awaitHidden(webView, app)
            gate.open()
            if TurboFeature.hiddenStreams.isThere { try await awaitNew(webView, app) }
            try await app.select(tab: "Home")
            try await awaitNew(webView, app)
            #expect(app.stacks == "/home" && app.showsItsPage)
            #expect(app.server.pages == ["/home", "/events", "/mail"])
        }

        @Test(.enabled(if: TurboFeature.pageRefresh.isThere))
        func `A refresh by the source of a page in another tab is made there`() async throws {
            let app = try await AppDriver.withTabs()
            defer { app.close() }
            let gate = ResponseGate()
            serveSource(app.server, "/home", gate, action: "refresh")
            try await app.load()
            let webView = app.navigator.session.webView
            try await app.wait(until: "the source is connected") { app.server.pages.contains("/events") }
            try await app.select(tab: "Mail")
            try await awaitHidden(webView, app)
            gate.open()
            try await app.wait(until: "the page is requested again") {
                app.server.pages.filter { $0 == "/home" }.count == 2
            }
            try await app.waitUntilIdle()
            #expect(app.stacks == "/mail" && app.title == "mail" && app.showsItsPage)
            try await app.select(tab: "Home")
            #expect(app.stacks == "/home" && app.showsItsPage)
        }

        @Test func `A page whose app was in the background receives the streams of its source`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let gate = ResponseGate()
            serveSource(app.server, "/a", gate)
            for path in ["/", "/a"] { try await app.route(path) }
            for name in [
                UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
            ] {
                NotificationCenter.default.post(name: name, object: UIApplication.shared)
            }
            gate.open()
            try await awaitNew(app.navigator.session.webView, app)
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /a" && app.showsItsPage)
            #expect(app.server.pages == ["/", "/a", "/events"])
        }

        // MARK: Action Cable

        private func serve(_ path: String, _ cable: CableServer, _ app: AppDriver) {
            app.serve(path, head: cable.head, "<div id=list><b id=item>old</b></div>\(CableServer.source)")
        }

        private func awaitConnection(_ app: AppDriver) async throws {
            // A page that has lost its socket asks for another one after some seconds.
            app.deadline = 60
            try await app.wait(until: "the page has subscribed") {
                let connected = "document.querySelector('turbo-cable-stream-source[connected]') !== null"
                return try await app.navigator.session.webView.evaluateJavaScript(connected) as? Bool == true
            }
        }

        @Test(.enabled(if: TurboFeature.cable.isThere), arguments: [false, true])
        func `A page whose app was in the background receives the streams of its cable`(losesSocket: Bool) async throws
        {
            let (app, cable) = (try await AppDriver(), try CableServer())
            defer { app.close() }
            defer { cable.stop() }
            serve("/a", cable, app)
            for path in ["/", "/a"] { try await app.route(path) }
            try await awaitConnection(app)
            let (center, system) = (NotificationCenter.default, UIApplication.shared)
            center.post(name: UIApplication.didEnterBackgroundNotification, object: system)
            if losesSocket {
                cable.disconnect()
                try await app.wait(until: "the page knows") {
                    try await app.value("document.querySelector('turbo-cable-stream-source[connected]')") == "null"
                }
            }
            center.post(name: UIApplication.willEnterForegroundNotification, object: system)
            try await awaitConnection(app)
            cable.broadcast(Self.stream("append"))
            try await awaitNew(app.navigator.session.webView, app)
            try await app.waitUntilIdle()
            #expect(cable.connections == (losesSocket ? 2 : 1))
            #expect(app.stacks == "/ /a" && app.showsItsPage)
            #expect(app.server.pages == ["/", "/a"])
        }

        /// As `broadcasts_to` and `broadcasts_refreshes` of turbo-rails send them.
        @Test(.enabled(if: TurboFeature.cable.isThere && TurboFeature.pageRefresh.isThere))
        func `The broadcasts of a model change the list below a modal, and refresh it`() async throws {
            let (app, cable) = (try await AppDriver(), try CableServer())
            defer { app.close() }
            defer { cable.stop() }
            serve("/a", cable, app)
            for path in ["/", "/a", "/new"] { try await app.route(path) }
            #expect(app.stacks == "/ /a | /new")
            try await awaitConnection(app)
            func list() async throws -> String {
                try await app.navigator.session.webView.evaluateJavaScript("list.innerText") as? String ?? ""
            }
            for (attributes, content, expected) in [
                (#"action="append" target="list""#, "<b id=post_1> one</b>", "old one"),
                (#"action="replace" target="post_1""#, "<b id=post_1> two</b>", "old two"),
                (#"action="update" targets="b""#, "three", "threethree"),
                (#"action="remove" target="post_1""#, "", "three"),
            ] {
                cable.broadcast("<turbo-stream \(attributes)><template>\(content)</template></turbo-stream>")
                try await app.wait(until: expected) { try await list() == expected }
            }
            #expect(app.server.pages == ["/", "/a", "/new"])
            cable.broadcast(#"<turbo-stream request-id="elsewhere" action="refresh"></turbo-stream>"#)
            try await app.wait(until: "the page is new") { try await list() == "old" }
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /a | /new" && app.server.pages == ["/", "/a", "/new", "/a"])
        }

        /// Rails broadcasts each change to the user, too, who has made it.
        @Test(.enabled(if: TurboFeature.cable.isThere && TurboFeature.pageRefresh.isThere))
        func `The message after a modal's form stays when the server broadcasts the change`() async throws {
            let (app, cable) = (try await AppDriver(), try CableServer())
            defer { app.close() }
            defer { cable.stop() }
            serve("/", cable, app)
            app.server.page("/new", body: "<form method=post action=/things><button>Save</button></form>")
            app.server.route("/things", .redirect(to: "/", status: 303))
            for path in ["/", "/new"] { try await app.route(path) }
            try await awaitConnection(app)
            try await app.click("button", in: app.navigator.modalSession)
            try await app.arrived("/")
            let pages = app.server.pages
            let form = try #require(app.server.requests.last { $0.path == "/things" })
            let id = try #require(form.header("X-Turbo-Request-Id"))
            try await app.run("list.append(' saved')")
            let refresh = "<turbo-stream request-id=\(id) action=refresh></turbo-stream>"
            let append = "<turbo-stream action=append target=list><template> later</template></turbo-stream>"
            try await app.wait(until: "the broadcasts have arrived") {
                cable.broadcast(refresh)
                cable.broadcast(append)
                let text = try await app.navigator.session.webView.evaluateJavaScript("list.innerText") as? String
                return text?.contains("saved later") == true
            }
            // Turbo waits for more broadcasts.
            _ = try await app.result(
                of: "await new Promise((done) => setTimeout(done, Turbo.session.pageRefreshDebouncePeriod))")
            try await app.waitUntilIdle()
            #expect(app.server.pages == pages)
        }

        @Test(.enabled(if: TurboFeature.streamActions.isThere))
        func `The page's own stream action runs below a modal, by its source`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let gate = ResponseGate()
            serveSource(app.server, "/a", gate, action: "mark")
            for path in ["/", "/a"] { try await app.route(path) }
            try await app.run(
                "Turbo.StreamActions.mark = function () { document.title = this.getAttribute('target') }")
            try await app.route("/new")
            gate.open()
            try await app.wait(until: "the action has run") {
                try await app.navigator.session.webView.evaluateJavaScript("document.title") as? String == "item"
            }
            #expect(app.stacks == "/ /a | /new")
        }
    }
}
