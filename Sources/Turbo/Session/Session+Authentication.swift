import Foundation
import WebKit

/// Names and passwords that servers ask for, whether the engine loads a document or Turbo fetches in the page.
extension Session {
    typealias ChallengeAnswer = @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void

    /// Asks the delegate for the user's credentials. No deadline passes while the user types. Questions about certificates are
    /// another matter, which most apps leave to the system.
    func askUser(_ challenge: URLAuthenticationChallenge, _ answer: @escaping ChallengeAnswer) {
        guard let delegate else { return answer(.performDefaultHandling, nil) }
        guard Self.signInMethods.contains(challenge.protectionSpace.authenticationMethod) else {
            return delegate.session(self, didReceiveCertificateChallenge: challenge, completionHandler: answer)
        }
        let visit = currentVisit.flatMap { $0.isRunning ? $0 : nil }
        if let visit { send(.userAsked, to: visit) }
        delegate.session(self, didReceiveAuthenticationChallenge: challenge) { [weak self, weak visit] answered, user in
            if let self, let visit {
                visit.isSignInRefused = answered == .cancelAuthenticationChallenge
                self.send(.userAnswered, to: visit)
            }
            answer(answered, user)
        }
    }

    /// The others are about certificates.
    private static let signInMethods: Set<String> = [
        NSURLAuthenticationMethodDefault, NSURLAuthenticationMethodHTTPBasic, NSURLAuthenticationMethodHTTPDigest,
        NSURLAuthenticationMethodNTLM, NSURLAuthenticationMethodNegotiate,
    ]
}

extension VisitFailure {
    /// The failure for a user who did not sign in: the server's 401. Engine and Turbo only report that the request
    /// ended.
    var asRefusedSignIn: VisitFailure {
        let hasEnded = cause == .network(.cancelled) || cause == .turbo(.networkFailure)
        return hasEnded ? VisitFailure(TurboError.http(statusCode: 401), url: url) : self
    }
}
