import TurboSession
import UIKit

extension ProposalRun {
    /// Decides about the proposal in the current state. Registers the controller if the decision shows it.
    func decide(_ state: NavigationState, showing controller: UIViewController) -> NavigationDecision {
        let kind = Screen.Kind(of: controller)
        let id = stacks.state(of: controller)?.id ?? stacks.nextID()
        let proposed = NavigationProposal(
            proposal, screenID: id, kind: kind, redirect: coreRedirect, refreshedScreen: refreshedScreen,
            isSuperseded: redirect?.isSuperseded == true)
        let decision = state.decide(proposed)
        stacks.onDecision?(proposed, state, decision)
        remember(controller, id, kind, decision)
        logNavigation(.info, .decided(proposal, reason: decision.reason))
        if let warning = decision.warning { logNavigation(.warning, .text(warning)) }
        return decision
    }

    /// The redirect with its screen's ID. A screen that was deallocated gets an ID that isn't on any stack.
    private var coreRedirect: NavigationProposal.Redirect? {
        guard let redirect, !redirect.isInPage else { return nil }
        return NavigationProposal.Redirect(
            provisional: screen(of: redirect), originalAction: redirect.originalAction, isRendered: redirect.isRendered)
    }

    private var refreshedScreen: Screen.ID? {
        guard let redirect, redirect.isInPage else { return nil }
        return screen(of: redirect)
    }

    private func screen(of redirect: VisitRedirect) -> Screen.ID {
        redirect.visitable.flatMap { stacks.state(of: $0.visitableViewController)?.id } ?? stacks.nextID()
    }

    /// Registers the controller if one of the steps shows it. Otherwise leaves the controller unchanged.
    private func remember(
        _ controller: UIViewController, _ id: Screen.ID, _ kind: Screen.Kind, _ decision: NavigationDecision
    ) {
        guard let shown = decision.steps.compactMap({ $0.newScreen(id) }).first else { return }
        stacks.retain(controller, as: id)
        stacks.register(controller, id, kind, in: shown.context, for: proposal)
    }

    /// Starts the load of a decision.
    func start(_ load: PageLoad?) {
        guard let load, let visitable = stacks.viewController(load.screenID) as? any Visitable else { return }
        let session = stacks.sessions[load.stack]
        // A web view that isn't on screen yet, as in a tab that the user hasn't opened, has no size, and its page would
        // be laid out with a width of 0.
        if session.webView.frame.isEmpty { session.webView.frame.size = stacks.size }
        switch load.kind {
        case .visit(let options): session.visits.visit(visitable, options, at: load.location)
        case .refresh(let response): session.visits.refresh(visitable, response: response)
        case .adopt: session.placement.adopt(visitable)
        }
    }
}

extension NavigationDecision {
    /// Whether a step presents something.
    var presents: Bool {
        steps.contains { step in
            switch step {
            case .presentModal, .presentForeign: true
            case .push, .replace, .setRoot, .setScreens, .pop, .dismissModal, .remove: false
            }
        }
    }
}

extension NavigationStep {
    /// The screen with this identifier, if the step puts it on screen.
    fileprivate func newScreen(_ id: Screen.ID) -> Screen? {
        switch self {
        case .push(let screen, _, _), .replace(_, let screen, _), .setRoot(let screen),
            .presentModal(let screen, _), .presentForeign(let screen, _):
            screen.id == id ? screen : nil
        case .setScreens(let screens, _): screens.first { $0.id == id }
        case .pop, .dismissModal, .remove: nil
        }
    }
}
