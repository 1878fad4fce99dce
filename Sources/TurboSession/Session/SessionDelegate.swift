import UIKit
import WebKit

/// The methods that a session calls for the app's decisions and to report events (as in turbo-ios 7).
@preconcurrency @MainActor
public protocol SessionDelegate: AnyObject {
    // NB: closures have no attributes, as in turbo-ios. In Swift 6 mode a method whose closure has others doesn't
    // implement the requirement, and Swift calls the default: without a warning, unless the conformance is in an
    // extension.

    /// Tells the delegate that the page proposes a visit. The delegate decides whether and how to make it.
    func session(_ session: Session, didProposeVisit proposal: VisitProposal)

    /// Tells the delegate that a visit failed. The error is a `TurboError`, a `LoadError` or an error of the network.
    /// `VisitFailure(error, url:)` describes each in a sentence.
    func session(_ session: Session, didFailRequestForVisitable visitable: any Visitable, error: any Error)

    /// Asks the delegate to open an external URL, because the user followed a link to it or the server redirected
    /// there. The default opens the system's browser.
    func session(_ session: Session, openExternalURL url: URL)

    /// Tells the delegate that a cold boot succeeded. The default makes the session the web view's navigation delegate.
    /// If the app sets another delegate, that one decides about links that Turbo ignores.
    func sessionDidLoadWebView(_ session: Session)

    /// Tells the delegate that a visit started a request. A page restored from its snapshot makes none. Implement this
    /// method to show network activity. The default does nothing.
    func sessionDidStartRequest(_ session: Session)
    /// Tells the delegate that a visit's request finished. The response's cookies are in `HTTPCookieStorage.shared`,
    /// for the app's own requests. The default does nothing.
    func sessionDidFinishRequest(_ session: Session)
    /// Tells the delegate that the page started to submit a form through Turbo. The default does nothing.
    func sessionDidStartFormSubmission(_ session: Session)
    /// Tells the delegate that the form submission ended, with or without a response. A proposal for the next page may
    /// follow. The default does nothing.
    func sessionDidFinishFormSubmission(_ session: Session)

    /// Tells the delegate that a form was sent, but the server didn't respond, or its response can't be shown. The page
    /// hasn't changed, and the form still contains the user's input. The default does nothing.
    func session(_ session: Session, didFailFormSubmissionTo url: URL, error: any Error)

    /// Tells the delegate that the web view's content process ended. The session reloads the page itself. The default
    /// does nothing.
    func sessionWebViewProcessDidTerminate(_ session: Session)

    /// Asks the delegate for a web view that replaces the one that the app passed to ``Session/init(webView:)``,
    /// because loading the page again did not help after the system had ended the web view's process. Return a new web
    /// view, made like the first one. With nil, the default, the session keeps the current web view, and its screen
    /// shows an error if the page can't be loaded there.
    func session(_ session: Session, makeReplacementFor webView: WKWebView) -> WKWebView?
    /// Tells the delegate that the session has replaced its web view. The new one, `session.webView`, has the
    /// delegates, cookies and scripts of the previous one. The default does nothing.
    ///
    /// - Parameter webView: the previous web view.
    func session(_ session: Session, didReplace webView: WKWebView)

    /// Asks the delegate to respond to an HTTP authentication challenge for a name and a password. The default leaves
    /// it to the system.
    func session(
        _ session: Session, didReceiveAuthenticationChallenge challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)

    /// Asks the delegate to respond to a challenge about the server's certificate, or to a request for a client
    /// certificate. The default leaves it to the system. Implement this method to pin the certificates of your servers.
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
    public func session(_ session: Session, makeReplacementFor webView: WKWebView) -> WKWebView? { nil }
    public func session(_ session: Session, didReplace webView: WKWebView) {}

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
