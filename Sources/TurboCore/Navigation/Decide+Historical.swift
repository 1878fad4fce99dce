/// Decides a proposal of a historical location, by which a server asks to go back, refresh or stay (as in turbo-rails).
func decideHistorical(
    _ state: NavigationState, _ proposal: NavigationProposal, _ location: Navigation.HistoricalLocation
) -> NavigationDecision {
    guard !state.main.isEmpty else {
        return NavigationDecision(
            because: "nothing is below a historical location",
            warning: "\(proposal.visit.url) arrived before any screen was shown: nothing to go back to.")
    }
    var decision = NavigationDecision(because: "a historical location: \(location.rawValue)")
    if state.isModalUp { decision.steps.append(.dismissModal(animated: proposal.isAnimated)) }
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
