import TestSupport
import Testing
import TurboTestSupport

@testable import TurboSession
@testable import WebKit

extension TurboTests {
    /// Pages with HTTP authentication.
    @MainActor @Suite(.serialized)
    struct AuthenticationTests {
        private let fixture: SessionFixture
        private let user = AnsweringUser()

        init() throws {
            fixture = try SessionFixture()
            fixture.session.delegate = user
            fixture.server.page("/")
            fixture.server.route("/private") { request in
                request.isAuthorized(user: "anna", password: "right")
                    ? .page(TestPage("private")) : .unauthorized(realm: "test")
            }
        }

        /// Shows the page below, if the private page isn't the first one.
        private func begin(later: Bool) async throws {
            if later { try await fixture.show("/") }
        }

        @Test(arguments: [false, true])
        func `After a wrong password the user is asked again`(later: Bool) async throws {
            defer { fixture.close() }
            try await begin(later: later)
            user.answers = [.credential("wrong"), .credential("wrong again"), .credential("right")]
            let screen = try await fixture.show("/private")
            #expect(screen.title == "private")
            #expect(user.failureCounts == [0, 1, 2])
            #expect(user.failures.all.isEmpty)
            #expect(fixture.server.pages.filter { $0 == "/private" }.count == 4)
        }

        @Test(arguments: [false, true])
        func `A visit without a sign-in fails with 401 and can be retried`(later: Bool) async throws {
            defer { fixture.close() }
            try await begin(later: later)
            user.answers = [.cancel]
            let screen = fixture.push("/private")
            let error = try await user.failures.next()
            #expect(error as? TurboError == .http(statusCode: 401))
            user.answers = [.credential("right")]
            fixture.session.visits.retry(screen)
            try await fixture.rendered("/private")
            #expect(screen.title == "private")
            #expect(user.failures.all.count == 1)
        }

        @Test(arguments: [false, true])
        func `An app may answer from another thread`(later: Bool) async throws {
            defer { fixture.close() }
            try await begin(later: later)
            user.answers = [.credentialFromThread("right")]
            let screen = try await fixture.show("/private")
            #expect(screen.title == "private")
        }

        @Test func `A challenge about a certificate is separate from one for name and password`() {
            defer { fixture.close() }
            let space = URLProtectionSpace(
                host: "127.0.0.1", port: 443, protocol: "https", realm: nil,
                authenticationMethod: "NSURLAuthenticationMethodServerTrust")
            let challenge = URLAuthenticationChallenge(
                protectionSpace: space, proposedCredential: nil, previousFailureCount: 0, failureResponse: nil,
                error: nil, sender: ChallengeSender())
            var dispositions: [URLSession.AuthChallengeDisposition] = []
            ServerChallenge.ask(challenge, of: fixture.session) { disposition, _ in dispositions.append(disposition) }
            user.trustsCertificates = false
            ServerChallenge.ask(challenge, of: fixture.session) { disposition, _ in dispositions.append(disposition) }
            #expect(dispositions == [.performDefaultHandling, .cancelAuthenticationChallenge])
            #expect(user.failureCounts.isEmpty)
        }

        /// Another visit is the clock: it fails at its deadline, which is later than this one's.
        @Test(arguments: [false, true])
        func `No deadline passes while the user enters the password`(later: Bool) async throws {
            defer { fixture.close() }
            try await begin(later: later)
            user.answers = [.later]
            fixture.session.settings.deadlines.response = 1.5
            let screen = fixture.push("/private")
            let answer = try await user.questions.next()
            fixture.server.route("/never") { _ in .never }
            let clock = Session()
            clock.delegate = user
            clock.settings.deadlines.response = 2
            let other = VisitableViewController(url: fixture.server.url("/never"))
            clock.visit(other)
            #expect(try await user.failures.next() as? TurboError == .timeoutFailure)
            #expect(user.failures.all.count == 1)
            answer(.useCredential, URLCredential(user: "anna", password: "right", persistence: .none))
            try await fixture.rendered("/private")
            #expect(screen.title == "private")
        }

        @Test(arguments: [false, true])
        func `An app that leaves a challenge to the system gets the status 401`(later: Bool) async throws {
            defer { fixture.close() }
            try await begin(later: later)
            user.answers = [.byDefault]
            _ = fixture.push("/private")
            #expect(try await user.failures.next() as? TurboError == .http(statusCode: 401))
        }
    }

    @MainActor
    private final class AnsweringUser: SessionDelegate {
        enum Answer {
            case credential(String)
            case credentialFromThread(String)
            case cancel
            case byDefault
            case later
        }

        var answers: [Answer] = []
        var trustsCertificates = true
        private(set) var failureCounts: [Int] = []
        let failures = TestEvents<any Error>()
        let questions = TestEvents<(URLSession.AuthChallengeDisposition, URLCredential?) -> Void>()

        func session(_ session: Session, didProposeVisit proposal: VisitProposal) {}

        func session(
            _ session: Session, didReceiveCertificateChallenge challenge: URLAuthenticationChallenge,
            completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) {
            completionHandler(trustsCertificates ? .performDefaultHandling : .cancelAuthenticationChallenge, nil)
        }

        func session(_ session: Session, didFailRequestForVisitable visitable: any Visitable, error: any Error) {
            failures.append(error)
        }

        func session(
            _ session: Session, didReceiveAuthenticationChallenge challenge: URLAuthenticationChallenge,
            completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) {
            failureCounts.append(challenge.previousFailureCount)
            switch answers.isEmpty ? .cancel : answers.removeFirst() {
            case .credential(let password):
                completionHandler(.useCredential, URLCredential(user: "anna", password: password, persistence: .none))
            case .credentialFromThread(let password):
                // As in an app in Swift 5 mode, where nothing checks this.
                nonisolated(unsafe) let completionHandler = completionHandler
                Thread.detachNewThread {
                    completionHandler(
                        .useCredential, URLCredential(user: "anna", password: password, persistence: .none))
                }
            case .cancel: completionHandler(.cancelAuthenticationChallenge, nil)
            case .later: questions.append(completionHandler)
            case .byDefault: completionHandler(.performDefaultHandling, nil)
            }
        }
    }
}
