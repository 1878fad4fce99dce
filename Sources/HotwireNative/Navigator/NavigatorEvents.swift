import TurboNavigator
import UIKit

/// Asks the delegate of a ``Navigator`` what a ``TurboNavigator`` wants to know.
@MainActor
final class NavigatorEvents: TurboNavigationDelegate {
    private weak var navigator: Navigator?
    private let defaults = Defaults()
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

    func visitableDidFailRequest(
        _ visitable: any Visitable, error: any Error, retry: @escaping @MainActor () -> Void
    ) {
        deciding.visitableDidFailRequest(visitable, error: HotwireNativeError(error), retryHandler: retry)
    }

    func didReceiveAuthenticationChallenge(
        _ challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        deciding.didReceiveAuthenticationChallenge(challenge, completionHandler: completionHandler)
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
