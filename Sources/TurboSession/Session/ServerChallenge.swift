import WebKit

/// Passes authentication challenges to the app: those for a name and a password, and those about certificates.
@MainActor
package enum ServerChallenge {
    package typealias CompletionHandler =
        @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void

    /// Passes a challenge to the session's delegate, whether WebKit loads a document or Turbo fetches in the page. The
    /// visit's deadline is suspended while the user types. Challenges about certificates don't suspend it: most apps
    /// leave them to the system.
    static func ask(
        _ challenge: URLAuthenticationChallenge, of session: Session, _ completionHandler: @escaping CompletionHandler
    ) {
        guard let delegate = session.delegate else { return completionHandler(.performDefaultHandling, nil) }
        guard Self.signInMethods.contains(challenge.protectionSpace.authenticationMethod) else {
            return delegate.session(
                session, didReceiveCertificateChallenge: challenge, completionHandler: fromAnyThread(completionHandler))
        }
        let visit = session.isVisiting ? session.state.visit?.token : nil
        if let visit { session.send(.visit(token: visit, .challengeReceived)) }
        let reply = fromAnyThread { [weak session] disposition, credential in
            if let session, let visit {
                session.send(
                    .visit(token: visit, .challengeHandled(isCancelled: disposition == .cancelAuthenticationChallenge)))
            }
            completionHandler(disposition, credential)
        }
        delegate.session(session, didReceiveAuthenticationChallenge: challenge, completionHandler: reply)
    }

    /// Returns a completion handler that the app may call from any thread.
    package static func fromAnyThread(
        _ completionHandler: @escaping CompletionHandler
    ) -> @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void {
        { disposition, credential in MainActor.performFromAnyThread { completionHandler(disposition, credential) } }
    }

    /// The methods of challenges for a name and a password. The others are about certificates.
    package static let signInMethods: Set<String> = [
        NSURLAuthenticationMethodDefault, NSURLAuthenticationMethodHTTPBasic, NSURLAuthenticationMethodHTTPDigest,
        NSURLAuthenticationMethodNTLM, NSURLAuthenticationMethodNegotiate,
    ]
}
