/// Decides a visit that the server redirected, in the state without its provisional screen.
func decideRedirect(
    _ state: NavigationState, _ proposal: NavigationProposal, _ redirect: NavigationProposal.Redirect
) -> NavigationDecision {
    guard let stack = state.stack(of: redirect.provisional) else {
        return NavigationDecision(reason: "the user has left the redirected screen, so nothing is done")
    }
    let before = state.removing(redirect.provisional)
    var outcome = decideProposal(before, proposal.withOriginalAction)
    if redirect.isRendered { outcome.load = outcome.load?.adopting(on: stack, proposal) }
    if outcome.isOneScreen(on: stack, for: proposal) {
        outcome.steps = [.setScreens(outcome.result(from: before)[stack], on: stack)]
        outcome.reason =
            "the redirect stays in its context and replaces the provisional screen: \(outcome.reason)"
        return outcome
    }
    // The dismissal removes the provisional screen too. Removing it first would reveal a page that the web view would
    // then restore.
    if stack == .modal, outcome.presentsModalAgain { return outcome }
    // The window must not be empty: the only screen stays if the decision shows no other one.
    if before.main.isEmpty, outcome.steps.isEmpty { return outcome }
    return outcome.preceded(by: .remove(redirect.provisional), "the provisional screen of the redirect is removed")
}

extension PageLoad {
    /// Returns a load that adopts the page. The web view that rendered the redirect's response doesn't render it again.
    fileprivate func adopting(on stack: NavigationState.Stack, _ proposal: NavigationProposal) -> PageLoad {
        guard self.stack == stack else { return self }
        switch kind {
        case .visit: return PageLoad(screenID: screenID, stack: stack, kind: .adopt)
        case .refresh(let response) where response != nil:
            return PageLoad(screenID: screenID, stack: stack, kind: .adopt)
        case .refresh, .adopt: return self
        }
    }
}

extension NavigationDecision {
    /// Whether the decision only shows one screen on this stack.
    fileprivate func isOneScreen(on stack: NavigationState.Stack, for proposal: NavigationProposal) -> Bool {
        guard steps.count == 1, let step = steps.first else { return false }
        switch step {
        case .push(_, let on, _), .replace(_, _, let on): return on == stack
        // The page below is the redirect's target. A `pop` of the rules is a different case.
        case .pop(_, let on, _): return on == stack && proposal.visit.presentation == .default
        case .setRoot: return stack == .main
        case .presentModal: return stack == .modal
        case .dismissModal, .presentForeign, .remove, .setScreens: return false
        }
    }

    /// Whether the modal stack is dismissed and presented again for another modal flow.
    fileprivate var presentsModalAgain: Bool {
        guard case .dismissModal? = steps.first, case .presentModal? = steps.last else { return false }
        return true
    }
}

extension VisitProposal {
    /// Whether a cold boot of this proposal follows a redirect to another one. It does if the target has the same
    /// origin and context and is shown as a plain page. Otherwise the redirect is blocked before it is requested, and
    /// its target is routed.
    package func followsRedirect(to target: VisitProposal) -> Bool {
        Origin(url) == Origin(target.url) && context == target.context
            && [.default, .replace].contains(target.presentation)
    }
}
