import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// Pages that ask for name and password as HTTP does it, without a form.
    @MainActor @Suite(.serialized)
    struct AuthenticationTests {
        @Test(arguments: ["/a", "/new"])
        func eachStackAsksTheAppAfterTheFirstPageToo(path: String) async throws {
            let user = User()
            let app = try TestApp(delegate: user)
            defer { app.close() }
            app.server.server.route(path) { request in
                request.isAuthorized(user: "anna", password: "right")
                    ? .html(TurboServer.html(path)) : .unauthorized(realm: "test")
            }
            try await app.route("/")
            try await app.route(path)
            #expect(app.stacks == (path == "/a" ? "/ /a" : "/ | /new"))
            #expect(user.failureCounts == [0, 1])
        }

        @Test func whoDoesNotSignInReadsWhyAndMayTryAgain() async throws {
            let user = User()
            user.isCancelling = true
            let app = try TestApp(delegate: user)
            defer { app.close() }
            app.server.server.route("/a") { request in
                request.isAuthorized(user: "anna", password: "right")
                    ? .html(TurboServer.html("/a")) : .unauthorized(realm: "test")
            }
            try await app.route("/")
            app.navigator.route(app.server.url("/a"))
            try await app.log.next("HTTP 401")
            try await app.atRest()
            let button = try #require(app.retryButton)
            user.isCancelling = false
            button.sendActions(for: .touchUpInside)
            try await app.log.next("/a was rendered")
            #expect(app.retryButton == nil)
            #expect(app.stacks == "/ /a")
        }
    }

    private final class User: TurboNavigationDelegate {
        var isCancelling = false
        private(set) var failureCounts: [Int] = []

        func didReceiveAuthenticationChallenge(
            _ challenge: URLAuthenticationChallenge,
            completionHandler:
                @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) {
            guard !isCancelling else { return completionHandler(.cancelAuthenticationChallenge, nil) }
            failureCounts.append(challenge.previousFailureCount)
            let password = challenge.previousFailureCount == 0 ? "wrong" : "right"
            completionHandler(.useCredential, URLCredential(user: "anna", password: password, persistence: .none))
        }
    }
}
