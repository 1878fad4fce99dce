import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// Frames, streams, forms and links with attributes of Turbo's.
    @MainActor @Suite(.serialized)
    struct TurboElementTests {
        @Test func `A frame loads in itself`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.serve("/", "<turbo-frame id=f><a id=go href=/framed>go</a></turbo-frame>")
            app.serve("/framed", "<turbo-frame id=f><p id=there>there</p></turbo-frame>")
            try await app.route("/")
            _ = try await app.result(
                of:
                    "document.getElementById('go').click(); await new Promise((done) => addEventListener('turbo:frame-load', done))"
            )
            #expect(try await app.value("document.getElementById('there').textContent") == "there")
            #expect(app.stacks == "/")
            #expect(app.server.pages == ["/", "/framed"])
        }

        @Test func `A form with GET is visited once`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.serve("/", "<form action=/a><input name=q value='a b'><button id=find>f</button></form>")
            try await app.route("/")
            try await app.click("#find")
            try await app.arrived("/a?q=a+b")
            #expect(app.stacks == "/ /a?q=a+b")
            #expect(app.server.pages == ["/", "/a"])
            #expect(app.server.requests.last { $0.path == "/a" }?.query == "q=a+b")
        }

        @Test func `A form that redirects to its own page shows the new one`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let page = RefreshedPage(app, method: "morph")
            app.server.route("/save") { _ in .redirect(to: "/", status: 303) }
            try await app.route("/")
            try await app.run("document.body.insertAdjacentHTML('beforeend', '<form method=post action=/save></form>')")
            try await app.run("document.forms[0].requestSubmit()")
            try await app.arrived("/")
            #expect(try await page.number() == "2")
            #expect(app.stacks == "/")
            #expect(app.server.pages == ["/", "/save", "/"])
        }

        @Test(.enabled(if: TurboFeature.streamActions.isThere))
        func `A stream action of the page's own runs`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.serve("/", "<form method=post action=/save><button id=save>s</button></form>")
            app.server.route("/save") { _ in
                .content(
                    Data("<turbo-stream action=mark><template></template></turbo-stream>".utf8),
                    type: "text/vnd.turbo-stream.html", status: 200, headers: [:])
            }
            try await app.route("/")
            let marked = try await app.result(
                of: """
                    const marked = new Promise((done) => Turbo.StreamActions.mark = () => done("marked"))
                    document.getElementById("save").click()
                    return await marked
                    """)
            #expect(marked == "marked")
            #expect(app.stacks == "/")
            #expect(app.server.pages == ["/", "/save"])
        }

        @Test(.enabled(if: TurboFeature.preloading.isThere))
        func `A preloaded page is shown at once and then as the server has it`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.serve("/", "<a id=go data-turbo-preload href=/a>a</a>")
            try await app.route("/")
            while !app.server.pages.contains("/a") { await Task.yield() }
            try await app.click("#go")
            try await app.arrived("/a")
            #expect(app.stacks == "/ /a")
            #expect(app.server.pages == ["/", "/a", "/a"])
        }

        @Test(.enabled(if: TurboFeature.visitDirection.isThere))
        func `A page can read the direction of a visit`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            try await app.run(
                """
                window.directions = []
                addEventListener("turbo:visit", () => directions.push(document.documentElement.dataset.turboVisitDirection))
                """)
            try await app.route("/a")
            app.navigator.navigationController.popViewController(animated: false)
            try await app.arrived("/")
            #expect(try await app.value("directions.join()") == "forward,back")
            #expect(try await app.value("document.documentElement.dataset.turboVisitDirection") == "undefined")
        }

        @Test(.enabled(if: TurboFeature.viewTransitions.isThere))
        func `A page with a view transition has its title at once`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            for path in ["/", "/a", "/b"] { app.serve(path, head: "<meta name=view-transition content=same-origin>") }
            try await app.route("/")
            for path in ["/a", "/b", "/a", "/b"] {
                try await app.route(path)
                #expect(app.navigator.navigationController.topViewController?.title == path)
            }
        }
    }
}
