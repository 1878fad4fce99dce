import TurboCore

/// The question before a decision discards unsaved input.
extension ProposalRun {
    /// The question to the user. A command of the app has its own reasons.
    func question(about decision: NavigationDecision, in state: NavigationState) -> DiscardConfirmation? {
        guard source != .command || redirect != nil else { return nil }
        let pages = performer.inputGuard.pages(decision, visiting: proposal.url, in: state)
        // The page on top has asked itself, but not about others.
        if proposal.isConfirmed, pages.filter(\.losesInput).count == 1, pages.last?.losesInput == true { return nil }
        return DiscardConfirmation(about: pages)
    }

    /// Returns the steps before the first loss. The server has accepted the form, so that at least its modal is
    /// dismissed.
    func keepingInput(_ decision: NavigationDecision, in state: NavigationState) -> NavigationDecision {
        decision.withoutLoss {
            performer.inputGuard.pages($0, visiting: proposal.url, in: state).contains(where: \.losesInput)
        }
    }
}
