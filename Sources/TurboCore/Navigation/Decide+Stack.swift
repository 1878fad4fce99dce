// Presentations that act on the stacks and ignore the given context.

func decidePop(_ state: NavigationState, _ proposal: NavigationProposal) -> NavigationDecision {
    let count = proposal.visit.poppedScreens
    let stack: NavigationState.Stack = state.isModalPresented ? .modal : .main
    if let target = state[stack].dropLast(count).last {
        return NavigationDecision(
            steps: [.pop(to: target.id, on: stack, animated: proposal.isAnimated)],
            reason: "presentation is pop: the \(stack.rawValue) stack is popped")
    }
    guard stack == .modal else { return NavigationDecision(reason: "nothing to pop: the root is on top") }
    var decision = NavigationDecision(
        steps: [.dismissModal(animated: proposal.isAnimated)],
        reason: "presentation is pop: the only modal screen is dismissed")
    let rest = count - state[.modal].count
    if rest > 0, let target = state.main.dropLast(rest).last {
        decision.steps.append(.pop(to: target.id, on: .main, animated: proposal.isAnimated))
        decision.reason = "presentation is pop: the modal stack is dismissed and the main stack is popped"
    }
    return decision
}

func decideRefresh(_ state: NavigationState, _ proposal: NavigationProposal) -> NavigationDecision {
    var decision = decidePop(state, proposal)
    let stack: NavigationState.Stack = state[.modal].count > 1 ? .modal : .main
    decision.load = proposal.refresh(decision.result(from: state)[stack].last, on: stack)
    decision.reason =
        decision.steps.isEmpty
        ? "presentation is refresh: the root is refreshed"
        : "presentation is refresh: goes back one screen and refreshes it"
    return decision
}

func decideClearAll(_ state: NavigationState, _ proposal: NavigationProposal) -> NavigationDecision {
    guard let root = state.main.first else {
        return decideReplaceRoot(state, proposal)
    }
    var decision = NavigationDecision(reason: "all screens above the root are removed, and the root is refreshed")
    if state.isModalPresented { decision.steps.append(.dismissModal(animated: proposal.isAnimated)) }
    if state.main.count > 1 {
        decision.steps.append(.pop(to: root.id, on: .main, animated: proposal.isAnimated))
    }
    decision.load = proposal.refresh(root, on: .main)
    return decision
}

func decideReplaceRoot(_ state: NavigationState, _ proposal: NavigationProposal) -> NavigationDecision {
    var decision = NavigationDecision(reason: "the main stack is replaced with this screen")
    if state.isModalPresented { decision.steps.append(.dismissModal(animated: proposal.isAnimated)) }
    let screen = proposal.newScreen(in: .default)
    decision.steps.append(.setRoot(screen))
    if screen.kind == .web {
        let options = VisitOptions(action: .replace, response: proposal.visit.options.response)
        decision.load = PageLoad(screenID: screen.id, stack: .main, kind: .visit(options))
    }
    return decision
}

/// Decides a proposal of a historical location, by which a server asks to go back, refresh or stay (as in turbo-rails).
func decideHistorical(
    _ state: NavigationState, _ proposal: NavigationProposal, _ location: Navigation.HistoricalLocation
) -> NavigationDecision {
    guard !state.main.isEmpty else {
        return NavigationDecision(
            reason: "no screen is shown yet, so the historical location has no effect",
            warning:
                "\(proposal.visit.url) is a historical location, but no screen is shown yet. Route the start location first."
        )
    }
    var decision = NavigationDecision(reason: "a historical location: \(location.rawValue)")
    if state.isModalPresented { decision.steps.append(.dismissModal(animated: proposal.isAnimated)) }
    switch location {
    case .recede:
        guard let below = state.main.dropLast().last else { break }
        decision.steps.append(.pop(to: below.id, on: .main, animated: proposal.isAnimated))
    case .refresh:
        decision.load = proposal.refresh(state.main.last, on: .main)
    case .resume:
        break
    }
    return decision
}
