import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// Navigation by the app itself.
    @MainActor @Suite(.serialized)
    struct CommandTests {
        private func app(startLocation isSet: Bool = false) throws -> TestApp {
            let app = try TestApp()
            if isSet { app.navigator.startLocation = app.server.url("/") }
            return app
        }

        @Test func twoPopsGoBackTwice() async throws {
            let app = try app()
            defer { app.close() }
            for path in ["/", "/a", "/b"] { try await app.route(path) }
            app.navigator.pop()
            app.navigator.pop(animated: false)
            try await app.atRest()
            #expect(app.stacks == "/")
            app.navigator.pop()
            try await app.atRest()
            #expect(app.stacks == "/")
        }

        @Test func popInAModalDismissesItsOnlyScreen() async throws {
            let app = try app()
            defer { app.close() }
            for path in ["/", "/new"] { try await app.route(path) }
            #expect(app.navigator.activeNavigationController === app.navigator.modalNavigationController)
            #expect(app.navigator.activeWebView === app.navigator.modalSession.webView)
            app.navigator.pop()
            try await app.atRest()
            #expect(app.stacks == "/")
            #expect(app.navigator.activeNavigationController === app.navigator.navigationController)
            #expect(app.navigator.activeWebView === app.navigator.session.webView)
        }

        @Test(arguments: [false, true])
        func clearAllShowsTheRootAgain(isAnimated: Bool) async throws {
            let app = try app()
            defer { app.close() }
            for path in ["/", "/a", "/new"] { try await app.route(path) }
            let start = app.log.count
            app.navigator.clearAll(animated: isAnimated)
            try await app.log.all([.rendered(app.server.url("/")), .atRest], since: start)
            try await app.atRest()
            #expect(app.stacks == "/")
            #expect(app.server.pages == ["/", "/a", "/new", "/"])
        }

        @Test func anEmptyNavigatorHasNothingToGoBackFrom() async throws {
            let app = try app()
            defer { app.close() }
            app.navigator.pop()
            app.navigator.clearAll()
            app.navigator.dismissModal()
            app.navigator.reload()
            try await app.atRest()
            #expect(app.stacks == "")
        }

        @Test func startRoutesTheStartLocationOnce() async throws {
            let app = try app(startLocation: true)
            defer { app.close() }
            app.navigator.start()
            app.navigator.start()
            try await app.log.all([.misuse(.startedAgain), .rendered(app.server.url("/"))], since: 0)
            try await app.atRest()
            #expect(app.stacks == "/")
            #expect(app.server.pages == ["/"])
        }

        @Test func `A link to a modal page opens it over the root, which comes first and whose cookies it has`()
            async throws
        {
            let app = try app(startLocation: true)
            defer { app.close() }
            let cookie = "visitor_\(app.server.server.port)=1"
            let root = TurboServer.html("/")
            app.server.server.route("/", .html(root, headers: ["Set-Cookie": "\(cookie); Path=/"]))
            app.navigator.open(try #require(URL(string: "shop://new")))
            try await app.log.next(.rendered("/new"))
            try await app.atRest()
            #expect(app.stacks == "/ | /new")
            #expect(app.server.pages == ["/", "/new"])
            let second = app.server.server.requests.first { $0.path == "/new" }
            #expect(second?.header("Cookie")?.contains(cookie) == true)
        }

        @Test func reloadLoadsBothStacksAgain() async throws {
            let app = try app()
            defer { app.close() }
            for path in ["/", "/new"] { try await app.route(path) }
            let start = app.log.count
            app.navigator.reload()
            try await app.log.all([.rendered(app.server.url("/")), .rendered("/new")], since: start)
            #expect(app.stacks == "/ | /new")
            #expect(app.server.pages.sorted() == ["/", "/", "/new", "/new"])
        }
    }
}
