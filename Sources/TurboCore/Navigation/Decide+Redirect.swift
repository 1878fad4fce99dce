/// A visit that the server redirected: decided as if its provisional screen had not been made.
func decideRedirect(
    _ state: NavigationState, _ proposal: NavigationProposal, _ redirect: NavigationProposal.Redirect
) -> NavigationDecision {
    guard let stack = state.stack(of: redirect.provisional) else {
        return NavigationDecision(because: "the user has left the screen of the redirect: nothing follows")
    }
    let before = state.removing(redirect.provisional)
    var outcome = decideProposal(before, proposal.withOriginalAction)
    if redirect.isRendered { outcome.load = outcome.load?.adopting(on: stack, proposal) }
    if outcome.isOneScreen(on: stack, for: proposal) {
        outcome.steps = [.settle(outcome.result(from: before)[stack], on: stack)]
        outcome.because =
            "the redirect stays in its context and takes the provisional screen's place: \(outcome.because)"
        return outcome
    }
    // The dismissal takes the provisional screen along. Removed before, it would uncover a page that the web view then restores.
    if stack == .modal, outcome.presentsModalAgain { return outcome }
    // The window must not be empty: the only screen stays if the outcome shows no other.
    if before.main.isEmpty, outcome.steps.isEmpty { return outcome }
    return outcome.preceded(by: .remove(redirect.provisional), "the provisional screen of the redirect is removed")
}

extension PageLoad {
    /// The page that came with the redirect never goes back into the web view that rendered it.
    fileprivate func adopting(on stack: NavigationState.Stack, _ proposal: NavigationProposal) -> PageLoad {
        guard self.stack == stack else { return self }
        switch kind {
        case .visit: return PageLoad(screen: screen, stack: stack, kind: .adopt)
        case .refresh(let response) where response != nil:
            return PageLoad(screen: screen, stack: stack, kind: .adopt)
        case .refresh, .adopt: return self
        }
    }
}

extension NavigationDecision {
    /// Whether the only thing that happens is that one screen is shown on this stack.
    fileprivate func isOneScreen(on stack: NavigationState.Stack, for proposal: NavigationProposal) -> Bool {
        guard steps.count == 1, let step = steps.first else { return false }
        switch step {
        case .push(_, let on, _), .replace(_, _, let on): return on == stack
        // The page below is the redirect's target. A `pop` that was asked for is another matter.
        case .pop(_, let on, _): return on == stack && proposal.visit.presentation == .default
        case .setRoot: return stack == .main
        case .presentModal: return stack == .modal
        case .dismissModal, .presentForeign, .remove, .settle: return false
        }
    }

    /// Whether the modal stack makes room for another modal flow.
    fileprivate var presentsModalAgain: Bool {
        guard case .dismissModal? = steps.first, case .presentModal? = steps.last else { return false }
        return true
    }
}
