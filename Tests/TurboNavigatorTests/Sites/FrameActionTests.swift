import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// Frames with `data-turbo-action`. Turbo has rendered the frame and changed the history before it proposes a visit.
    @MainActor @Suite(.serialized)
    struct FrameActionTests {
        /// A page, or for a request of a frame only the frame, as turbo-rails answers it.
        private func serve(_ app: AppDriver, _ path: String, _ page: @escaping @Sendable (TestRequest) -> String) {
            let head =
                "<title>\(path)</title>\(TurboLibrary.turbo.tag)<link rel=stylesheet href=/s.css data-turbo-track=reload>"
            app.server.route(path) { request in
                let body = page(request)
                guard request.header("Turbo-Frame") != nil else {
                    return .html("<!DOCTYPE html><html><head>\(head)</head><body><h1>\(path)</h1>\(body)</body></html>")
                }
                return .html("<html><head></head><body>\(body)</body></html>")
            }
            app.server.route("/s.css") { _ in .content(Data(), type: "text/css", status: 200, headers: [:]) }
        }

        private func serveTabs(_ app: AppDriver, _ action: String) {
            serve(app, "/") { request in
                let tab = request.query.map { String($0.suffix(1)) } ?? "1"
                return """
                    <turbo-frame id=tabs data-turbo-action=\(action)><p id=tab>\(tab)</p><a id=two href="/?tab=2">two</a>
                    <a id=three href="/?tab=3">three</a></turbo-frame><input id=field><a id=a href=/a>a</a>
                    """
            }
        }

        private func tab(_ app: AppDriver) async throws -> String {
            try await app.value("document.getElementById('tab').innerText")
        }

        private func waitForTab(_ tab: String, _ app: AppDriver) async throws {
            try await app.wait(until: "tab \(tab)") { try await self.tab(app) == tab }
            try await app.waitUntilIdle()
        }

        /// The visits, without the stylesheet.
        private func visits(_ app: AppDriver) -> [String] { app.server.visits.filter { $0 != "GET /s.css" } }

        @Test(arguments: ["advance", "replace"])
        func `A search while the user types stays on its screen, and requests each text once`(
            action: String
        ) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            serve(app, "/search") { request in
                """
                <form action=/search data-turbo-frame=results data-turbo-action=\(action)><input id=q name=q></form>
                <turbo-frame id=results><p id=tab>\(request.query ?? "")</p></turbo-frame>
                """
            }
            serve(app, "/") { _ in "" }
            try await app.route("/")
            try await app.route("/search")
            let screen = app.navigator.navigationController.topViewController
            try await app.run("q.focus()")
            for text in ["t", "te", "tea"] {
                try await app.run("q.value = '\(text)'; q.form.requestSubmit()")
                try await waitForTab("q=\(text)", app)
            }
            #expect(app.stacks == "/ /search")
            #expect(app.navigator.navigationController.topViewController === screen)
            #expect(app.webView?.url == app.server.url("/search?q=tea"))
            #expect(try await app.value("document.activeElement.id + q.value") == "qtea")
            #expect(app.title == "/search")
            #expect(visits(app) == ["GET /", "GET /search"] + ["t", "te", "tea"].map { "GET /search?q=\($0)" })
            #expect(app.showsItsPage)
        }

        @Test(arguments: ["advance", "replace"])
        func `Only the frame changes when one of its links is tapped`(action: String) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            serveTabs(app, action)
            try await app.route("/")
            try await app.run("field.value = 'typed'")
            try await app.tap(link: "#two")
            try await waitForTab("2", app)
            #expect(try await app.value("field.value") == "typed")
            #expect(try await app.value("document.querySelector('h1').innerText") == "/")
            #expect(app.stacks == "/" && app.title == "/")
            #expect(app.webView?.url == app.server.url("/?tab=2"))
            #expect(visits(app) == ["GET /", "GET /?tab=2"])
        }

        @Test(
            .enabled(if: TurboLibrary.majorVersion >= 8, "Turbo 7.1 doesn't show an error in a frame."),
            arguments: [422, 500])
        func `A frame whose answer is an error shows it in its page`(status: Int) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            serveTabs(app, "advance")
            try await app.route("/")
            app.server.route("/") { _ in
                .html(
                    "<turbo-frame id=tabs data-turbo-action=advance><p id=tab>invalid</p></turbo-frame>", status: status
                )
            }
            try await app.tap(link: "#two")
            try await waitForTab("invalid", app)
            #expect(app.stacks == "/" && app.title == "/" && app.showsItsPage)
            #expect(try await app.value("document.querySelector('h1').innerText") == "/")
            #expect(visits(app) == ["GET /", "GET /?tab=2"])
        }

        @Test func `Back returns to the page as the frame has left it`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            serveTabs(app, "advance")
            serve(app, "/a") { _ in "" }
            try await app.route("/")
            try await app.tap(link: "#two")
            try await waitForTab("2", app)
            try await app.tap(link: "#a")
            #expect(app.stacks == "/ /a")
            try await app.back()
            #expect(app.stacks == "/" && app.title == "/")
            #expect(app.webView?.url == app.server.url("/?tab=2"))
            #expect(try await tab(app) == "2")
            // Turbo 7 loads the frame of a snapshot again.
            let pages = app.server.requests.filter { $0.header("Turbo-Frame") == nil && $0.query == "tab=2" }
            #expect(pages == [])
            #expect(app.showsItsPage)
        }

        @Test func `A page is refreshed and loaded again at the URL of its frame`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            serveTabs(app, "advance")
            try await app.route("/")
            try await app.tap(link: "#two")
            try await waitForTab("2", app)
            app.navigator.reload()
            try await app.waitUntilIdle()
            #expect(try await tab(app) == "2")
            #expect(visits(app) == ["GET /", "GET /?tab=2", "GET /?tab=2"])
        }

        @Test func `A frame that loads while a page is pushed keeps to its page`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            serveTabs(app, "advance")
            let (frame, page) = (ResponseGate(), ResponseGate())
            try await app.route("/")
            app.server.route("/framed") { _ in
                .gated(frame, .html("<turbo-frame id=tabs data-turbo-action=advance><p id=tab>late</p></turbo-frame>"))
            }
            app.server.route("/a") { _ in .gated(page, .page(TestPage("a"))) }
            try await app.run("document.getElementById('tabs').src = '/framed'")
            app.navigator.route(app.server.url("/a"))
            try await app.wait(until: "both are requested") { Set(app.server.pages).isSuperset(of: ["/framed", "/a"]) }
            let rendered = """
                await new Promise((done) => document.getElementById('tab') ? addEventListener('turbo:frame-load', done) : done())
                """
            frame.open()
            _ = try await app.result(of: rendered)
            page.open()
            try await app.arrived("/a")
            #expect(app.stacks == "/ /a")
            #expect(app.webView?.url == app.server.url("/a"))
            #expect(app.showsItsPage)
            try await app.back()
            #expect(app.title == "/")
            #expect(try await app.value("document.querySelector('h1').innerText") == "/")
        }
    }
}
