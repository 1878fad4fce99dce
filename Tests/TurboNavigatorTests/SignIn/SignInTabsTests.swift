import TestSupport
import TestTraits
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// One sign-in for all tabs, if the server redirects.
    @MainActor @Suite(.serialized)
    struct SignInTabsTests {
        /// An app whose tabs haven't loaded their pages, which need no sign-in.
        ///
        /// - Parameter context: properties of the pages of the sign-in; none by default.
        private func app(context: String = "") async throws -> AppDriver {
            let rules = """
                {"rules": [{"patterns": ["^/session/(new|link)$"], "properties": {"sign_in": true\(context)}}]}
                """
            let server = try TestServer(.turbo)
            server.requireSignIn(by: .rule)
            server.page("/home")
            server.page("/mail")
            return try await AppDriver(server: server, waits: false) {
                TurboTabBarController(pathConfiguration: PathConfiguration(sources: [.data(Data(rules.utf8))]))
            }
        }

        /// An app of two tabs, the pages of which need a sign-in.
        private func rejectedApp(context: String = "") async throws -> AppDriver {
            let app = try await app(context: context)
            app.loadTabs(["/private", "/mine"])
            try await app.arrived("/session/new")
            #expect(app.stacks == (context.isEmpty ? "/private | /session/new" : "/private /session/new"))
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

        @Test func `A tab that has shown the sign-in page first shows its own page after the sign-in in another`()
            async throws
        {
            let app = try await rejectedApp(context: #", "context": "default""#)
            defer { app.close() }
            app.tabs.selectedTabID = "mine"
            try await app.arrived("/session/new")
            #expect(app.stacks == "/mine /session/new")
            try await app.signIn(in: try #require(app.tabs.activeNavigator?.session))
            try await app.wait(until: "the page is shown") { app.stacks == "/mine" }
            try await app.waitUntilIdle()
            app.tabs.selectedTabID = "private"
            try await app.waitUntilIdle()
            #expect(
                app.stacks == "/private"
                    && app.tabs.activeNavigator?.navigationController.topViewController?.title == "private")
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

        @Test func `A tab shows nothing of a user whose session has expired to the one who signs in`() async throws {
            let app = try await app()
            defer { app.close() }
            let red = "<p style='background: rgb(200, 0, 0); height: 600px'>private</p>"
            app.server.page("/mail", body: red)
            try await app.load()
            app.tabs.selectedTabID = "mail"
            try await app.arrived("/mail")
            await app.window.drawPages()
            func isSeen() async throws -> Bool {
                let picture = try #require(await nextPicture(ofWindowAround: app.window))
                let rows = picture.height / 2..<picture.height / 2 + 1
                return picture.points(near: Picture.Color(200, 0, 0), rows: rows) > 20
            }
            #expect(try await isSeen())
            app.tabs.selectedTabID = "home"
            try await app.waitUntilIdle()
            app.server.route("/mail", .delayed(3, .page(TestPage("mail"))))
            app.tabs.route(app.server.url("/private"))
            try await app.arrived("/session/new")
            try await app.signIn(in: try #require(app.tabs.activeNavigator?.modalSession))
            try await app.arrived("/private")
            app.tabs.selectedTabID = "mail"
            try await app.waitForProposals()
            for _ in 0..<10 { #expect(try await !isSeen()) }
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

        /// The link may be that of a mail, which needs no form.
        @Test(arguments: ["/session/new", "/session/link"])
        func `A sign-in by the user's own link reloads the other tabs when they are selected`(_ path: String)
            async throws
        {
            let app = try await app()
            defer { app.close() }
            app.server.route("/session/link") { .signedIn("/", $0, of: app.server) }
            try await app.load()
            app.tabs.selectedTabID = "mail"
            try await app.arrived("/mail")
            app.server.page("/")
            try await app.route(path)
            if path == "/session/new" {
                try await app.signIn(in: try #require(app.tabs.activeNavigator?.session))
                try await app.arrived("/")
            } else {
                try await app.log.next(.shownAgain(app.server.url("/")))
                #expect(app.stacks == "/mail /")
            }
            app.tabs.selectedTabID = "home"
            try await app.arrived("/home")
            #expect(app.server.count("GET /home") == 2)
            guard path == "/session/link" else { return }
            // Turbo has a snapshot, unless it is cleared: it sends no form.
            app.tabs.selectedTabID = "mail"
            app.tabs.activeNavigator?.pop(animated: false)
            try await app.arrived("/mail")
            #expect(app.server.count("GET /mail") == 2)
        }

        @Test(.usualAnimations)
        func `A tab that is selected while a link signs the user in shows the user's page`() async throws {
            let app = try await app()
            defer { app.close() }
            app.server.route("/session/link") { .signedIn("/", $0, of: app.server) }
            app.server.page("/")
            try await app.load()
            app.tabs.selectedTabID = "mail"
            try await app.arrived("/mail")
            let mail = try #require(app.tabs.activeNavigator)
            mail.route(app.server.url("/session/link"))
            try await app.log.next(.rendered(app.server.url("/session/link")))
            app.tabs.selectedTabID = "home"
            try await app.arrived("/home")
            #expect(app.server.count("GET /home") == 2)
        }
    }
}
