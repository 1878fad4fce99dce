internal import Foundation
internal import TurboCore

/// Forms, and a user's actions without a link.
extension Simulator {
    mutating func submit(_ path: String, _ status: Int, _ location: String?) -> SimulationResult {
        let post = url(path).map(SimulationNames.path) ?? path
        forgetSnapshots()
        if state.isModalPresented { modalChanges.formDidGetResponse() }
        guard let location else {
            return SimulationResult(
                reason: Self.reason(forStatus: status), requests: ["POST \(post)"],
                visibleContent: (400...599).contains(status) ? .formErrors : .page)
        }
        guard let url = url(location), isOwn(url) else {
            return SimulationResult(
                reason: "the server redirects to an external URL: a browser view is presented",
                requests: ["POST \(post)"], visibleContent: .browser)
        }
        // Turbo has already followed the redirect when it proposes the visit, so the proposal has the page's response.
        let response = VisitResponse(statusCode: 200, redirected: true, responseHTML: "page")
        let stack: NavigationState.Stack = state.isModalPresented ? .modal : .main
        let isSameLocation = state[stack].last?.shows(url) ?? false
        if screenWithOwnURL(url, isSameLocation ? .replace : .advance) != nil {
            return SimulationResult(
                reason: "the form redirects to the page's own URL: its response is shown in the page",
                requests: ["POST \(post)", "GET \(SimulationNames.path(url))"])
        }
        let visit = proposal(url, isSameLocation ? .replace : .advance, response: response)
        let form = state[stack].last
        var step = perform(state.decide(NavigationProposal(visit, screenID: newID())))
        // Turbo doesn't keep the page of a form when it renders the response.
        if let form, webViews[stack]?.shown != form.id { webViews[stack]?.stale.insert(form.id) }
        step.reason = "the form redirects to \(SimulationNames.path(url)): \(step.reason)"
        step.requests = ["POST \(post)", "GET \(SimulationNames.path(url))"] + step.requests
        return step
    }

    static func reason(forStatus status: Int) -> String {
        switch status {
        case 200...299: "Turbo expects a redirect after a form: the page stays, and its console shows an error"
        case 400...599: "the response is rendered in place: the form with its errors"
        default: "Turbo doesn't render this response: the page stays"
        }
    }

    mutating func back() -> SimulationResult {
        let stack: NavigationState.Stack = state.isModalPresented ? .modal : .main
        guard let below = state[stack].dropLast().last else {
            let hint = stack == .modal ? "; \"dismiss\" dismisses the modal stack" : ""
            return SimulationResult(reason: "nothing to go back to: the root is on top\(hint)")
        }
        var step = perform(
            NavigationDecision(
                steps: [.pop(to: below.id, on: stack, animated: true)],
                reason: "back: the page below is shown from its snapshot"))
        if !step.requests.isEmpty {
            step.reason = "back: the page below is requested, because a form may have changed it"
        }
        return step
    }

    mutating func dismiss() -> SimulationResult {
        guard state.isModalPresented else {
            return SimulationResult(reason: "nothing to dismiss: no modal stack is presented")
        }
        var decision = NavigationDecision(
            steps: [.dismissModal(animated: true)],
            reason: "the modal stack is dismissed: the page below is shown from its snapshot")
        if modalChanges.refreshesPageBelow(endsByNavigation: false), let below = state.main.last, below.kind == .web {
            decision.load = PageLoad(screenID: below.id, stack: .main, kind: .refresh(nil))
            decision.reason =
                "the modal stack is dismissed: a form may have changed the page below, which is reloaded"
        }
        return perform(decision)
    }
}
