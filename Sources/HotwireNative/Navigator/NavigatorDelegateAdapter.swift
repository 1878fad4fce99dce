import TurboNavigator
import UIKit

/// Passes the calls of a ``TurboNavigator`` to the delegate of its ``Navigator``.
@MainActor
final class NavigatorDelegateAdapter: TurboNavigationDelegate {
    private weak var navigator: Navigator?
    private let defaults = Defaults()
    /// Whether the delegate has not been notified of the pending sign-in request yet.
    private var isRequestNew = false
    private var activeDelegate: any NavigatorDelegate { navigator?.delegate ?? defaults }

    private final class Defaults: NavigatorDelegate {}

    init(_ navigator: Navigator) {
        self.navigator = navigator
    }

    func handle(proposal: VisitProposal, from _: TurboNavigator) -> ProposalResult {
        guard let navigator else { return .reject }
        let result = activeDelegate.handle(proposal: proposal, from: navigator)
        return result == .accept ? .acceptCustom(Hotwire.config.defaultViewController(proposal.url)) : result
    }

    func visitDidFail(_ failure: VisitFailure, on visitable: any Visitable, from _: TurboNavigator) {
        let error = HotwireNativeError(failure.error)
        activeDelegate.visitableDidFailRequest(visitable, error: error) { @Sendable in
            MainActor.performFromAnyThread { failure.retry() }
        }
    }

    /// Keeps the request until a modal is dismissed: apps written for Hotwire Native show the sign-in form in a modal,
    /// and can't hold a request.
    func signInIsNeeded(_ request: SignInRequest, from turboNavigator: TurboNavigator) {
        isRequestNew = true
        turboNavigator.retain(request)
    }

    func modalDidDismiss(_ reason: ModalDismissalReason, from turboNavigator: TurboNavigator) {
        turboNavigator.releaseSignIn()
    }

    func handle(
        challenge: URLAuthenticationChallenge, from _: TurboNavigator,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        activeDelegate.didReceiveAuthenticationChallenge(
            challenge, completionHandler: ServerChallenge.fromAnyThread { completionHandler($0, $1) })
    }

    func sessionDidStartFormSubmission(_ session: Session) {
        session.owner?.visitableURL.map { activeDelegate.formSubmissionDidStart(to: $0) }
    }

    func sessionDidFinishFormSubmission(_ session: Session) {
        session.owner?.visitableURL.map { activeDelegate.formSubmissionDidFinish(at: $0) }
    }

    func sessionDidFinishRequest(_ session: Session) {
        session.owner?.visitableURL.map { activeDelegate.requestDidFinish(at: $0) }
    }
}

extension NavigatorDelegateAdapter: SignInErrorPresenting {
    /// Reports only the first of the rejected pages, in all tabs, to the delegate. The others only show an error view.
    func showError(_ visitable: any Visitable, with failure: VisitFailure) {
        let error = HotwireNativeError(failure.error)
        guard isRequestNew else {
            return visitable.visitableViewController.presentError(error) { failure.retry() }
        }
        isRequestNew = false
        activeDelegate.visitableDidFailRequest(visitable, error: error) { @Sendable in
            MainActor.performFromAnyThread { failure.retry() }
        }
    }
}
