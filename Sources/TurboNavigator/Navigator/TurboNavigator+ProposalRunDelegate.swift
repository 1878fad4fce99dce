import TurboSession
import UIKit

/// Decides about a proposal with handlers, tabs and the delegate.
extension TurboNavigator: ProposalRunDelegate {
    func resolve(_ proposal: VisitProposal, from source: ProposalRun.Source) -> ProposalRun.Resolution {
        if source == .command { return commandResolution(proposal) }
        if source == .page, handlerDecision(of: proposal) == .cancel { return .handledByApp }
        if source != .tab, container?.moveToItsTab(proposal, from: self) == true { return .moved }
        session.links.site.add(proposal.url)
        return controller(for: proposal).map { .show($0) } ?? .handledByApp
    }

    func didPerform(_ proposal: VisitProposal) {
        if let message = ServerMessage(of: proposal) { activeDelegate.serverDidSend(message, from: self) }
    }

    var isSignInPending: Bool { signInCollector.isPending(over: navigationController.topViewController) }

    /// Ignores commands while the navigator is empty.
    private func commandResolution(_ proposal: VisitProposal) -> ProposalRun.Resolution {
        navigationController.viewControllers.isEmpty ? .handledByApp : .show(VisitableViewController(url: proposal.url))
    }
}
