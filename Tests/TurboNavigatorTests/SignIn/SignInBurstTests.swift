import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// Several pages that answer 401 together.
    @MainActor @Suite(.serialized)
    struct SignInBurstTests {
        private static let paths = ["/home", "/mail", "/more"]

        /// Three tabs whose pages the server refuses.
        private func refusedTabs(_ delegate: SignInDelegate) async throws -> AppDriver {
            let app = try await AppDriver.withTabs(Self.paths, delegate: delegate)
            for path in Self.paths { app.server.page(path, status: 401) }
            let start = app.log.count
            app.loadTabs(Self.paths, loading: [.lazy, .eager, .eager])
            while app.logEntries[start...].filter({ AwaitedEntry.failed(status: 401).isMet($0.kind) }).count
                < Self.paths.count
            {
                try await app.log.entries.next()
            }
            return app
        }

        @Test(.bug(id: "HNI#36"))
        func `Three tabs are rejected at once, and the user signs in once`() async throws {
            let clerk = SignInDelegate()
            let app = try await refusedTabs(clerk)
            defer { app.close() }
            #expect(clerk.requests.count == 1)
            let request = try #require(clerk.requests.first)
            #expect(request.visitables.count == 3)
            #expect(errorButton(of: request.visitables.first) != nil)
            let screens = request.visitables
            for path in Self.paths { app.server.page(path) }
            let start = app.log.count
            request.retry()
            try await app.log.all(Self.paths.map { .rendered($0) }, since: start)
            #expect(!request.isPending)
            #expect(screens.allSatisfy { errorButton(of: $0) == nil })
            #expect(app.stacks == "/home")
            #expect(app.server.pages.sorted() == ["/home", "/home", "/mail", "/mail", "/more", "/more"])
            #expect(clerk.failures.isEmpty)
        }

        @Test func `Cancelling a sign-in shows the error on each screen, and each page is retried by itself`()
            async throws
        {
            let clerk = SignInDelegate()
            let app = try await refusedTabs(clerk)
            defer { app.close() }
            let request = try #require(clerk.requests.first)
            let screens = request.visitables
            request.cancel()
            #expect(clerk.failures.sorted() == Self.paths)
            #expect(screens.count == 3 && screens.allSatisfy { errorButton(of: $0) != nil })
            for path in Self.paths { app.server.page(path) }
            let home = try #require(app.tabs.activeNavigator?.session.owner)
            try #require(errorButton(of: home)).sendActions(for: .touchUpInside)
            try await app.arrived("/home")
            #expect(errorButton(of: home) == nil)
            #expect(app.server.pages.sorted() == ["/home", "/home", "/mail", "/more"])
            #expect(clerk.requests.count == 1)
        }

        @Test func `The button of one screen tries all of them again`() async throws {
            let clerk = SignInDelegate()
            let app = try await refusedTabs(clerk)
            defer { app.close() }
            for path in Self.paths { app.server.page(path) }
            let start = app.log.count
            let button = try #require(errorButton(of: clerk.requests.first?.visitables.first))
            button.sendActions(for: .touchUpInside)
            try await app.log.all(Self.paths.map { .rendered($0) }, since: start)
        }

        @Test func `A page that is visited again without the request ends the request`() async throws {
            let clerk = SignInDelegate()
            let app = try await AppDriver(delegate: clerk)
            defer { app.close() }
            app.server.page("/", status: 401)
            app.navigator.route(app.server.url("/"))
            try await app.log.next(.failed(status: 401))
            app.server.page("/")
            try await app.route("/")
            let request = try #require(clerk.requests.first)
            #expect(!request.isPending)
            request.retry()
            try await app.waitForProposals()
            #expect(app.server.pages == ["/", "/"])
        }

        @Test func `A released sign-in request doesn't block the next one`() async throws {
            let clerk = SignInDelegate()
            let app = try await AppDriver(delegate: clerk)
            defer { app.close() }
            try await app.route("/")
            app.server.page("/a", status: 401)
            app.navigator.route(app.server.url("/a"))
            try await app.log.next(.failed(status: 401))
            clerk.requests = []
            let button = try #require(app.retryButton)
            button.sendActions(for: .touchUpInside)
            try await app.log.next(.failed(status: 401))
            #expect(clerk.requests.count == 1)
        }

        /// The server refuses a tab's page, and then the user sends the form.
        private func signIn(on path: String, _ app: AppDriver) async throws {
            app.server.page(path, status: 401)
            app.server.page(
                "/session/new", body: "<form action='/session' method=post><button id=send>Send</button></form>")
            app.server.route("/session", .redirect(to: "/refresh_historical_location", status: 303))
            app.server.page("/refresh_historical_location")
            app.tabs.selectedTabID = String(path.dropFirst())
            try await app.log.next(.failed(status: 401))
            try await app.route("/session/new")
            app.server.page(path)
            try await app.click("#send", in: app.navigator.modalSession)
            try await app.arrived(path)
        }

        @Test func `After a sign-in by form, a tab that was open is loaded again when it is selected`() async throws {
            let clerk = SignInDelegate()
            let app = try await AppDriver.withTabs(delegate: clerk)
            defer { app.close() }
            try await app.load()
            try await signIn(on: "/mail", app)
            #expect(app.server.pages.filter { $0 == "/home" }.count == 1)
            app.tabs.selectedTabID = "home"
            try await app.arrived("/home")
            app.tabs.selectedTabID = "mail"
            try await app.waitUntilIdle()
            #expect(app.tabs.activeNavigator?.session.isVisiting == false)
            #expect(app.server.pages.filter { $0 == "/home" }.count == 2)
            #expect(app.server.pages.filter { $0 == "/mail" }.count == 2)
            #expect(clerk.requests.count == 1)
        }

        @Test func `After a sign-in by form, the user's input in another tab is kept, and the page below is requested`()
            async throws
        {
            let app = try await AppDriver.withTabs(delegate: SignInDelegate())
            defer { app.close() }
            app.server.page("/a", body: "<form method=post action=/save><input></form>")
            try await app.load()
            try await app.route("/a")
            let home = try #require(app.tabs.activeNavigator)
            try await home.session.webView.write("written", into: "input")
            try await signIn(on: "/mail", app)
            app.tabs.selectedTabID = "home"
            try await app.waitUntilIdle()
            let value = try await home.session.webView.evaluateJavaScript("document.querySelector('input').value")
            #expect(value as? String == "written" && app.server.pages.filter { $0 == "/a" }.count == 1)
            home.navigationController.popViewController(animated: false)
            try await app.arrived("/home")
            #expect(app.server.pages.filter { $0 == "/home" }.count == 2)
        }

        @Test func `A modal over the app's own screen has Cancel while a page below waits for a sign-in`() async throws
        {
            let clerk = SignInDelegate()
            let app = try await AppDriver(delegate: clerk)
            defer { app.close() }
            app.server.page("/", status: 401)
            app.navigator.route(app.server.url("/"))
            try await app.log.next(.failed(status: 401))
            app.navigator.navigationController.pushViewController(UIViewController(), animated: false)
            try await app.route("/new")
            let screen = app.navigator.modalNavigationController.viewControllers.first
            #expect(screen?.navigationItem.leftBarButtonItem?.label == "Cancel")
            #expect(clerk.requests.count == 1)
        }

        @Test func `A tab that was rejected too is visited when it is selected after a sign-in in another`()
            async throws
        {
            let clerk = SignInDelegate()
            let app = try await refusedTabs(clerk)
            defer { app.close() }
            for path in Self.paths { app.server.page(path) }
            try await app.route("/home")
            app.tabs.selectedTabID = "more"
            try await app.arrived("/more")
            #expect(errorButton(of: app.tabs.activeNavigator?.session.owner) == nil)
            #expect(app.server.pages.filter { $0 == "/mail" }.count == 1)
        }

        private func errorButton(of visitable: (any Visitable)?) -> UIButton? {
            visitable?.errorButtons.first
        }
    }

    private final class SignInDelegate: TurboNavigationDelegate {
        var requests: [SignInRequest] = []
        private(set) var failures: [String] = []

        func signInIsNeeded(_ request: SignInRequest, from navigator: TurboNavigator) {
            requests.append(request)
        }

        func visitDidFail(_ failure: VisitFailure, on visitable: any Visitable, from navigator: TurboNavigator) {
            failures.append(failure.url.path)
        }
    }
}
