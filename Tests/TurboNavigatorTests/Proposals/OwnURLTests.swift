import TestSupport
import TestTraits
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// Links, forms and scripts that lead to the URL of their own page.
    @MainActor @Suite(.serialized)
    struct OwnURLTests {
        private static let rules = """
            {"rules": [{"patterns": ["/a"], "properties": {"presentation": "replace_root"}}]}
            """

        /// A page that counts its requests.
        private func serve(_ app: AppDriver, _ path: String, _ body: String = "") {
            app.server.route(path) { _ in
                let number = app.server.pages.count { $0 == path }
                return .page(
                    TestPage(path, body: "<p id=number>\(number)</p><div style='height: 4000px'></div>\(body)"))
            }
        }

        private func number(_ app: AppDriver) async throws -> String {
            try await app.value("document.getElementById('number').innerText")
        }

        @Test(arguments: [
            "document.getElementById('own').click()", "Turbo.visit(location.href)", "document.forms[0].requestSubmit()",
            "Turbo.visit(location.href, { action: 'replace' })", "Turbo.visit('/a?b=1#c', { action: 'replace' })",
        ])
        func `A page that visits its own URL stays on its screen and is requested once`(script: String) async throws {
            let delegate = Counter()
            let app = try await AppDriver(rules: Self.rules, delegate: delegate)
            defer { app.close() }
            serve(app, "/a", "<a id=own href='/a?b=1'>own</a><form method=post action=/save></form><p id=c>c</p>")
            app.server.route("/save") { _ in .redirect(to: "/a?b=1", status: 303) }
            try await app.route("/")
            try await app.route("/a?b=1")
            let (screen, proposals) = (app.navigator.navigationController.topViewController, delegate.count)
            try await app.run(script)
            try await app.wait(until: "the page is new") { try await self.number(app) == "2" }
            try await app.waitUntilIdle()
            #expect(app.stacks == "/a?b=1")
            #expect(app.navigator.navigationController.topViewController === screen)
            #expect(delegate.count == proposals)
            #expect(app.server.pages.count { $0 == "/a" } == 2)
            #expect(app.showsItsPage)
        }

        @Test func `A search of the whole page while the user types keeps the screen, the letters and the keyboard`()
            async throws
        {
            let app = try await AppDriver()
            defer { app.close() }
            let gate = ResponseGate()
            let script = """
                <script>addEventListener("input", ({ target }) => target.form.requestSubmit())</script>
                """
            app.server.route("/orders") { request in
                let field = "<div id=search data-turbo-permanent><input type=search name=q id=q></div>"
                let form = "<form action=/orders data-turbo-action=replace>\(field)</form>"
                let page = TestResponse.page(
                    TestPage("orders", body: "\(form)<p id=query>\(request.query ?? "")</p>"))
                return request.query == "q=a" ? .gated(gate, page) : page
            }
            app.server.page("/", body: script)
            for path in ["/", "/orders"] { try await app.route(path) }
            let (screens, webView) = (app.navigator.navigationController.viewControllers, app.navigator.session.webView)
            func type(_ letter: String) async throws {
                try await webView.evaluateJavaScript("document.execCommand('insertText', false, '\(letter)')")
            }
            try await webView.evaluateJavaScript("q.focus()")
            try await type("a")
            try await app.wait(until: "the first letter is sent") {
                app.server.requests.contains { $0.query == "q=a" }
            }
            try await type("b")
            gate.open()
            try await app.wait(until: "the page is new") {
                try await app.value("document.getElementById('query').innerText") == "q=ab"
            }
            try await app.waitUntilIdle()
            #expect(app.navigator.navigationController.viewControllers == screens && app.showsItsPage)
            #expect(webView.url == app.server.url("/orders?q=ab"))
            // Earlier versions take the focus from a permanent element.
            guard TurboLibrary.majorVersion >= 8 else { return }
            try await type("c")
            try await app.wait(until: "the page is new") {
                try await app.value("document.getElementById('query').innerText") == "q=abc"
            }
            #expect(try await app.value("document.activeElement.id + q.value") == "qabc")
        }

        @Test func `A form that leads back to a filter with brackets in its URL shows the message of its answer`()
            async throws
        {
            let app = try await AppDriver()
            defer { app.close() }
            app.server.route("/tasks") { request in
                let message = app.server.requests.contains { $0.path == "/done" } ? "<p id=notice>Done</p>" : ""
                return .page(
                    TestPage(
                        "tasks",
                        body: """
                            <turbo-frame id=list data-turbo-action=advance><p id=query>\(request.query ?? "")</p>
                            <a id=open href='/tasks?status[]=open'>Open</a></turbo-frame>
                            <form method=post action=/done><button id=done>Done</button></form>\(message)
                            """))
            }
            app.server.route("/done") { _ in .redirect(to: "/tasks?status[]=open", status: 303) }
            try await app.route("/")
            try await app.route("/tasks")
            try await app.tap(link: "#open")
            try await app.wait(until: "the frame is filtered") {
                try await app.value("query.innerText && location.search") != ""
            }
            let requests = app.server.pages.count
            try await app.click("#done")
            try await app.wait(until: "the message is there") {
                try await app.value("document.getElementById('notice')?.innerText ?? ''") == "Done"
            }
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /tasks")
            #expect(app.server.pages.count == requests + 2)
        }

        @Test(
            .slowAnimations,
            arguments: ["Turbo.visit(location)", "setTimeout(() => { location.href = location.href })"])
        func `A page that visits itself until its report is ready does so while it is pushed, too`(script: String)
            async throws
        {
            let app = try await AppDriver()
            defer { app.close() }
            let asks = "<script>addEventListener('turbo:load', () => { \(script) }, { once: true })</script>"
            app.server.route("/report") { _ in
                .page(TestPage("report", body: app.server.pages.count { $0 == "/report" } < 3 ? asks : "ready"))
            }
            try await app.route("/")
            app.navigator.route(app.server.url("/report"))
            try await app.wait(until: "the report is ready") { try await app.text().contains("ready") }
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /report")
            #expect(app.showsItsPage)
        }

        @Test func `A link to its own page that the server refuses shows the error, and can be repeated`() async throws
        {
            let app = try await AppDriver()
            defer { app.close() }
            app.serve("/", "<a id=own href='/'>own</a>")
            try await app.route("/")
            app.server.page("/", title: "broken", status: 500)
            try await app.tap(link: "#own")
            #expect(app.labels.contains { $0.contains("500") })
            app.serve("/", "<p>well</p>")
            try await app.tap(button: "Retry")
            #expect(try await app.text().contains("well"))
            #expect(app.stacks == "/" && app.server.pages == ["/", "/", "/"])
        }

        @Test func `A second tap on a link to its own page requests nothing more`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let gate = ResponseGate()
            app.serve("/", "<a id=own href='/'>own</a>")
            try await app.route("/")
            app.server.route("/") { _ in .gated(gate, .page(TestPage("new"))) }
            try await app.run("own.click(); own.click()")
            try await app.wait(until: "it is requested") { app.server.pages.count > 1 }
            gate.open()
            try await app.waitUntilIdle()
            #expect(app.title == "new")
            #expect(app.server.pages == ["/", "/"])
        }

        @Test func `A link to its own page asks before it discards what the user has written`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.server.page("/a", body: "<a id=own href='/a'>own</a>" + AppDriver.form)
            try await app.route("/")
            try await app.route("/a")
            try await app.enter("half")
            try await app.click("#own")
            try await app.reply("Keep Editing")
            #expect(try await app.fieldText() == "half")
            #expect(app.server.pages == ["/", "/a"])
        }

        @Test func `A page that leads to itself and is redirected is replaced by the other page`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.serve("/a", "<a id=own href='/a'>own</a>")
            try await app.route("/")
            try await app.route("/a")
            app.server.route("/a") { _ in .redirect(to: "/b", status: 302) }
            try await app.tap(link: "#own")
            #expect(app.stacks == "/ /b")
            #expect(app.server.pages == ["/", "/a", "/a", "/b"])
            #expect(app.showsItsPage)
        }

        /// Turbo has cleared its cache, and doesn't cache the page of the form again.
        @Test(.enabled(if: TurboFeature.uncachedForms.isThere))
        func `The page of a form is new when the user goes back to it`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            serve(app, "/a", "<form method=post action=/save><button id=save>Save</button></form>")
            app.server.route("/save") { _ in .redirect(to: "/b", status: 303) }
            try await app.route("/")
            try await app.route("/a")
            try await app.tap(button: "#save")
            #expect(app.stacks == "/ /a /b")
            try await app.back()
            #expect(try await number(app) == "2")
            #expect(app.server.pages == ["/", "/a", "/save", "/b", "/a"])
        }
    }
}

@MainActor
private final class Counter: TurboNavigationDelegate {
    private(set) var count = 0

    func handle(proposal: VisitProposal, from navigator: TurboNavigator) -> ProposalResult {
        count += 1
        return .accept
    }
}
