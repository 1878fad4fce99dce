import SafariServices
import UIKit

/// From a proposal to a decision.
extension TurboNavigator {
    /// Asks the app what to show. nil: it took care of the proposal itself.
    func askDelegate(_ proposal: VisitProposal) -> UIViewController? {
        switch deciding.handle(proposal: proposal) {
        case .accept: return VisitableViewController(url: proposal.url)
        case .acceptCustom(let controller): return controller
        case .reject: return nil
        }
    }

    func kind(of controller: UIViewController) -> Screen.Kind {
        if Self.cannotBePushed(controller) { return .foreign }
        return controller is any Visitable ? .web : .native
    }

    /// Controllers that UIKit refuses to push, or that make no sense on a stack. Some have names that only Apple's
    /// UIKit knows.
    private static func cannotBePushed(_ controller: UIViewController) -> Bool {
        if controller is UINavigationController || controller is UIAlertController { return true }
        if controller is SFSafariViewController || controller is UIActivityViewController { return true }
        return ["UITabBarController", "UISplitViewController"].contains { name in
            NSClassFromString(name).map { controller.isKind(of: $0) } ?? false
        }
    }

    /// Decides about one proposal, with what is on screen now.
    func decision(for item: ProposalQueue.Item, showing controller: UIViewController) -> NavigationDecision {
        let kind = kind(of: controller)
        let id = notes[controller]?.id ?? nextID()
        let state = snapshot()
        let decision = decide(
            state,
            NavigationProposal(item.proposal, screen: id, kind: kind, redirect: item.redirect.map { redirect($0) }))
        remember(controller, id, kind, item.proposal, decision)
        let route = "\(item.proposal.url), \(item.proposal.context) \(item.proposal.presentation)"
        log(.info, "\(route): \(decision.because)")
        if let warning = decision.warning { log(.warning, warning) }
        return decision
    }

    /// A screen that is gone has an identifier that no stack knows.
    private func redirect(_ redirect: ProposalQueue.Redirect) -> NavigationProposal.Redirect {
        let note = redirect.visitable.flatMap { notes[$0.visitableViewController] }
        return NavigationProposal.Redirect(
            provisional: note?.id ?? nextID(), originalAction: redirect.originalAction, isRendered: redirect.isRendered)
    }

    /// Notes the controller if the decision shows it. Otherwise it goes as it came.
    private func remember(
        _ controller: UIViewController, _ id: Screen.ID, _ kind: Screen.Kind, _ proposal: VisitProposal,
        _ decision: NavigationDecision
    ) {
        let shown = decision.steps.compactMap { $0.newScreen(id) }.first
        guard let shown else { return }
        pending[id] = controller
        notes[controller] = ScreenNote(id: id, kind: kind, context: shown.context, routedURL: proposal.url)
        if let isEnabled = proposal.properties.pullToRefreshEnabled {
            (controller as? any Visitable)?.visitableView?.allowsPullToRefresh = isEnabled
        }
        if let title = proposal.properties.title, controller.title == nil { controller.title = title }
    }

    /// Starts the load of a decision, at once: only the steps of UIKit wait for each other.
    func start(_ load: PageLoad?) {
        guard let load, let visitable = viewController(load.screen) as? any Visitable else { return }
        let session = session(for: load.stack)
        switch load.kind {
        case .visit(let options): session.visit(visitable, options: options)
        case .refresh(let response): session.refresh(visitable, response: response)
        case .adopt: session.adopt(visitable)
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
        case .settle(let screens, _): screens.first { $0.id == id }
        case .pop, .dismissModal, .remove: nil
        }
    }
}
