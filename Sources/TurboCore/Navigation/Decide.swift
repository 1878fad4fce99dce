import Foundation

extension NavigationState {
    /// Decides what a proposal does to the stacks. The rows of the table in `docs/flows.md` are the tests of this
    /// function.
    public func decide(_ proposal: NavigationProposal) -> NavigationDecision {
        // A redirect to `none` is decided all the same, to remove its provisional screen, which has no page.
        guard !proposal.isSuperseded || proposal.visit.presentation == .none else {
            return NavigationDecision(reason: "a later visit has replaced the redirected page, so nothing is done")
        }
        var decision =
            proposal.redirect.map { decideRedirect(self, proposal, $0) }
            ?? proposal.refreshedScreen.flatMap { decideRedirectOfRefresh(self, proposal, $0) }
            ?? decideProposal(self, proposal)
        if let overlay, decision.conflicts(with: overlay) {
            decision.waitsForOverlay = true
            decision.reason += "; waits until the controller over the \(overlay.stack.rawValue) stack is dismissed"
        }
        return decision
    }
}

extension NavigationDecision {
    /// A modal stack can't be presented over a foreign controller, and dismissing the stack below it would dismiss it
    /// too.
    fileprivate func conflicts(with overlay: NavigationState.Overlay) -> Bool {
        steps.contains { step in
            switch step {
            case .presentModal: true
            case .dismissModal: overlay.stack == .modal
            case .push, .replace, .setRoot, .setScreens, .presentForeign, .pop, .remove: false
            }
        }
    }
}

func decideProposal(_ state: NavigationState, _ proposal: NavigationProposal) -> NavigationDecision {
    if let location = proposal.visit.properties.historicalLocation {
        return decideHistorical(state, proposal, location)
    }
    switch proposal.visit.presentation {
    case .none: return NavigationDecision(reason: "presentation is none")
    case _ where proposal.kind == .foreign && proposal.showsNewScreen: return presentForeign(state, proposal)
    case _ where state.main.isEmpty && !state.isModalPresented: return decideFirst(proposal)
    case .default, .replace: return decideScreen(state, proposal)
    case .pop: return decidePop(state, proposal)
    case .refresh: return decideRefresh(state, proposal)
    case .clearAll: return decideClearAll(state, proposal)
    case .replaceRoot: return decideReplaceRoot(state, proposal)
    }
}

private func presentForeign(_ state: NavigationState, _ proposal: NavigationProposal) -> NavigationDecision {
    guard state.overlay?.screen.id != proposal.screenID else {
        return NavigationDecision(reason: "the controller is already presented")
    }
    let screen = proposal.newScreen(in: proposal.visit.context)
    return NavigationDecision(
        steps: [.presentForeign(screen, animated: proposal.isAnimated)],
        reason: "a controller that can't be pushed is presented over the top screen")
}

private func decideFirst(_ proposal: NavigationProposal) -> NavigationDecision {
    let ignoresContext = ![.default, .replace].contains(proposal.visit.presentation)
    guard proposal.visit.context == .modal, !ignoresContext else {
        let screen = proposal.newScreen(in: .default)
        return NavigationDecision(
            steps: [.setRoot(screen)], load: proposal.visit(screen, on: .main),
            reason: "the main stack was empty: this screen becomes its root")
    }
    var decision = presentModal(proposal)
    decision.warning =
        "\(proposal.visit.url) is modal, but the main stack is empty. Route the start location first."
    return decision
}

func presentModal(_ proposal: NavigationProposal) -> NavigationDecision {
    let screen = proposal.newScreen(in: .modal)
    return NavigationDecision(
        steps: [.presentModal(screen, animated: proposal.isAnimated)], load: proposal.visit(screen, on: .modal),
        reason: "context is modal: the modal stack is presented with only this screen")
}

extension NavigationProposal {
    /// Whether the presentation shows the controller that the app returned, instead of only moving back.
    fileprivate var showsNewScreen: Bool { [.default, .replace, .replaceRoot].contains(visit.presentation) }

    /// The visit for a screen, with the proposal's options; nil for a native screen.
    ///
    /// - Parameter location: the URL; nil, the default, for that of the screen.
    func visit(_ screen: Screen, on stack: NavigationState.Stack, at location: URL? = nil) -> PageLoad? {
        guard screen.kind == .web else { return nil }
        return PageLoad(screenID: screen.id, stack: stack, kind: .visit(visit.options), location: location)
    }

    /// The refresh of a screen that is revealed. The response is used only if it is for the page of that screen. A URL
    /// that leads to a part of that page is visited.
    func refresh(_ screen: Screen?, on stack: NavigationState.Stack) -> PageLoad? {
        guard let screen, screen.kind == .web else { return nil }
        if isSamePage(as: screen), ![screen.routedURL, screen.redirectedURL].contains(visit.url) {
            let options = VisitOptions(action: .replace, response: visit.options.response)
            return PageLoad(screenID: screen.id, stack: stack, kind: .visit(options), location: visit.url)
        }
        let response = screen.shows(visit.url) ? visit.options.response : nil
        return PageLoad(screenID: screen.id, stack: stack, kind: .refresh(response))
    }
}
