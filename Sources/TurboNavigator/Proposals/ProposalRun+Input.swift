import TurboCore

/// The question before a decision discards unsaved input.
extension ProposalRun {
    var cause: DiscardConfirmation.Cause {
        if redirect != nil { return .redirect }
        if source == .command { return .command }
        return proposal.options.response == nil ? .proposal : .form
    }

    func question(about decision: NavigationDecision, in state: NavigationState) -> DiscardConfirmation? {
        DiscardConfirmation(cause, about: performer.inputGuard.pages(decision, in: state))
    }

    /// Returns the steps before the first loss. The server has accepted the form, so that at least its modal is
    /// dismissed.
    func keepingInput(_ decision: NavigationDecision, in state: NavigationState) -> NavigationDecision {
        decision.withoutLoss { performer.inputGuard.pages($0, in: state).contains(where: \.losesInput) }
    }
}
