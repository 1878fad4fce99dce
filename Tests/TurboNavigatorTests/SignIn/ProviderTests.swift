import Foundation
import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// Signing in with a provider: the app's form, the provider's pages, and back with a code.
    @MainActor @Suite(.serialized)
    struct ProviderTests {
        private let delegate = ExternalDelegate()

        /// The app's sign-in page sends a form to its own server, which redirects to the provider.
        private func app(_ provider: TestServer, rules: String = AppDriver.modalRules) async throws -> AppDriver {
            let app = try await AppDriver(rules: rules, delegate: delegate)
            let back = app.server.url("/callback?code=1").absoluteString
            app.server.page(
                "/session/new", body: "<form data-turbo=false method=post action=/auth><button>Sign in</button></form>")
            let consent = provider.url("/consent").absoluteString
            app.server.route("/auth") { _ in .redirect(to: consent, status: 302) }
            app.server.route("/callback") { _ in
                .page(TestPage("callback"), headers: ["Set-Cookie": "user=ann; Path=/; SameSite=Lax"])
            }
            provider.page("/consent", "<title>Consent</title><a href=/details>Details</a>")
            provider.page("/details", "<title>Details</title><a href='\(back)'>Back</a>")
            return app
        }

        @Test func `Signing in with a provider shows its pages and returns signed in`() async throws {
            let provider = try TestServer()
            let app = try await app(provider)
            defer { app.close() }
            for path in ["/", "/session/new"] { try await app.route(path) }
            try await app.waitForProposals()
            let session = app.navigator.modalSession
            try await app.click("button", in: session)
            try await title("Consent", of: session)
            #expect(app.stacks == "/ | /session/new")
            #expect(app.navigator.modalNavigationController.topViewController?.title == "Consent")
            try await app.click("a", in: session)
            try await title("Details", of: session)
            try await app.click("a", in: session)
            try await app.log.next(.rendered("/callback"))
            try await app.waitForProposals()
            #expect(app.stacks == "/ /callback?code=1")
            #expect(provider.paths == ["/consent", "/details"])
            #expect(app.server.pages == ["/", "/session/new", "/auth", "/callback"])
            #expect(delegate.external.all.isEmpty)
            #expect(!app.log.contains(.visitFailed()))
            try await app.route("/a")
            #expect(app.server.requests.last { $0.path == "/a" }?.header("Cookie")?.contains("user=ann") == true)
        }

        @Test func `A callback of the provider that leads to the first page shows the page that waited, in its place`()
            async throws
        {
            let provider = try TestServer()
            let rule = #"{"patterns": ["^/session/new$", "^/callback$"], "properties": {"sign_in": true}}"#
            let app = try await app(provider, rules: #"{"rules": [\#(rule)]}"#)
            defer { app.close() }
            app.server.protect("/private", by: .rule) { _ in .page(TestPage("private")) }
            app.server.route("/callback") { .signedIn("/", $0, of: app.server) }
            try await app.route("/")
            app.navigator.route(app.server.url("/private"))
            try await app.arrived("/session/new")
            let session = app.navigator.modalSession
            try await app.click("button", in: session)
            try await title("Consent", of: session)
            try await app.click("a", in: session)
            try await title("Details", of: session)
            try await app.click("a", in: session)
            try await app.wait(until: "the callback is requested") { app.server.count("GET /callback?code=1") == 1 }
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /private" && app.retryButton == nil && app.showsItsPage)
        }

        @Test func `A user who cancels at the provider returns to the sign-in form`() async throws {
            let provider = try TestServer()
            let app = try await app(provider)
            defer { app.close() }
            for path in ["/", "/session/new"] { try await app.route(path) }
            try await app.waitForProposals()
            let session = app.navigator.modalSession
            try await app.click("button", in: session)
            try await title("Consent", of: session)
            session.reload()
            try await app.log.next(.rendered(app.server.url("/session/new")))
            #expect(app.stacks == "/ | /session/new")
            #expect(session.webView.url == app.server.url("/session/new"))
        }

        @Test func `A provider that posts its answer back posts it whole`() async throws {
            let provider = try TestServer()
            let app = try await app(provider)
            defer { app.close() }
            let back = app.server.url("/callback").absoluteString
            provider.page(
                "/consent",
                "<title>Consent</title><form method=post action='\(back)'><input name=code value=7><button>Allow</button></form>"
            )
            for path in ["/", "/session/new"] { try await app.route(path) }
            try await app.waitForProposals()
            let session = app.navigator.modalSession
            try await app.click("button", in: session)
            try await title("Consent", of: session)
            try await app.click("button", in: session)
            try await app.log.next(.turboStartedWithoutVisit("/callback"))
            let answer = try #require(app.server.requests.first { $0.path == "/callback" })
            #expect(answer.method == "POST")
            #expect(answer.field("code") == "7")
        }

        @Test func `The user who leaves the provider's page for another returns to the app's own page`() async throws {
            let provider = try TestServer()
            let app = try await app(provider)
            defer { app.close() }
            let form = "<form data-turbo=false method=post action=/auth><button>Sign in</button></form>"
            app.server.page("/a", body: form)
            for path in ["/", "/a"] { try await app.route(path) }
            let session = app.navigator.session
            try await app.click("button")
            try await title("Consent", of: session)
            try await app.route("/b")
            app.navigator.pop(animated: false)
            try await app.arrived("/a")
            #expect(app.stacks == "/ /a")
            #expect(session.webView.url == app.server.url("/a"))
            #expect(provider.paths == ["/consent"])
        }

        @Test(arguments: TurboLibrary.allCases)
        func `A provider's page with Turbo has its own buttons, links and history, as in a browser`(
            library: TurboLibrary
        )
            async throws
        {
            let provider = try TestServer(library)
            let app = try await app(provider)
            defer { app.close() }
            provider.page(
                "/consent",
                body: "<a href=/details data-native-button>Details</a><h1 data-native-title>Heading</h1>")
            provider.page("/details", body: "<button onclick='history.back()' data-native-button>Back</button>")
            for path in ["/", "/session/new"] { try await app.route(path) }
            try await app.waitForProposals()
            let session = app.navigator.modalSession
            try await app.click("button", in: session)
            try await app.waitForElements("a", "h1", at: provider.url("/consent"), in: session)
            try await app.click("a", in: session)
            try await app.waitForElements("button", at: provider.url("/details"), in: session)
            try await app.click("button", in: session)
            try await app.waitForElements("a", at: provider.url("/consent"), in: session)
            #expect(app.stacks == "/ | /session/new")
        }

        @Test(arguments: ["recede", "resume", "refresh"])
        func `A provider's link to a historical location leads back, but shows no text of its writer`(_ name: String)
            async throws
        {
            let provider = try TestServer()
            let app = try await app(provider)
            defer { app.close() }
            let link = app.server.url("/\(name)_historical_location?notice=Call+0900")
            provider.page("/consent", "<title>Consent</title><a href='\(link)'>Back</a>")
            for path in ["/", "/session/new"] { try await app.route(path) }
            try await app.waitForProposals()
            let session = app.navigator.modalSession
            try await app.click("button", in: session)
            try await title("Consent", of: session)
            try await app.click("a", in: session)
            try await app.wait(until: "the modal is gone") { app.stacks == "/" }
            try await app.waitForProposals()
            #expect(!isVisible("Call 0900", in: app.window))
        }

        /// Waits until the web view shows a page of the provider.
        private func title(_ title: String, of session: Session) async throws {
            while try await session.webView.evaluateJavaScript("document.readyState + document.title") as? String
                != "complete" + title
            {
                await Task.yield()
            }
            while session.webView.title != title || session.webView.isLoading { await Task.yield() }
        }
    }
}

extension AppDriver {
    /// Waits until these elements can be seen in a page.
    fileprivate func waitForElements(_ selectors: String..., at url: URL, in session: Session) async throws {
        let script = "\(selectors).every((one) => document.querySelector(one)?.getClientRects().length > 0)"
        try await wait(until: "\(url) shows \(selectors)") {
            guard session.webView.url == url, !session.webView.isLoading else { return false }
            return try await session.webView.evaluateJavaScript(script) as? Bool == true
        }
    }
}
