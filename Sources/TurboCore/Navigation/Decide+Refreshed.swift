/// Decides the redirect of a page that refreshed itself. If the target belongs on the same stack, it replaces the page
/// there, even below other screens. Returns nil if the target belongs on another stack: then it is decided like any
/// proposal.
func decideRedirectOfRefresh(
    _ state: NavigationState, _ proposal: NavigationProposal, _ refreshed: Screen.ID
) -> NavigationDecision? {
    guard let stack = state.stack(of: refreshed), let index = state[stack].firstIndex(where: { $0.id == refreshed })
    else { return NavigationDecision(reason: "the user has left the refreshed screen, so nothing is done") }
    guard proposal.belongs(on: stack), state.stack(of: proposal.screenID) == nil else { return nil }
    var screens = state[stack]
    if index > 0, proposal.isSamePage(as: screens[index - 1]) {
        screens.remove(at: index)
        return NavigationDecision(
            steps: [.setScreens(screens, on: stack)],
            load: proposal.visit(screens[index - 1], on: stack, at: proposal.visit.url),
            reason: "the refresh redirects to the page below, which replaces it")
    }
    let screen = proposal.newScreen(in: proposal.visit.context)
    screens[index] = screen
    return NavigationDecision(
        steps: [.setScreens(screens, on: stack)], load: proposal.visit(screen, on: stack),
        reason: "the refresh redirects to another page on the same stack, which replaces it")
}

extension NavigationProposal {
    /// Whether the proposal only shows a screen on this stack.
    fileprivate func belongs(on stack: NavigationState.Stack) -> Bool {
        guard kind != .foreign, visit.properties.historicalLocation == nil else { return false }
        return visit.context == (stack == .main ? .default : .modal)
            && [.default, .replace].contains(visit.presentation)
    }
}
