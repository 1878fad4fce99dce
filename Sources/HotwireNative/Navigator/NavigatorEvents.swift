import TurboNavigator
import UIKit

/// Asks the delegate of a ``Navigator`` what a ``TurboNavigator`` wants to know.
@MainActor
final class NavigatorEvents: TurboNavigationDelegate {
    private weak var navigator: Navigator?
    private let defaults = Defaults()
    /// Whether the delegate has not been told of a burst of refusals yet.
    private var isRefusalNew = false
    private var deciding: any NavigatorDelegate { navigator?.delegate ?? defaults }

    private final class Defaults: NavigatorDelegate {}

    init(_ navigator: Navigator) {
        self.navigator = navigator
    }

    func handle(proposal: VisitProposal, from _: TurboNavigator) -> ProposalResult {
        guard let navigator else { return .reject }
        let result = deciding.handle(proposal: proposal, from: navigator)
        return result == .accept ? .acceptCustom(Hotwire.config.defaultViewController(proposal.url)) : result
    }

    func visitDidFail(_ failure: VisitFailure, on visitable: any Visitable, from _: TurboNavigator) {
        let error = HotwireNativeError(failure.error)
        deciding.visitableDidFailRequest(visitable, error: error) { failure.retry() }
    }

    /// Kept until a modal is closed: apps of the family show the form for signing in there, and have no place for a request.
    func signInIsNeeded(_ request: SignInRequest, from turboNavigator: TurboNavigator) {
        isRefusalNew = true
        turboNavigator.keep(request)
    }

    func modalDidDismiss(_ reason: ModalDismissalReason, from turboNavigator: TurboNavigator) {
        turboNavigator.letGoOfSignIn()
    }

    func handle(
        challenge: URLAuthenticationChallenge, from _: TurboNavigator,
        completionHandler: @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        deciding.didReceiveAuthenticationChallenge(challenge) { completionHandler($0, $1) }
    }

    func sessionDidStartFormSubmission(_ session: Session) {
        session.owner?.visitableURL.map { deciding.formSubmissionDidStart(to: $0) }
    }

    func sessionDidFinishFormSubmission(_ session: Session) {
        session.owner?.visitableURL.map { deciding.formSubmissionDidFinish(at: $0) }
    }

    func sessionDidFinishRequest(_ session: Session) {
        session.owner?.visitableURL.map { deciding.requestDidFinish(at: $0) }
    }
}

extension NavigatorEvents: RefusalCovering {
    /// One failure stands for all pages that are refused together, in all tabs. The others say it on their screens.
    func cover(_ visitable: any Visitable, with failure: VisitFailure) {
        let error = HotwireNativeError(failure.error)
        guard isRefusalNew else {
            return visitable.visitableViewController.presentError(error) { failure.retry() }
        }
        isRefusalNew = false
        deciding.visitableDidFailRequest(visitable, error: error) { failure.retry() }
    }
}
