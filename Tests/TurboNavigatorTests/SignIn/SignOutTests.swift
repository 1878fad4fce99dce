import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// What is left of a user who has signed out.
    @MainActor @Suite(.serialized)
    struct SignOutTests {
        /// A user who has signed in and opened two pages, which are red.
        private func app(target: String) async throws -> AppDriver {
            let app = try await AppDriver.requiringSignIn()
            var isSignedIn = true
            let style = "<p style='background: rgb(200, 0, 0); height: 600px'>private</p>"
            let button = "<a id=out href=/session data-turbo-method=delete>Sign out</a><button id=app>x</button>"
            for path in ["/", "/account", "/settings"] {
                app.server.route(path) { _ in
                    isSignedIn
                        ? .page(TestPage(path, body: style + button))
                        : .delayed(3, .redirect(to: "/session/new", status: 302))
                }
            }
            app.server.page("/hello", body: "<p>hello</p>")
            app.server.route("/session") { _ in
                isSignedIn = false
                return .redirect(to: target, status: 303)
            }
            try await app.route("/")
            try await app.route("/account")
            try await app.route("/settings")
            return app
        }

        private static let red = Picture.Color(200, 0, 0)

        private func showsPrivatePage(_ app: AppDriver) async throws -> Bool {
            let picture = try #require(await nextPicture(ofWindowAround: app.window))
            return picture.points(near: Self.red, rows: picture.height / 2..<picture.height / 2 + 1) > 20
        }

        @Test(.bug(id: "CVE-2024-25127"))
        func `After a sign-out, Back never shows a page of the user, however slow the server is`() async throws {
            let app = try await app(target: "/hello")
            defer { app.close() }
            await app.window.drawPages()
            #expect(try await showsPrivatePage(app))
            try await app.click("#out")
            try await app.arrived("/hello")
            #expect(app.stacks == "/ /hello")
            // The page that the user saw until now is there until the new one is drawn.
            for _ in 0..<60 where try await showsPrivatePage(app) {}
            #expect(try await !showsPrivatePage(app))
            app.navigator.pop(animated: false)
            try await app.waitForProposals()
            // The server takes 3 s.
            var frames = 0
            while !app.stacks.contains("|") {
                #expect(try await !showsPrivatePage(app))
                frames += 1
            }
            #expect(frames > 10)
            try await app.wait(until: "the sign-in page is shown") { app.stacks == "/ | /session/new" }
            #expect(app.stacks == "/ | /session/new")
        }

        @Test func `A sign-out that leads to the sign-in page returns to the root, which asks for it`() async throws {
            let app = try await app(target: "/session/new")
            defer { app.close() }
            try await app.click("#out")
            try await app.arrived("/session/new")
            #expect(app.stacks == "/ | /session/new")
            #expect(app.retryButton != nil)
            // The first page, and again after the sign-out.
            #expect(app.server.count("GET /") == 2)
        }

        /// Rails' `button_to` names the method in a field.
        @Test func `A button of Rails that deletes the session signs the user out, in all windows`() async throws {
            let app = try await app(target: "/hello")
            defer { app.close() }
            app.server.page(
                "/account",
                body: """
                    <form method=post action=/session><input type=hidden name=_method value=delete><button id=rails>x</button>
                    </form>
                    """)
            let other = TurboNavigator(startLocation: app.server.url("/settings"))
            let window = TestWindow(other.rootViewController)
            defer { window.close() }
            await window.show()
            other.start()
            try await app.log.next(.rendered(app.server.url("/settings")))
            app.navigator.pop(animated: false)
            try await app.arrived("/account")
            app.navigator.session.reload()
            try await app.arrived("/account")
            let requests = app.server.count("GET /settings")
            try await app.click("#rails")
            try await app.arrived("/hello")
            #expect(app.stacks == "/ /hello")
            try await app.wait(until: "the other window asks the server again") {
                app.server.count("GET /settings") == requests + 1
            }
            let text = "document.body?.innerText ?? ''"
            try await app.wait(until: "it has the page of a stranger") {
                try await !(other.session.webView.evaluateJavaScript(text) as? String ?? "").contains("private")
            }
        }

        @Test func `What the user searches in a page is gone after a sign-out`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            app.window.perform(.page(.find))
            #expect(seenIcons(around: app.window).contains("go-up-symbolic"))
            app.navigator.didSignOut()
            try await app.arrived("/")
            #expect(!seenIcons(around: app.window).contains("go-up-symbolic"))
        }

        @Test func `An app that signs its user out returns to the root, which is loaded again`() async throws {
            let app = try await app(target: "/hello")
            defer { app.close() }
            for path in ["/", "/account"] { app.server.page(path) }
            app.navigator.didSignOut()
            try await app.arrived("/")
            #expect(app.stacks == "/" && app.showsItsPage)
            #expect(app.server.count("GET /") == 2)
        }
    }
}
