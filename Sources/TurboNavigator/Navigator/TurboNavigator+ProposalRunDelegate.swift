import Turbo
import UIKit

/// Decides about a proposal with handlers, tabs and the delegate.
extension TurboNavigator: ProposalRunDelegate {
    func resolve(_ proposal: VisitProposal, from source: ProposalRun.Source) -> ProposalRun.Resolution {
        if source == .command { return commandResolution(proposal) }
        if source == .page, handlerDecision(of: proposal) == .cancel { return .handledByApp }
        if source != .tab, container?.moveToItsTab(proposal, from: self) == true { return .moved }
        session.links.site.add(proposal.url)
        return delegateResolution(proposal)
    }

    var isSignInPending: Bool { signInCollector.isPending(over: navigationController.topViewController) }

    private func delegateResolution(_ proposal: VisitProposal) -> ProposalRun.Resolution {
        switch activeDelegate.handle(proposal: proposal, from: self) {
        case .accept: .show(DefaultScreen.make(for: proposal.url))
        case .acceptCustom(let controller): .show(controller)
        case .reject: .handledByApp
        }
    }

    /// Ignores commands while the navigator is empty.
    private func commandResolution(_ proposal: VisitProposal) -> ProposalRun.Resolution {
        navigationController.viewControllers.isEmpty ? .handledByApp : .show(VisitableViewController(url: proposal.url))
    }
}
