import Turbo
import UIKit

/// Decides about a proposal with handlers, tabs and the delegate.
extension TurboNavigator: ProposalRunDelegate {
    func answer(_ proposal: VisitProposal, from source: ProposalRun.Source) -> ProposalRun.Answer {
        if source == .command { return commandAnswer(proposal) }
        if source == .page, handlerDecision(of: proposal) == .cancel { return .taken }
        if source != .tab, container?.handles(proposal, from: self) == true { return .moved }
        session.links.site.add(proposal.url)
        return delegateAnswer(proposal)
    }

    var isSignInPending: Bool { signInCollector.isPending(over: navigationController.topViewController) }

    private func delegateAnswer(_ proposal: VisitProposal) -> ProposalRun.Answer {
        switch activeDelegate.handle(proposal: proposal, from: self) {
        case .accept: .show(DefaultScreen.make(for: proposal.url))
        case .acceptCustom(let controller): .show(controller)
        case .reject: .taken
        }
    }

    /// Ignores commands while the navigator is empty.
    private func commandAnswer(_ proposal: VisitProposal) -> ProposalRun.Answer {
        navigationController.viewControllers.isEmpty ? .taken : .show(VisitableViewController(url: proposal.url))
    }
}
