/// Decides a proposal of a historical location, by which a server asks to go back, refresh or stay (as in turbo-rails).
func decideHistorical(
    _ state: NavigationState, _ proposal: NavigationProposal, _ location: Navigation.HistoricalLocation
) -> NavigationDecision {
    guard !state.main.isEmpty else {
        return NavigationDecision(
            because: "no screen is shown yet, so the historical location has no effect",
            warning:
                "\(proposal.visit.url) is a historical location, but no screen is shown yet. Route the start location first."
        )
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
