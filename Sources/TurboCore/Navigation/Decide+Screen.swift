/// Decides a proposal with the presentation `default` or `replace`, which shows a screen in the given context.
func decideScreen(_ state: NavigationState, _ proposal: NavigationProposal) -> NavigationDecision {
    if let stack = state.stack(of: proposal.screenID), stack == .main || proposal.visit.context == .modal {
        return reveal(proposal, on: stack, of: state)
    }
    switch (state.context, proposal.visit.context) {
    case (.default, .default):
        return show(proposal, on: .main, of: state)
    case (.default, .modal):
        return presentModal(proposal)
    case (.modal, .modal) where proposal.beginsModalFlow(over: state[.modal]):
        return presentModal(proposal)
            .preceded(by: .dismissModal(animated: proposal.isAnimated), "the previous modal flow is dismissed")
    case (.modal, .modal):
        return show(proposal, on: .modal, of: state)
    case (.modal, .default):
        // Turbo asks to replace the page that it shows, which is the modal's. On the main stack the screen is new.
        return show(proposal, on: .main, of: state, honorsReplaceAction: false)
            .preceded(by: .dismissModal(animated: proposal.isAnimated), "the modal stack is dismissed")
    }
}

/// Reveals a controller that the app kept and returned again: UIKit can't show it in two places.
///
/// NB: UIKit raises an exception if a controller that is already on the stack is pushed.
private func reveal(
    _ proposal: NavigationProposal, on stack: NavigationState.Stack, of state: NavigationState
) -> NavigationDecision {
    let screen = proposal.newScreen(in: stack == .main ? .default : .modal)
    var decision = NavigationDecision(
        load: proposal.visit(screen, on: stack), reason: "the controller is already on the \(stack.rawValue) stack")
    if stack == .main, state.isModalPresented { decision.steps.append(.dismissModal(animated: proposal.isAnimated)) }
    if state[stack].last?.id != screen.id {
        decision.steps.append(.pop(to: screen.id, on: stack, animated: proposal.isAnimated))
    }
    return decision
}

private func show(
    _ proposal: NavigationProposal, on stack: NavigationState.Stack, of state: NavigationState,
    honorsReplaceAction: Bool = true
) -> NavigationDecision {
    let screens = state[stack]
    let screen = proposal.newScreen(in: stack == .main ? .default : .modal)
    guard let top = screens.last else {
        return NavigationDecision(
            steps: [.setRoot(screen)], load: proposal.visit(screen, on: stack), reason: "the stack was empty")
    }
    if proposal.visit.presentation == .replace {
        return replace(top, with: screen, on: stack, proposal, "presentation is replace")
    }
    if proposal.isSamePage(as: top) {
        return replace(top, with: screen, on: stack, proposal, "the same page is on top")
    }
    if let below = screens.dropLast().last, proposal.isSamePage(as: below) {
        return NavigationDecision(
            steps: [.pop(to: below.id, on: stack, animated: proposal.isAnimated)],
            load: proposal.visit(below, on: stack, at: proposal.visit.url), reason: "the page below is the same")
    }
    if proposal.action == .replace, honorsReplaceAction {
        return replace(top, with: screen, on: stack, proposal, "the visit's action is replace")
    }
    return NavigationDecision(
        steps: [.push(screen, on: stack, animated: proposal.isAnimated)], load: proposal.visit(screen, on: stack),
        reason: "a new page is pushed onto the \(stack.rawValue) stack")
}

private func replace(
    _ top: Screen, with screen: Screen, on stack: NavigationState.Stack, _ proposal: NavigationProposal,
    _ reason: String
) -> NavigationDecision {
    NavigationDecision(
        steps: [.replace(top.id, with: screen, on: stack)], load: proposal.visit(screen, on: stack),
        reason: "\(reason): the top of the \(stack.rawValue) stack is replaced")
}

extension NavigationProposal {
    /// Whether the modal stack is dismissed first, to present this page in a new modal flow. If the page is on top of
    /// it or just below, the modal flow is already the page's own.
    fileprivate func beginsModalFlow(over screens: [Screen]) -> Bool {
        visit.properties.modalFlow == .new && !screens.suffix(2).contains { isSamePage(as: $0) }
    }
}
