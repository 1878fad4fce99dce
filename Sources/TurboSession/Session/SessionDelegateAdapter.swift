import UIKit
import WebKit

/// Calls the app's delegate, as turbo-ios 7 does, and reports everything else to the navigator.
@MainActor
package final class SessionDelegateAdapter: SessionListener {
    private weak var session: Session?
    /// The latest redirect that was proposed to the delegate. The delegate may route the proposal later.
    private var redirect: VisitRedirect?

    init(of session: Session) {
        self.session = session
    }

    private var delegate: (any SessionDelegate)? { session?.delegate }
    private var navigator: (any SessionListener)? { session?.navigator }

    /// Returns the redirect that this proposal belongs to, and removes it: routed again, it is an ordinary proposal.
    ///
    /// The app may have changed the proposal's properties.
    package func removeRedirect(of proposal: VisitProposal) -> VisitRedirect? {
        guard let redirect, redirect.proposal.url == proposal.url, redirect.proposal.options == proposal.options else {
            return nil
        }
        self.redirect = nil
        // A later visit has replaced the page.
        guard let visitable = redirect.visitable, visitable === session?.owner else { return nil }
        return redirect.continued(with: proposal)
    }

    // MARK: To the delegate

    /// A delegate that doesn't handle redirects gets an ordinary proposal. Its redirect is kept for
    /// `removeRedirect(of:)`.
    package func session(_ session: Session, didPropose redirect: VisitRedirect) {
        if let delegate = delegate as? any RedirectingSessionDelegate {
            return delegate.session(session, didPropose: redirect)
        }
        self.redirect = redirect
        delegate?.session(session, didProposeVisit: redirect.proposal)
    }

    package func session(_ session: Session, didProposeVisit proposal: VisitProposal) {
        delegate?.session(session, didProposeVisit: proposal)
    }

    package func session(_ session: Session, didFailRequestForVisitable visitable: any Visitable, error: any Error) {
        delegate?.session(session, didFailRequestForVisitable: visitable, error: error)
    }

    package func session(_ session: Session, openExternalURL url: URL) {
        delegate?.session(session, openExternalURL: url)
    }

    package func sessionDidLoadWebView(_ session: Session) {
        guard let delegate else { return session.webView.navigationDelegate = session }
        delegate.sessionDidLoadWebView(session)
    }

    package func sessionDidStartRequest(_ session: Session) { delegate?.sessionDidStartRequest(session) }
    package func sessionDidFinishRequest(_ session: Session) { delegate?.sessionDidFinishRequest(session) }
    package func sessionDidStartFormSubmission(_ session: Session) { delegate?.sessionDidStartFormSubmission(session) }
    package func sessionDidFinishFormSubmission(_ session: Session) {
        delegate?.sessionDidFinishFormSubmission(session)
    }

    package func session(_ session: Session, didFailFormSubmissionTo url: URL, error: any Error) {
        delegate?.session(session, didFailFormSubmissionTo: url, error: error)
    }

    package func sessionWebViewProcessDidTerminate(_ session: Session) {
        delegate?.sessionWebViewProcessDidTerminate(session)
    }

    package func session(_ session: Session, makeReplacementFor webView: WKWebView) -> WKWebView? {
        delegate?.session(session, makeReplacementFor: webView)
    }

    package func session(_ session: Session, didReplace webView: WKWebView) {
        delegate?.session(session, didReplace: webView)
    }

    package func session(
        _ session: Session, didReceiveAuthenticationChallenge challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        guard let delegate else { return completionHandler(.performDefaultHandling, nil) }
        delegate.session(session, didReceiveAuthenticationChallenge: challenge, completionHandler: completionHandler)
    }

    package func session(
        _ session: Session, didReceiveCertificateChallenge challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        guard let delegate else { return completionHandler(.performDefaultHandling, nil) }
        delegate.session(session, didReceiveCertificateChallenge: challenge, completionHandler: completionHandler)
    }

    // MARK: To the navigator

    package func sessionDidSubmitUnsafeForm(_ session: Session, hasResponse: Bool) {
        navigator?.sessionDidSubmitUnsafeForm(session, hasResponse: hasResponse)
    }

    package func session(_ session: Session, willVisit visitable: any Visitable) {
        navigator?.session(session, willVisit: visitable)
    }

    package func sessionStateDidChange(_ session: Session) { navigator?.sessionStateDidChange(session) }

    package func pageColor(besides session: Session) -> UIColor? { navigator?.pageColor(besides: session) }

    package func session(_ session: Session, inputDidChangeOn visitable: any Visitable) {
        navigator?.session(session, inputDidChangeOn: visitable)
    }

    package func session(
        _ session: Session, reloads visitable: any Visitable, isWholeDocument: Bool,
        _ reload: @escaping @MainActor () -> Void
    ) {
        guard let navigator else { return reload() }
        navigator.session(session, reloads: visitable, isWholeDocument: isWholeDocument, reload)
    }

    package func session(_ session: Session, goBack screens: Int) { navigator?.session(session, goBack: screens) }

    package func sessionDidRender(_ session: Session) { navigator?.sessionDidRender(session) }

    package func session(_ session: Session, pageDidNotRespondOn visitable: any Visitable) {
        navigator?.session(session, pageDidNotRespondOn: visitable)
    }

    package func session(_ session: Session, couldNotOpen url: URL) { navigator?.session(session, couldNotOpen: url) }

    package func sessionMayOpenExternalURL(_ session: Session, isTapped: Bool) -> Bool {
        navigator?.sessionMayOpenExternalURL(session, isTapped: isTapped) ?? true
    }

    package func session(_ session: Session, open url: URL) -> Bool {
        navigator?.session(session, open: url) == true
    }

    package func session(_ session: Session, openInNewWindow url: URL) -> Bool {
        navigator?.session(session, openInNewWindow: url) == true
    }

    package func session(_ session: Session, policyFor action: WKNavigationAction) -> WKNavigationActionPolicy? {
        navigator?.session(session, policyFor: action)
    }

    package func sessionMayDownload(_ session: Session, _ cause: DownloadLimit.Cause) -> Bool {
        navigator?.sessionMayDownload(session, cause) == true
    }

    package func session(_ session: Session, didStart download: WKDownload) {
        navigator?.session(session, didStart: download)
    }

    package func session(
        _ session: Session, didFindNoPageFor visitable: any Visitable, originalAction: VisitAction,
        reason: LoadError
    ) {
        navigator?.session(session, didFindNoPageFor: visitable, originalAction: originalAction, reason: reason)
    }
}
