import TurboCore

/// The question before a decision discards unsaved input.
extension ProposalRun {
    /// The user's answer.
    enum InputAnswer {
        case keep, discard
    }

    var cause: DiscardConfirmation.Cause {
        if source == .command { return .command }
        if redirect != nil { return .redirect }
        return proposal.options.response == nil ? .proposal : .form
    }

    func askAboutInput(
        _ decision: NavigationDecision, in state: NavigationState, _ answer: @escaping @MainActor (InputAnswer) -> Void
    ) -> InputGuard.Outcome {
        performer.inputGuard.ask(
            cause, about: performer.inputGuard.pages(decision, in: state), discard: { answer(.discard) },
            keep: { answer(.keep) })
    }

    /// Returns the steps before the first loss. The server has accepted the form, so that at least its modal is
    /// dismissed.
    func keepingInput(_ decision: NavigationDecision, in state: NavigationState) -> NavigationDecision {
        decision.withoutLoss { performer.inputGuard.pages($0, in: state).contains(where: \.losesInput) }
    }
}
