import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// What the guides promise, with real Rails servers.
    @MainActor @Suite(.serialized)
    struct RailsSignInTests {
        typealias Way = SignInServer.Way

        /// An app that shows the first page, which needs no sign-in.
        private func start(_ way: Way) async throws -> (AppDriver, SignInServer) {
            let server = try await SignInServer.of(way)
            return (try await start(way, at: server.url()), server)
        }

        private func start(_ way: Way, at url: URL) async throws -> AppDriver {
            try await AppDriver(
                deadline: 30,
                navigator: {
                    let navigator = navigator(way, at: url)
                    navigator.start()
                    return navigator
                })
        }

        private func navigator(_ way: Way, at url: URL) -> TurboNavigator {
            TurboNavigator(pathConfiguration: rules(way), startLocation: url)
        }

        private func rules(_ way: Way) -> PathConfiguration {
            PathConfiguration(sources: [.data(Data(way.rules.utf8))])
        }

        private func signIn(_ app: AppDriver, _ way: Way, as user: String = "anna", password: String = "secret")
            async throws
        {
            try await app.fill("\(user)@example.com", in: way.emailField)
            try await app.fill(password, in: way.passwordField)
            try await app.tap(button: "Sign in")
        }

        @Test(arguments: Way.installed)
        func `A page that needs a sign-in is shown after it, and the next ones ask for none`(_ way: Way) async throws {
            let (app, _) = try await start(way)
            defer { app.close() }
            try await app.tap(link: "Letters")
            #expect(app.stacks == "/ /letters | \(way.signInPath)")
            // Rails' generated authentication says nothing.
            if way == .devise { #expect(try await app.text().contains("You need to sign in or sign up")) }
            try await signIn(app, way)
            #expect(app.stacks == "/ /letters")
            #expect(try await app.text().contains("A letter of anna"))
            try await app.tap(link: "Write")
            #expect(app.stacks == "/ /letters | /letters/new")
        }

        @Test(arguments: Way.installed)
        func `A wrong password is said on the sign-in page, which stays`(_ way: Way) async throws {
            let (app, _) = try await start(way)
            defer { app.close() }
            try await app.tap(link: "Letters")
            try await signIn(app, way, password: "wrong")
            try await app.wait(until: "the page says so") {
                let text = try await app.text()
                return text.contains("Wrong password") || text.contains("Invalid Email or password")
            }
            #expect(app.stacks == "/ /letters | \(way.signInPath)")
            try await signIn(app, way)
            #expect(app.stacks == "/ /letters")
        }

        @Test(arguments: Way.installed)
        func `A form whose session has expired keeps its text, and is accepted after the sign-in`(_ way: Way)
            async throws
        {
            let (app, server) = try await startSignedIn(way)
            defer { app.close() }
            try await app.tap(link: "Write")
            try await app.fill("Kept", in: "text")
            try await server.expire()
            try await app.tap(button: "Save")
            #expect(app.stacks == "/ /letters | /letters/new \(way.signInPath)")
            try await signIn(app, way)
            #expect(app.stacks == "/ /letters | /letters/new")
            try await app.tap(button: "Save")
            #expect(app.stacks == "/ /letters")
            #expect(try await letters(app).filter { $0 == "Kept" }.count == 1)
        }

        @Test(arguments: Way.installed)
        func `A frame whose session has expired asks for the sign-in, and is loaded after it`(_ way: Way) async throws {
            let (app, _) = try await start(way)
            defer { app.close() }
            try await app.tap(button: "Count")
            #expect(app.stacks == "/ | \(way.signInPath)")
            try await signIn(app, way)
            #expect(app.stacks == "/")
            try await app.wait(until: "the frame is loaded") {
                try await app.text().contains("anna@example.com has")
            }
        }

        @Test(arguments: Way.installed)
        func `Tabs whose sessions have expired ask for one sign-in, and are loaded after it`(_ way: Way) async throws {
            let server = try await SignInServer.of(way)
            let tabs = TurboTabBarController(pathConfiguration: rules(way))
            let app = try await AppDriver(deadline: 30, waits: false) { tabs }
            defer { app.close() }
            tabs.load(
                ["/letters", "/drafts"].map {
                    TurboTab(id: $0, title: $0, image: UIImage(systemName: "house"), url: server.url($0))
                })
            try await app.waitUntilIdle()
            #expect(app.stacks == "/letters | \(way.signInPath)")
            try await app.select(tab: "/drafts")
            #expect(app.stacks == "/drafts | \(way.signInPath)")
            try await signIn(app, way)
            for path in ["/letters", "/drafts"] {
                try await app.select(tab: path)
                try await app.wait(until: "its page is shown") { try await app.text().contains("A letter of anna") }
                #expect(app.stacks == path)
            }
        }

        @Test(arguments: Way.installed)
        func `After a sign-out nothing of the user is left, and the next user sees only their own`(_ way: Way)
            async throws
        {
            let (app, _) = try await startSignedIn(way)
            defer { app.close() }
            try await app.tap(button: "Sign out")
            #expect(app.stacks == "/")
            try await app.tap(link: "Letters")
            #expect(app.stacks == "/ /letters | \(way.signInPath)")
            #expect(try await !app.text().contains("anna"))
            try await signIn(app, way, as: "berta")
            #expect(try await letters(app) == ["A letter of berta"])
        }

        @Test(arguments: Way.installed)
        func `Two windows ask for one sign-in, and one sign-out is for both`(_ way: Way) async throws {
            let (app, server) = try await start(way)
            defer { app.close() }
            let other = navigator(way, at: server.url("/drafts"))
            let window = TestWindow(other.rootViewController)
            defer { window.close() }
            await window.show()
            try await app.tap(link: "Letters")
            #expect(app.stacks == "/ /letters | \(way.signInPath)")
            other.start()
            try await app.wait(until: "the other window waits") { isVisible("Retry", in: window.window) }
            #expect(other.modalNavigationController.viewControllers.isEmpty)
            try await signIn(app, way)
            let text = "document.body.innerText"
            try await app.wait(until: "the other window has its page") {
                (try await other.session.webView.evaluateJavaScript(text) as? String ?? "").contains("A letter of anna")
            }
            try await app.tap(button: "Sign out")
            try await app.wait(until: "the other window asks for a sign-in again") {
                !other.modalNavigationController.viewControllers.isEmpty && isVisible("Retry", in: window.window)
            }
        }

        @Test(arguments: Way.installed)
        func `A user is remembered when the app starts again`(_ way: Way) async throws {
            let (app, server) = try await startSignedIn(way)
            app.close()
            // WebKit keeps only cookies with an expiry date between two starts.
            let store = WKWebsiteDataStore.default().httpCookieStore
            for cookie in await store.allCookies() where cookie.expiresDate == nil { await store.deleteCookie(cookie) }
            let again = try await start(way, at: server.url("/letters"))
            defer { again.close() }
            #expect(again.stacks == "/letters")
            #expect(try await again.text().contains("A letter of anna"))
        }

        private func startSignedIn(_ way: Way) async throws -> (AppDriver, SignInServer) {
            let (app, server) = try await start(way)
            try await app.tap(link: "Letters")
            try await signIn(app, way)
            #expect(app.stacks == "/ /letters")
            return (app, server)
        }

        private func letters(_ app: AppDriver) async throws -> [String] {
            let script = "[...document.querySelectorAll('.letter')].map((letter) => letter.textContent)"
            return try await app.webView?.evaluateJavaScript(script) as? [String] ?? []
        }
    }
}
