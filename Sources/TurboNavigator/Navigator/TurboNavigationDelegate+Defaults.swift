import UIKit
import WebKit

extension TurboNavigationDelegate {
    public func handle(proposal: VisitProposal, from navigator: TurboNavigator) -> ProposalResult {
        handle(proposal: proposal)
    }

    public func handle(proposal: VisitProposal) -> ProposalResult {
        let offered = DefaultScreen.make(for: proposal.url)
        guard let controller = controller(offered, forProposal: proposal) else { return .reject }
        return .acceptCustom(controller)
    }

    public func controller(
        _ controller: VisitableViewController, forProposal proposal: VisitProposal
    ) -> UIViewController? {
        guard shouldRoute(proposal) else { return nil }
        return customController(for: proposal) ?? controller
    }

    public func shouldRoute(_ proposal: VisitProposal) -> Bool { true }

    public func customController(for proposal: VisitProposal) -> UIViewController? { nil }

    public func visitableDidFailRequest(
        _ visitable: any Visitable, error: any Error, retry: @escaping RetryBlock
    ) {
        showError(error, on: visitable, retry: retry)
    }

    public func signInIsNeeded(_ request: SignInRequest, from navigator: TurboNavigator) {
        request.cancel()
    }

    public func modalDidDismiss(_ reason: ModalDismissalReason, from navigator: TurboNavigator) {}

    public func formSubmissionDidFail(_ error: any Error, to url: URL, from controller: UIViewController) {
        Notice.show(.formUnanswered, BuiltInText.formMayHaveArrived.text(), from: controller)
    }

    public func openExternalURL(_ url: URL, from controller: UIViewController) {
        ExternalURL.open(url, from: controller)
    }

    public func openDownloadedFile(_ file: URL, from controller: UIViewController) {
        DownloadedFile.offer(file, from: controller)
    }

    public func didReceiveAuthenticationChallenge(
        _ challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        completionHandler(.performDefaultHandling, nil)
    }

    public func didReceiveCertificateChallenge(
        _ challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        completionHandler(.performDefaultHandling, nil)
    }

    public func sessionDidLoadWebView(_ session: Session) {
        session.webView.navigationDelegate = session
    }

    public func sessionDidStartRequest(_ session: Session) {}
    public func sessionDidFinishRequest(_ session: Session) {}
    public func sessionDidStartFormSubmission(_ session: Session) {}
    public func sessionDidFinishFormSubmission(_ session: Session) {}
}
