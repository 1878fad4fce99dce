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
        private func refusedTabs(_ delegate: Clerk) async throws -> TabApp {
            let app = try TabApp(Self.paths, loading: [.lazy, .eager, .eager], delegate: delegate)
            for path in Self.paths { app.server.page(path, status: 401) }
            let start = app.log.count
            app.loadTabs()
            while app.log.events.all[start...].filter({ AwaitedEvent.failed(status: 401).isMet($0.kind) }).count
                < Self.paths.count
            {
                try await app.log.events.next()
            }
            return app
        }

        @Test(.bug(id: "HNI#36"))
        func `Three tabs are refused at once, and the user signs in once`() async throws {
            let clerk = Clerk()
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
            #expect(app.stack == "/home")
            #expect(app.server.pages.sorted() == ["/home", "/home", "/mail", "/mail", "/more", "/more"])
            #expect(clerk.failures.isEmpty)
        }

        @Test func whoDoesNotSignInSeesTheErrorOnEachScreen() async throws {
            let clerk = Clerk()
            let app = try await refusedTabs(clerk)
            defer { app.close() }
            clerk.requests.first?.cancel()
            #expect(clerk.failures.sorted() == Self.paths)
        }

        @Test func theButtonOfOneScreenTriesAllOfThemAgain() async throws {
            let clerk = Clerk()
            let app = try await refusedTabs(clerk)
            defer { app.close() }
            for path in Self.paths { app.server.page(path) }
            let start = app.log.count
            let button = try #require(errorButton(of: clerk.requests.first?.visitables.first))
            button.sendActions(for: .touchUpInside)
            try await app.log.all(Self.paths.map { .rendered($0) }, since: start)
        }

        @Test func aPageThatIsVisitedAgainByOtherMeansEndsTheRequest() async throws {
            let clerk = Clerk()
            let app = try TestApp(delegate: clerk)
            defer { app.close() }
            app.server.page("/", status: 401)
            app.navigator.route(app.server.url("/"))
            try await app.log.next(.failed(status: 401))
            app.server.page("/")
            try await app.route("/")
            let request = try #require(clerk.requests.first)
            #expect(!request.isPending)
            request.retry()
            try await app.atRest()
            #expect(app.server.pages == ["/", "/"])
        }

        @Test func aRequestThatTheAppDoesNotKeepIsNotInTheWayOfTheNext() async throws {
            let clerk = Clerk()
            let app = try TestApp(delegate: clerk)
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

        private func errorButton(of visitable: (any Visitable)?) -> UIButton? {
            let views = visitable?.visitableView.subviews.flatMap(\.subviews).flatMap(\.subviews) ?? []
            return views.compactMap { $0 as? UIButton }.first
        }
    }

    private final class Clerk: TurboNavigationDelegate {
        var requests: [SignInRequest] = []
        private(set) var failures: [String] = []

        func signInIsNeeded(_ request: SignInRequest, from navigator: TurboNavigator) {
            requests.append(request)
        }

        func visitableDidFailRequest(
            _ visitable: any Visitable, error: any Error, retry: @escaping @MainActor () -> Void
        ) {
            failures.append(visitable.visitableURL.path)
        }
    }
}
