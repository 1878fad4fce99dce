import UIKit
import WebKit

/// Passes the calls of the sessions to the navigator.
extension TurboNavigationController: SessionDelegate {
    public func session(_ session: Session, didProposeVisit proposal: VisitProposal) {
        route(proposal)
    }

    public func session(_ session: Session, didFailRequestForVisitable visitable: any Visitable, error: any Error) {
        navigator.session(session, didFailRequestForVisitable: visitable, error: error)
    }

    public func session(_ session: Session, didFailFormSubmissionTo url: URL, error: any Error) {
        navigator.session(session, didFailFormSubmissionTo: url, error: error)
    }

    public func session(_ session: Session, openExternalURL url: URL) {
        navigator.session(session, openExternalURL: url)
    }

    public func sessionDidLoadWebView(_ session: Session) {
        navigator.sessionDidLoadWebView(session)
    }

    public func sessionDidStartRequest(_ session: Session) {
        navigator.sessionDidStartRequest(session)
    }

    public func sessionDidFinishRequest(_ session: Session) {
        navigator.sessionDidFinishRequest(session)
    }

    public func sessionDidStartFormSubmission(_ session: Session) {
        navigator.sessionDidStartFormSubmission(session)
    }

    public func sessionDidFinishFormSubmission(_ session: Session) {
        navigator.sessionDidFinishFormSubmission(session)
    }

    public func session(_ session: Session, makeReplacementFor webView: WKWebView) -> WKWebView? {
        navigator.session(session, makeReplacementFor: webView)
    }

    public func session(_ session: Session, didReplace webView: WKWebView) {
        navigator.session(session, didReplace: webView)
    }

    public func session(
        _ session: Session, didReceiveAuthenticationChallenge challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        navigator.session(
            session, didReceiveAuthenticationChallenge: challenge, completionHandler: completionHandler)
    }

    public func session(
        _ session: Session, didReceiveCertificateChallenge challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        navigator.session(session, didReceiveCertificateChallenge: challenge, completionHandler: completionHandler)
    }
}
