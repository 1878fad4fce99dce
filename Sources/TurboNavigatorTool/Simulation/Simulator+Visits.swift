import Foundation
import TurboCore

/// Links, and redirects of them.
extension Simulator {
    mutating func visit(
        _ path: String, _ action: VisitAction, _ kind: Screen.Kind, redirectedTo target: String?
    ) -> SimulationStep {
        guard let url = url(path) else { return SimulationStep(because: "\(path) is no URL: nothing happens") }
        guard isOwn(url) else { return SimulationStep(because: "another site: opened outside the app") }
        let screen = newID()
        let proposal = NavigationProposal(proposal(url, action), screen: screen, kind: kind)
        let decision = decide(state, proposal)
        let isCold = decision.load.map { !warmStacks.contains($0.stack) } ?? false
        var step = perform(decision)
        guard let load = decision.load, load.screen == screen, let target else { return step }
        follow(target, action, of: url, on: screen, isCold: isCold, in: &step)
        return step
    }

    /// The server answers the visit of a new screen with a redirect.
    private mutating func follow(
        _ target: String, _ action: VisitAction, of from: URL, on screen: Screen.ID, isCold: Bool,
        in step: inout SimulationStep
    ) {
        guard let url = url(target), isOwn(url) else {
            step.because += "; the server redirects to another site, which is opened outside the app"
            return
        }
        let properties = properties(url)
        if isCold, proposal(from, action).followsRedirect(to: proposal(url, .replace)) {
            step.requests.append("GET \(SimulationNames.path(url))")
            step.because += "; the first page of a web view follows its redirect, and the screen keeps both URLs"
            state = state.redirecting(screen, to: url)
            return
        }
        if !isCold { step.requests.append("GET \(SimulationNames.path(url))") }
        let response = isCold ? nil : VisitResponse(statusCode: 200, redirected: true, responseHTML: "page")
        let visit = VisitProposal(
            url: url, options: VisitOptions(action: .replace, response: response), properties: properties)
        let redirect = NavigationProposal.Redirect(
            provisional: screen, originalAction: action, isRendered: !isCold)
        let following = perform(decide(state, NavigationProposal(visit, screen: newID(), redirect: redirect)))
        step.because += "; the server redirects to \(SimulationNames.path(url)): \(following.because)"
        step.performs += following.performs
        step.requests += following.requests
        step.warning = step.warning ?? following.warning
    }

    func proposal(_ url: URL, _ action: VisitAction, response: VisitResponse? = nil) -> VisitProposal {
        VisitProposal(
            url: url, options: VisitOptions(action: action, response: response), properties: properties(url))
    }

    /// Performs the steps of a decision as the core describes their results.
    mutating func perform(_ decision: NavigationDecision) -> SimulationStep {
        var step = SimulationStep(because: decision.because, warning: decision.warning)
        for part in decision.steps {
            let next = apply(part, to: state)
            step.performs.append(SimulationNames.text(part, before: state, after: next))
            state = next
        }
        if let load = decision.load {
            step.requests += requests(of: load)
            warmStacks.insert(load.stack)
        }
        return step
    }

    private func requests(of load: PageLoad) -> [String] {
        guard load.requests > 0, let screen = state.screen(load.screen), let url = load.url(of: screen) else {
            return []
        }
        return ["GET \(SimulationNames.path(url))"]
    }
}
