import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// One sign-in for all tabs, if the server redirects.
    @MainActor @Suite(.serialized)
    struct SignInTabsTests {
        private static let rules = """
            {"rules": [{"patterns": ["^/session/new$"], "properties": {"sign_in": true}}]}
            """

        /// An app whose tabs haven't loaded their pages, which need no sign-in.
        private func app() async throws -> AppDriver {
            let server = try TestServer(.turbo)
            server.requireSignIn(by: .rule)
            server.page("/home")
            server.page("/mail")
            return try await AppDriver(server: server, waits: false) {
                TurboTabBarController(pathConfiguration: PathConfiguration(sources: [.data(Data(Self.rules.utf8))]))
            }
        }

        /// An app of two tabs, the pages of which need a sign-in.
        private func rejectedApp() async throws -> AppDriver {
            let app = try await app()
            app.loadTabs(["/private", "/mine"])
            try await app.arrived("/session/new")
            #expect(app.stacks == "/private | /session/new")
            return app
        }

        @Test(.bug(id: "HNI#181"))
        func `Two tabs that redirect to the sign-in page show their pages after one sign-in`() async throws {
            let app = try await rejectedApp()
            defer { app.close() }
            let modal = try #require(app.tabs.activeNavigator?.modalSession)
            let start = app.log.count
            app.tabs.selectedTabID = "mine"
            try await app.log.all([.failed(status: 401)], since: start)
            #expect(app.server.count("GET /session/new") == 1)
            let signIn = app.log.count
            try await app.signIn(in: modal)
            try await app.log.all([.rendered("/private"), .rendered("/mine")], since: signIn)
            app.tabs.selectedTabID = "private"
            try await app.waitUntilIdle()
            #expect(app.stacks == "/private")
            // One of the two is loaded by the redirect of the form, and again on its screen.
            #expect(app.server.count("GET /private") == 2 && app.server.count("GET /mine") == 3, "\(app.server.visits)")
        }

        @Test func `A tab whose redirect ended on the sign-in page long before is loaded after the sign-in in another`()
            async throws
        {
            let app = try await rejectedApp()
            defer { app.close() }
            app.tabs.activeNavigator?.userDidTapDone()
            try await app.wait(until: "the modal is closed") { app.stacks == "/private" }
            app.tabs.selectedTabID = "mine"
            try await app.arrived("/session/new")
            let signIn = app.log.count
            try await app.signIn(in: try #require(app.tabs.activeNavigator?.modalSession))
            try await app.log.all([.rendered("/mine"), .idle], since: signIn)
            app.tabs.selectedTabID = "private"
            try await app.arrived("/private")
            try await app.waitUntilIdle()
            #expect(app.server.count("GET /private") == 2 && app.server.count("GET /mine") == 2, "\(app.server.visits)")
        }

        @Test func `A page in the visible tab asks for the sign-in there, although a hidden tab waits for it too`()
            async throws
        {
            let app = try await app()
            defer { app.close() }
            app.loadTabs(["/home", "/private"], loading: [.lazy, .eager])
            try await app.log.next(.failed(status: 401))
            #expect(app.stacks == "/home")
            app.tabs.route(app.server.url("/mine"))
            try await app.wait(until: "the sign-in page is shown") { app.stacks == "/home /mine | /session/new" }
            try await app.waitUntilIdle()
            let signIn = app.log.count
            try await app.signIn(in: try #require(app.tabs.activeNavigator?.modalSession))
            try await app.log.all([.rendered("/private"), .rendered("/mine")], since: signIn)
            try await app.waitUntilIdle()
            #expect(app.stacks == "/home /mine")
            let requests = app.server.count("GET /session/new")
            app.tabs.selectedTabID = "private"
            try await app.waitUntilIdle()
            #expect(app.stacks == "/private" && app.server.count("GET /session/new") == requests)
        }

        @Test func `A sign-in by the user's own link keeps what the user has written in another tab`() async throws {
            let app = try await app()
            defer { app.close() }
            app.server.page("/a", body: "<form method=post action=/save><input id=text></form>")
            try await app.load()
            try await app.route("/a")
            let home = try #require(app.tabs.activeNavigator)
            try await home.session.webView.write("written", into: "#text")
            app.tabs.selectedTabID = "mail"
            try await app.arrived("/mail")
            try await app.route("/session/new")
            app.server.page("/")
            try await app.signIn(in: try #require(app.tabs.activeNavigator?.session))
            try await app.arrived("/")
            app.tabs.selectedTabID = "home"
            try await app.waitUntilIdle()
            let value = try await home.session.webView.evaluateJavaScript("document.getElementById('text')?.value")
            #expect(value as? String == "written" && app.stacks == "/home /a")
            home.navigationController.popViewController(animated: false)
            try await app.arrived("/home")
            #expect(app.server.count("GET /home") == 2)
        }

        @Test func `A sign-in by the user's own link reloads the other tabs when they are selected`() async throws {
            let app = try await app()
            defer { app.close() }
            try await app.load()
            app.tabs.selectedTabID = "mail"
            try await app.arrived("/mail")
            try await app.route("/session/new")
            app.server.page("/")
            try await app.signIn(in: try #require(app.tabs.activeNavigator?.session))
            try await app.arrived("/")
            app.tabs.selectedTabID = "home"
            try await app.arrived("/home")
            #expect(app.server.count("GET /home") == 2)
        }
    }
}
