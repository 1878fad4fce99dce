internal import Foundation
internal import TurboCore

/// Links and their redirects.
extension Simulator {
    mutating func visit(
        _ path: String, _ action: VisitAction, _ kind: Screen.Kind, _ response: SimulatedResponse
    ) -> SimulationResult {
        guard let url = url(path) else { return SimulationResult(reason: "\(path) isn't a URL: nothing happens") }
        guard isOwn(url) else {
            return SimulationResult(reason: "an external URL: a browser view is presented", visibleContent: .browser)
        }
        if action == .advance, let page = screenToScroll(to: url) { return scroll(page, to: url) }
        if kind == .web, let page = screenWithOwnURL(url, action) { return visitInPage(page, url, response) }
        let before = state
        let screen = newID()
        let proposal = NavigationProposal(proposal(url, action), screenID: screen, kind: kind)
        let decision = state.decide(proposal)
        let isCold = decision.load.map { self.isCold($0.stack) } ?? false
        var step = perform(decision)
        guard let load = decision.load else { return step }
        switch response {
        case .page: break
        case .redirect(let target) where load.screenID == screen:
            guard let location = self.url(target), isOwn(location) else {
                leave(
                    screen, before, &step,
                    reason: "the server redirects to an external URL: a browser view is presented")
                step.visibleContent = .browser
                break
            }
            follow(location, action, of: url, on: screen, isCold: isCold, in: &step)
        case .redirect: break
        case .status(let status): fail(status, in: &step)
        case .attachment:
            leave(screen, before, &step, reason: "the response is a file: it is downloaded and offered to the user")
            // Turbo has requested a page; the download requests the file again.
            if !isCold { step.requests += step.requests.suffix(1) }
            step.visibleContent = .file
        }
        return step
    }

    /// Removes the new screen, because the response isn't a page for it. A modal that was dismissed for it isn't
    /// presented again.
    private mutating func leave(
        _ screen: Screen.ID, _ before: NavigationState, _ step: inout SimulationResult, reason: String
    ) {
        let after = state.removing(screen)
        if after == before {
            step.steps = []
        } else if state.stack(of: screen) != nil {
            step.steps.append(SimulationNames.text(.remove(screen), before: state, after: after))
        }
        state = after
        _ = restore()
        step.reason = reason
    }

    func fail(_ status: Int, in step: inout SimulationResult) {
        let hint = status == 401 ? "; the app can ask the user to sign in" : ""
        step.reason +=
            "; the server responds with \(status): an error view with a Retry button is shown\(hint)"
        step.visibleContent = .error
    }

    /// Follows the server's redirect of a new screen's visit.
    private mutating func follow(
        _ url: URL, _ action: VisitAction, of from: URL, on screen: Screen.ID, isCold: Bool,
        in step: inout SimulationResult
    ) {
        let properties = properties(url)
        if isCold, proposal(from, action).followsRedirect(to: proposal(url, .replace)) {
            step.requests.append("GET \(SimulationNames.path(url))")
            step.reason += "; the cold boot follows the redirect, and the screen has both URLs"
            state = state.changing(screen) { $0.redirectedURL = url }
            return
        }
        // The redirect of a first page is blocked before it is requested: no page is loaded.
        if isCold, let stack = state.stack(of: screen) { webViews[stack] = nil }
        if !isCold { step.requests.append("GET \(SimulationNames.path(url))") }
        let response = isCold ? nil : VisitResponse(statusCode: 200, redirected: true, responseHTML: "page")
        let visit = VisitProposal(
            url: url, options: VisitOptions(action: .replace, response: response), properties: properties)
        let redirect = NavigationProposal.Redirect(
            provisional: screen, originalAction: action, isRendered: !isCold)
        let following = perform(state.decide(NavigationProposal(visit, screenID: newID(), redirect: redirect)))
        step.reason += "; the server redirects to \(SimulationNames.path(url)): \(following.reason)"
        step.steps += following.steps
        step.requests += following.requests
        step.warning = step.warning ?? following.warning
    }

    func proposal(_ url: URL, _ action: VisitAction, response: VisitResponse? = nil) -> VisitProposal {
        VisitProposal(
            url: url, options: VisitOptions(action: action, response: response), properties: properties(url))
    }

    /// Performs the steps of a decision, with the results that the core predicts.
    mutating func perform(_ decision: NavigationDecision) -> SimulationResult {
        var step = SimulationResult(reason: decision.reason, warning: decision.warning)
        for part in decision.steps {
            let next = state.applying(part)
            step.steps.append(SimulationNames.text(part, before: state, after: next))
            if case .presentModal(let screen, _) = part, let url = screen.routedURL {
                modalChanges = ModalRefresh(onDismiss: properties(url).onDismiss)
            }
            state = next
        }
        if case .refresh? = decision.load?.kind { step.visibleContent = .refreshed }
        if let load = decision.load {
            step.requests += requests(of: load)
            show(load)
        }
        step.requests += restore()
        return step
    }

    private func requests(of load: PageLoad) -> [String] {
        guard load.requests > 0, let screen = state.screen(load.screenID), let url = load.url(of: screen) else {
            return []
        }
        return ["GET \(SimulationNames.path(url))"]
    }
}
