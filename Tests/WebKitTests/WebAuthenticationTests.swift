import AuthenticationServices
import SafariServices
import TestSupport
import Testing
import WebKit

extension WebKitTests {
    /// A sign-in at a made-up provider, in the browser of an `ASWebAuthenticationSession`.
    @MainActor @Suite(.serialized)
    struct WebAuthenticationTests {
        private typealias Session = ASWebAuthenticationSession

        /// The provider of windows, and what a session reports.
        private final class App: NSObject, ASWebAuthenticationPresentationContextProviding {
            let window = TestWindow()
            let answers = TestEvents<String>()

            func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { window.window }

            func record(_ name: String = "") -> Session.CompletionHandler {
                { [answers] url, error in
                    let code = (error as? ASWebAuthenticationSessionError).map { "\($0.code)" }
                    answers.append(name + (url?.absoluteString ?? code ?? "\(String(describing: error))"))
                }
            }

            /// The browser on top of the window.
            var browser: SFSafariViewController? {
                var top = window.window.rootViewController
                while let next = top?.presentedViewController { top = next }
                return top as? SFSafariViewController
            }

            var webView: WKWebView? {
                (browser?.children.first as? UINavigationController)?.topViewController?.view as? WKWebView
            }
        }

        private func app() async -> App {
            let app = App()
            await app.window.show()
            return app
        }

        /// Asks for a password, checks it, and leads to the app with a code.
        private func provider() throws -> TestServer {
            let server = try TestServer()
            server.page(
                "/authorize",
                "<title>Provider</title><form method=post action=/login><input name=password value=secret><button>Allow</button></form>"
            )
            server.route("/login") { request in
                request.field("password") == "secret"
                    ? .redirect(to: "myapp://callback?code=7", status: 302) : .html("<title>Wrong</title>", status: 422)
            }
            return server
        }

        private func start(_ url: URL, in app: App, _ name: String = "") -> Session {
            let session = Session(url: url, callbackURLScheme: "myapp", completionHandler: app.record(name))
            session.presentationContextProvider = app
            #expect(session.canStart)
            #expect(session.start())
            return session
        }

        private func shows(_ title: String, in app: App) async {
            #expect(await sees(title, around: app.window.window))
            while app.webView?.title != title || app.webView?.isLoading == true { await app.window.nextFrame() }
        }

        private func rest(of app: App) async {
            for _ in 0..<10 { await app.window.nextFrame() }
        }

        @Test func `A user who signs in at a provider returns to the app with its answer, once`() async throws {
            let (server, app) = (try provider(), await app())
            let session = start(server.url("/authorize"), in: app)
            #expect(!session.canStart && !session.start())
            await shows("Provider", in: app)
            try await app.webView?.click("button")
            #expect(try await app.answers.next() == "myapp://callback?code=7")
            #expect(app.browser == nil)
            session.cancel()
            await rest(of: app)
            #expect(app.answers.all.count == 1)
            #expect(server.requests.map(\.path) == ["/authorize", "/login"])
            app.window.close()
        }

        @Test func `A user who is signed in at the provider returns without seeing a page`() async throws {
            let (server, app) = (try TestServer(), await app())
            server.route("/authorize") { _ in .redirect(to: "MyApp://callback?code=8", status: 302) }
            _ = start(server.url("/authorize"), in: app)
            #expect(try await app.answers.next().lowercased() == "myapp://callback?code=8")
            #expect(app.browser == nil)
            app.window.close()
        }

        @Test func `A user who closes the browser has cancelled the sign-in`() async throws {
            let (server, app) = (try provider(), await app())
            _ = start(server.url("/authorize"), in: app)
            await shows("Provider", in: app)
            #expect(isVisible("Cancel", in: app.window.window))
            try await Pointer(app.window.window).key("Escape")
            #expect(try await app.answers.next() == "canceledLogin")
            #expect(app.browser == nil && app.answers.all.count == 1)
            app.window.close()
        }

        @Test func `An app that cancels the sign-in closes the browser`() async throws {
            let (server, app) = (try provider(), await app())
            let session = start(server.url("/authorize"), in: app)
            await shows("Provider", in: app)
            session.cancel()
            #expect(try await app.answers.next() == "canceledLogin")
            session.cancel()
            await rest(of: app)
            #expect(app.browser == nil && app.answers.all.count == 1)
            #expect(!session.canStart && !session.start())
            app.window.close()
        }

        @Test func `A sign-in that was cancelled before its start shows nothing`() async throws {
            let (server, app) = (try provider(), await app())
            let session = Session(
                url: server.url("/authorize"), callbackURLScheme: "myapp", completionHandler: app.record())
            session.presentationContextProvider = app
            session.cancel()
            #expect(!session.start())
            #expect(app.answers.all == ["canceledLogin"] && app.browser == nil)
            app.window.close()
        }

        @Test func `An app that closes everything in its window has cancelled the sign-in`() async throws {
            let (server, app) = (try provider(), await app())
            _ = start(server.url("/authorize"), in: app)
            await shows("Provider", in: app)
            app.window.window.rootViewController?.dismiss(animated: false)
            #expect(try await app.answers.next() == "canceledLogin")
            app.window.close()
        }

        @Test func `Of two sign-ins at a time, each gets its own answer`() async throws {
            let (server, app) = (try provider(), await app())
            _ = start(server.url("/authorize"), in: app, "first ")
            await shows("Provider", in: app)
            server.page("/other", "<title>Other</title><a href='myapp://callback?code=2'>back</a>")
            let second = Session(
                url: server.url("/other"), callback: .customScheme("myapp"), completionHandler: app.record("second "))
            second.presentationContextProvider = app
            #expect(second.start())
            await shows("Other", in: app)
            try await app.webView?.click("a")
            #expect(try await app.answers.next() == "second myapp://callback?code=2")
            await shows("Provider", in: app)
            try await app.webView?.click("button")
            #expect(try await app.answers.next() == "first myapp://callback?code=7")
            #expect(app.browser == nil && app.answers.all.count == 2)
            app.window.close()
        }

        @Test func `Cancelling a sign-in cancels the one over it`() async throws {
            let (server, app) = (try provider(), await app())
            let first = start(server.url("/authorize"), in: app, "first ")
            await shows("Provider", in: app)
            server.page("/other", "<title>Other</title>")
            _ = start(server.url("/other"), in: app, "second ")
            await shows("Other", in: app)
            first.cancel()
            var answers: [String] = []
            for _ in 0..<2 { answers.append(try await app.answers.next()) }
            #expect(answers.sorted() == ["first canceledLogin", "second canceledLogin"])
            #expect(app.browser == nil)
            app.window.close()
        }

        /// Reports to the server when the page's other scripts and frames have had their time.
        private let report = "<script>setTimeout(() => fetch('/reported'), 500)</script>"

        private func reports(to server: TestServer) -> TestEvents<Void> {
            let reports = TestEvents<Void>()
            server.route("/reported") { _ in
                reports.append(())
                return .html("")
            }
            return reports
        }

        @Test func `A page of the app that leads to the callback doesn't end the sign-in`() async throws {
            let (server, app) = (try provider(), await app())
            let reports = reports(to: server)
            server.page("/page", report + "<script>location = 'myapp://callback?code=forged'</script>")
            _ = start(server.url("/authorize"), in: app)
            await shows("Provider", in: app)
            let page = WKWebView()
            let window = TestWindow()
            window.window.rootViewController?.view.addSubview(page)
            await window.show()
            page.load(URLRequest(url: server.url("/page")))
            try await reports.next()
            #expect(app.answers.all.isEmpty && app.browser != nil)
            for window in [window, app.window] { window.close() }
        }

        @Test func `A frame at the provider doesn't end a sign-in whose callback is a page`() async throws {
            let (server, app, site) = (try TestServer(), await app(), try SecureServer())
            let callback = site.url("/auth/callback?code=forged")
            let reports = reports(to: server)
            server.page("/frame", "<script>location = '\(callback)'</script>")
            server.page("/authorize", report + "<iframe src='\(callback)'></iframe><iframe src=/frame></iframe>")
            let session = Session(
                url: server.url("/authorize"), callback: .https(host: "127.0.0.1", path: "/auth/callback"),
                completionHandler: app.record())
            session.presentationContextProvider = app
            #expect(session.start())
            try await reports.next()
            #expect(server.paths.contains("/frame"))
            #expect(app.answers.all.isEmpty && app.browser != nil)
            app.window.close()
        }

        @Test func `A callback with https is a page of the app's site, which isn't requested`() async throws {
            let (server, app, site) = (try TestServer(), await app(), try SecureServer())
            server.route("/authorize") { _ in .redirect(to: site.url("/auth/callback?code=9").absoluteString) }
            let session = Session(
                url: server.url("/authorize"), callback: .https(host: "127.0.0.1", path: "/auth/callback"),
                completionHandler: app.record())
            session.presentationContextProvider = app
            #expect(session.start())
            #expect(try await app.answers.next() == site.url("/auth/callback?code=9").absoluteString)
            #expect(site.requests.isEmpty)
            app.window.close()
        }

        @Test func `Without a window, the app learns what is missing`() async throws {
            let (server, app) = (try provider(), await app())
            let session = Session(
                url: server.url("/authorize"), callbackURLScheme: "myapp", completionHandler: app.record())
            #expect(!session.canStart && !session.start())
            app.window.window.rootViewController = nil
            let other = Session(
                url: server.url("/authorize"), callbackURLScheme: "myapp", completionHandler: app.record())
            other.presentationContextProvider = app
            #expect(!other.canStart && !other.start())
            #expect(app.answers.all == ["presentationContextNotProvided", "presentationContextInvalid"])
            app.window.close()
        }

        @Test(arguments: [
            ("myapp://callback", true), ("MYAPP:x", true), ("myapps://callback", false), ("https://myapp/", false),
        ])
        func `A scheme matches its URLs`(url: String, matches: Bool) throws {
            #expect(Session.Callback.customScheme("myApp").matchesURL(try #require(URL(string: url))) == matches)
        }

        @Test(arguments: [
            ("https://example.com/auth?code=1", true), ("https://EXAMPLE.com/auth", true),
            ("http://example.com/auth", false),
            ("https://example.com/auth/x", false), ("https://www.example.com/auth", false),
        ])
        func `A page matches its URL with any query`(url: String, matches: Bool) throws {
            let callback = Session.Callback.https(host: "example.com", path: "/auth")
            #expect(callback.matchesURL(try #require(URL(string: url))) == matches)
        }
    }
}
