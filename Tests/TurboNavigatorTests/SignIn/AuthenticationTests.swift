import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// Pages with HTTP authentication.
    @MainActor @Suite(.serialized)
    struct AuthenticationTests {
        @Test(arguments: ["/a", "/new"])
        func `Each stack sends the app authentication challenges after the first page too`(path: String) async throws {
            let user = User()
            let app = try await AppDriver(delegate: user)
            defer { app.close() }
            app.server.route(path) { request in
                request.isAuthorized(user: "anna", password: "right")
                    ? .page(TestPage(TestPage.title(of: path))) : .unauthorized(realm: "test")
            }
            try await app.route("/")
            try await app.route(path)
            #expect(app.stacks == (path == "/a" ? "/ /a" : "/ | /new"))
            #expect(user.failureCounts == [0, 1])
        }

        @Test(arguments: [false, true])
        func `An app may answer a challenge from another thread`(isEarlier: Bool) async throws {
            let user: any TurboNavigationDelegate = isEarlier ? EarlierThreadUser() : ThreadUser()
            let app = try await AppDriver(delegate: user)
            defer { app.close() }
            app.server.route("/a") { request in
                request.isAuthorized(user: "anna", password: "right")
                    ? .page(TestPage("a")) : .unauthorized(realm: "test")
            }
            for path in ["/", "/a"] { try await app.route(path) }
            #expect(app.stacks == "/ /a")
            withExtendedLifetime(user) {}
        }

        @Test func `An app may retry a failed visit from another thread`() async throws {
            let user = EarlierThreadUser()
            let app = try await AppDriver(delegate: user)
            defer { app.close() }
            try await app.route("/")
            app.server.route("/a") { _ in .html("<title>500</title>", status: 500) }
            app.navigator.route(app.server.url("/a"))
            let retry = try await user.retries.next()
            app.server.page("/a")
            Thread.detachNewThread { retry() }
            try await app.log.next(.rendered("/a"))
            #expect(app.stacks == "/ /a")
        }

        @Test func `An app of an earlier library signs its user in`() async throws {
            let user = EarlierUser()
            let app = try await AppDriver(delegate: user)
            defer { app.close() }
            app.server.route("/a") { request in
                request.isAuthorized(user: "anna", password: "right")
                    ? .page(TestPage("a")) : .unauthorized(realm: "test")
            }
            for path in ["/", "/a"] { try await app.route(path) }
            #expect(app.stacks == "/ /a")
        }

        @Test func `Without a decision of the app the user is asked`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.server.route("/a") { request in
                request.isAuthorized(user: "anna", password: "right")
                    ? .page(TestPage("a")) : .unauthorized(realm: "The archive")
            }
            try await app.route("/")
            app.navigator.route(app.server.url("/a"))
            for password in ["wrong", "right"] {
                let alert = try await app.presented(UIAlertController.self)
                #expect(alert.title == "Sign in to 127.0.0.1")
                let isAgain = password == "right"
                #expect(
                    alert.message == "The archive" + (isAgain ? "\nThe name or password is incorrect." : ""))
                let fields = try #require(alert.textFields)
                #expect(fields.map(\.isSecureTextEntry) == [false, true])
                #expect(fields.map(\.textContentType) == [.username, .password])
                #expect(fields[0].autocapitalizationType == .none && fields[0].autocorrectionType == .no)
                (fields[0].text, fields[1].text) = ("anna", password)
                alert.choose(try #require(alert.actions.first { $0.title == "Sign In" }))
                await transitionEnd(of: alert)
            }
            try await app.log.next(.rendered("/a"))
            #expect(app.stacks == "/ /a")
        }

        @Test func `A page below a modal asks for no name and password over it`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.server.route("/secret", .unauthorized(realm: "The archive"))
            for path in ["/", "/new"] { try await app.route(path) }
            try await app.run("fetch('/secret').then(({ status }) => document.title = status)")
            let webView = app.navigator.session.webView
            try await app.wait(until: "the page has its answer") { webView.title == "401" }
            #expect(app.stacks == "/ | /new")
            // The modal's own page asks.
            try await app.run("fetch('/secret')", in: app.navigator.modalSession)
            let alert = try await app.presented(UIAlertController.self)
            #expect(alert.title == "Sign in to 127.0.0.1")
        }

        @Test func `A page below a native screen asks for no name and password over it`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.server.route("/secret", .unauthorized(realm: "The archive"))
            try await app.route("/")
            let (screen, webView) = (UIViewController(), app.navigator.session.webView)
            app.navigator.navigationController.pushViewController(screen, animated: false)
            await transitionEnd(of: screen)
            try await app.run("fetch('/secret').then(({ status }) => document.title = status)")
            try await app.wait(until: "the page has its answer") { webView.title == "401" }
            #expect(screen.presentedViewController == nil)
            #expect(app.navigator.activeViewController === app.navigator.navigationController)
        }

        @Test func `Cancelling the sign-in alert shows the reason and a Retry button`() async throws {
            let user = User()
            user.isCancelling = true
            let app = try await AppDriver(delegate: user)
            defer { app.close() }
            app.server.route("/a") { request in
                request.isAuthorized(user: "anna", password: "right")
                    ? .page(TestPage("a")) : .unauthorized(realm: "test")
            }
            try await app.route("/")
            app.navigator.route(app.server.url("/a"))
            try await app.log.next(.failed(status: 401))
            try await app.waitForProposals()
            let button = try #require(app.retryButton)
            user.isCancelling = false
            button.sendActions(for: .touchUpInside)
            try await app.log.next(.rendered("/a"))
            #expect(app.retryButton == nil)
            #expect(app.stacks == "/ /a")
        }
    }

    private final class User: TurboNavigationDelegate {
        var isCancelling = false
        private(set) var failureCounts: [Int] = []

        func handle(
            challenge: URLAuthenticationChallenge, from navigator: TurboNavigator,
            completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) {
            guard !isCancelling else { return completionHandler(.cancelAuthenticationChallenge, nil) }
            failureCounts.append(challenge.previousFailureCount)
            let password = challenge.previousFailureCount == 0 ? "wrong" : "right"
            completionHandler(.useCredential, URLCredential(user: "anna", password: password, persistence: .none))
        }
    }

    /// Answers from another thread, as an app in Swift 5 mode may, where nothing checks this.
    private final class ThreadUser: TurboNavigationDelegate {
        func handle(
            challenge: URLAuthenticationChallenge, from navigator: TurboNavigator,
            completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) {
            let answer = unsafeBitCast(
                completionHandler, to: (@Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void).self)
            Thread.detachNewThread {
                answer(.useCredential, URLCredential(user: "anna", password: "right", persistence: .none))
            }
        }
    }

    private final class EarlierThreadUser: TurboNavigationDelegate {
        let retries = TestEvents<@Sendable () -> Void>()

        func didReceiveAuthenticationChallenge(
            _ challenge: URLAuthenticationChallenge,
            completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) {
            nonisolated(unsafe) let completionHandler = completionHandler
            Thread.detachNewThread {
                completionHandler(.useCredential, URLCredential(user: "anna", password: "right", persistence: .none))
            }
        }

        func visitableDidFailRequest(_ visitable: any Visitable, error: any Error, retry: @escaping RetryBlock) {
            nonisolated(unsafe) let retry = retry
            retries.append { retry() }
        }
    }

    private final class EarlierUser: TurboNavigationDelegate {
        func didReceiveAuthenticationChallenge(
            _ challenge: URLAuthenticationChallenge,
            completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) {
            completionHandler(.useCredential, URLCredential(user: "anna", password: "right", persistence: .none))
        }
    }
}
