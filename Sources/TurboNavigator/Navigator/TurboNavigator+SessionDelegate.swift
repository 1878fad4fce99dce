import UIKit
import WebKit

extension TurboNavigator: SessionDelegate {
    public func session(_ session: Session, didProposeVisit proposal: VisitProposal) {
        queue.add(ProposalRun(proposal, in: self))
    }

    public func session(
        _ session: Session, didFailRequestForVisitable visitable: any Visitable, error: any Error
    ) {
        performer.stacks.endProvisionalTitle(of: visitable.visitableViewController)
        guard let url = visitable.visitableURL else { return }
        let failure = VisitFailure(error, url: url)
        if failure.cause == .turbo(.http(statusCode: 401)) {
            signInCollector.add(visitable, of: session, self)
        } else {
            report(failure, of: visitable, in: session)
        }
    }

    func report(_ failure: VisitFailure, of visitable: any Visitable, in session: Session) {
        let failure = failure.withRetry(retryAction(for: visitable, in: session))
        recovery?.register(failure, of: visitable, in: session)
        activeDelegate.visitDidFail(failure, on: visitable, from: self)
    }

    public func session(_ session: Session, didFailFormSubmissionTo url: URL, error: any Error) {
        whenSettled { navigator in
            navigator.activeDelegate.formSubmissionDidFail(
                VisitFailure(error, url: url), from: navigator.activeViewController)
        }
    }

    public func session(_ session: Session, openExternalURL url: URL) {
        // Wait until the screen that led to the URL is removed. Its removal would also dismiss a browser presented over
        // it.
        whenSettled { navigator in
            guard !navigator.passToRouteHandlers(url), !navigator.isBrowsing else { return }
            navigator.openExternalURL(url)
        }
    }

    public func sessionDidLoadWebView(_ session: Session) {
        session.webView.navigationDelegate = session
        activeDelegate.sessionDidLoadWebView(session)
    }

    public func session(_ session: Session, makeReplacementFor webView: WKWebView) -> WKWebView? {
        delegate?.session(session, makeReplacementFor: webView)
    }

    public func session(_ session: Session, didReplace webView: WKWebView) {
        delegate?.session(session, didReplace: webView)
    }

    public func sessionDidStartRequest(_ session: Session) {
        delegate?.sessionDidStartRequest(session)
    }

    public func sessionDidFinishRequest(_ session: Session) {
        delegate?.sessionDidFinishRequest(session)
    }

    public func sessionDidStartFormSubmission(_ session: Session) {
        delegate?.sessionDidStartFormSubmission(session)
    }

    public func sessionDidFinishFormSubmission(_ session: Session) {
        delegate?.sessionDidFinishFormSubmission(session)
    }

    public func session(
        _ session: Session, didReceiveAuthenticationChallenge challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        let reply = ServerChallenge.fromAnyThread { [weak self] disposition, credential in
            guard disposition == .performDefaultHandling, AuthenticationAlert.handles(challenge), let self else {
                return completionHandler(disposition, credential)
            }
            Task.starting {
                await self.performer.settled()
                AuthenticationAlert.show(challenge, from: self.activeViewController, completionHandler)
            }
        }
        activeDelegate.handle(challenge: challenge, from: self, completionHandler: reply)
    }

    public func session(
        _ session: Session, didReceiveCertificateChallenge challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        let reply = ServerChallenge.fromAnyThread { completionHandler($0, $1) }
        activeDelegate.handle(challenge: challenge, from: self, completionHandler: reply)
    }
}
