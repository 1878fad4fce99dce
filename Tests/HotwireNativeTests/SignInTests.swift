import HotwireNative
import TestSupport
import Testing
import TurboTestSupport
import UIKit

extension HotwireNativeTests {
    @MainActor @Suite(.serialized)
    struct SignInTests {
        /// Declares its method as Hotwire Native does. In Swift 6 mode, a `@MainActor` closure wouldn't match the
        /// requirement.
        private final class User: NavigatorDelegate {
            private(set) var asked = 0
            /// Whether it answers from another thread, as an app in Swift 5 mode may, where nothing checks this.
            var isOnThread = false
            let retries = TestEvents<@Sendable () -> Void>()

            func didReceiveAuthenticationChallenge(
                _ challenge: URLAuthenticationChallenge,
                completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
            ) {
                asked += 1
                nonisolated(unsafe) let completionHandler = completionHandler
                let answer = { @Sendable in
                    completionHandler(
                        .useCredential, URLCredential(user: "anna", password: "right", persistence: .none))
                }
                if isOnThread { Thread.detachNewThread(answer) } else { answer() }
            }

            func visitableDidFailRequest(
                _ visitable: any Visitable, error: HotwireNativeError, retryHandler: RetryBlock?
            ) {
                nonisolated(unsafe) let retry = retryHandler
                retries.append { retry?() }
            }
        }

        @Test(arguments: [false, true])
        func `The app sends a server the name and the password for its challenge`(isOnThread: Bool) async throws {
            let (app, user) = (try await HotwireApp(), User())
            defer { app.close() }
            user.isOnThread = isOnThread
            app.server.route("/") { request in
                request.isAuthorized(user: "anna", password: "right")
                    ? .page(TestPage("root")) : .unauthorized(realm: "test")
            }
            app.navigator.delegate = user
            try await app.start()
            #expect(user.asked == 1)
        }

        @Test func `A form that the server answers with 401 is reported as its page, which stays`() async throws {
            let (app, user) = (try await HotwireApp(), User())
            defer { app.close() }
            app.navigator.delegate = user
            let form = "<form method=post action=/things><input id=text value=a><button id=send>Send</button></form>"
            app.server.page("/", body: form)
            app.server.route("/things", .html("<title>401</title>", status: 401))
            try await app.start()
            let webView = app.navigator.session.webView
            try await webView.click("#send")
            let retry = try await user.retries.next()
            retry()
            #expect(try await webView.evaluateJavaScript("document.getElementById('text').value") as? String == "a")
            #expect(app.server.visits.prefix(2) == ["GET /", "POST /things"])
        }

        private final class Sender: NSObject, URLAuthenticationChallengeSender {
            func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
            func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
            func cancel(_ challenge: URLAuthenticationChallenge) {}
            func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
            func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
        }

        @Test func `A delegate that doesn't answer a server's challenge leaves it to the system`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            let space = URLProtectionSpace(
                host: "127.0.0.1", port: 80, protocol: "http", realm: "test",
                authenticationMethod: NSURLAuthenticationMethodHTTPBasic)
            let challenge = URLAuthenticationChallenge(
                protectionSpace: space, proposedCredential: nil, previousFailureCount: 0, failureResponse: nil,
                error: nil, sender: Sender())
            var answers: [URLSession.AuthChallengeDisposition] = []
            app.didReceiveAuthenticationChallenge(challenge) { disposition, _ in answers.append(disposition) }
            #expect(answers == [.performDefaultHandling])
        }

        @Test func `An app may retry from another thread`() async throws {
            let (app, user) = (try await HotwireApp(), User())
            defer { app.close() }
            app.server.route("/") { _ in .html("<title>500</title>", status: 500) }
            app.navigator.delegate = user
            app.navigator.start()
            let retry = try await user.retries.next()
            app.server.page("/")
            Thread.detachNewThread { retry() }
            try await app.log.next(.rendered(app.server.url("/")))
        }
    }
}
