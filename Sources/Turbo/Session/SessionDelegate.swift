import UIKit
import WebKit

/// The methods that a session calls to ask and inform the app (as in turbo-ios 7).
@preconcurrency @MainActor
public protocol SessionDelegate: AnyObject {
    // NB: closures have no attributes, as in turbo-ios. In Swift 6 mode a method whose closure has others doesn't implement the
    // requirement, and Swift calls the default without a warning.

    /// The page asks for a visit. The app is not required to make it.
    func session(_ session: Session, didProposeVisit proposal: VisitProposal)

    /// A visit failed: a `TurboError`, a `LoadError`, or what the network said. `VisitFailure(error, url:)` has a sentence
    /// for each.
    func session(_ session: Session, didFailRequestForVisitable visitable: any Visitable, error: any Error)

    /// The page links to another host. The default opens the system's browser.
    func session(_ session: Session, openExternalURL url: URL)

    /// A cold boot has ended well. The default makes the session the web view's navigation delegate; an app that makes
    /// another one decides about the links that Turbo ignores.
    func sessionDidLoadWebView(_ session: Session)

    /// A visit has started a request: the time to show that the network is in use. A page that comes from a snapshot
    /// alone has none. By default nothing happens.
    func sessionDidStartRequest(_ session: Session)
    /// Cookies of the answer are in `HTTPCookieStorage.shared`, for requests of the app's own.
    func sessionDidFinishRequest(_ session: Session)
    /// The page has begun to send a form through Turbo. By default nothing happens.
    func sessionDidStartFormSubmission(_ session: Session)
    /// The form was answered, or there was no answer. A proposal for the page after it may follow. By default nothing
    /// happens.
    func sessionDidFinishFormSubmission(_ session: Session)

    /// A form was sent, but there was no answer. The page is as it was, with what the user has filled in. By default
    /// nothing happens.
    func session(_ session: Session, didFailFormSubmissionTo url: URL, error: any Error)

    /// The process behind the web view is gone. The session loads the page again by itself.
    func sessionWebViewProcessDidTerminate(_ session: Session)

    /// The server asks for the user's credentials. The default leaves it to the system.
    func session(
        _ session: Session, didReceiveAuthenticationChallenge challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)

    /// A server shows its certificate, or asks for one of the user's. The default leaves it to the system; an app that knows the
    /// certificates of its servers answers here.
    func session(
        _ session: Session, didReceiveCertificateChallenge challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
}

extension SessionDelegate {
    public func session(_ session: Session, openExternalURL url: URL) {
        UIApplication.shared.open(url)
    }

    public func sessionDidLoadWebView(_ session: Session) {
        session.webView.navigationDelegate = session
    }

    public func sessionDidStartRequest(_ session: Session) {}
    public func sessionDidFinishRequest(_ session: Session) {}
    public func sessionDidStartFormSubmission(_ session: Session) {}
    public func sessionDidFinishFormSubmission(_ session: Session) {}
    public func session(_ session: Session, didFailFormSubmissionTo url: URL, error: any Error) {}
    public func sessionWebViewProcessDidTerminate(_ session: Session) {}

    public func session(
        _ session: Session, didReceiveAuthenticationChallenge challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        completionHandler(.performDefaultHandling, nil)
    }

    public func session(
        _ session: Session, didReceiveCertificateChallenge challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        completionHandler(.performDefaultHandling, nil)
    }
}
