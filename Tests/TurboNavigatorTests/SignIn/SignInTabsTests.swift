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

        private func app() async throws -> AppDriver {
            let server = try TestServer(.turbo)
            server.requireSignIn(by: .rule)
            let app = try await AppDriver(server: server, waits: false) {
                TurboTabBarController(pathConfiguration: PathConfiguration(sources: [.data(Data(Self.rules.utf8))]))
            }
            app.loadTabs(["/private", "/mine"])
            try await app.arrived("/session/new")
            #expect(app.stacks == "/private | /session/new")
            return app
        }

        @Test(.bug(id: "HNI#181"))
        func `Two tabs that redirect to the sign-in page show their pages after one sign-in`() async throws {
            let app = try await app()
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
            let app = try await app()
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

        @Test func `A sign-in by the user's own link reloads the other tabs when they are selected`() async throws {
            let server = try TestServer(.turbo)
            server.requireSignIn(by: .rule)
            server.page("/home")
            server.page("/mail")
            let app = try await AppDriver(server: server, waits: false) {
                TurboTabBarController(pathConfiguration: PathConfiguration(sources: [.data(Data(Self.rules.utf8))]))
            }
            defer { app.close() }
            try await app.load()
            app.tabs.selectedTabID = "mail"
            try await app.arrived("/mail")
            try await app.route("/session/new")
            server.page("/")
            try await app.signIn(in: try #require(app.tabs.activeNavigator?.session))
            try await app.arrived("/")
            app.tabs.selectedTabID = "home"
            try await app.arrived("/home")
            #expect(server.count("GET /home") == 2)
        }
    }
}
