internal import Foundation
internal import PageText
internal import TurboCore

/// Links, forms, and a user's actions without a link.
extension AndroidSimulator {
    mutating func start(_ path: String, _ response: SimulatedResponse) -> SimulationResult {
        guard let url = site.url(path) else { return SimulationResult(reason: "\(path) isn't a URL: nothing happens") }
        return visit(url, .advance, .web, response, isStart: true)
    }

    mutating func tap(
        _ path: String, _ action: VisitAction, _ kind: Screen.Kind, _ response: SimulatedResponse
    ) -> SimulationResult {
        guard let url = site.url(path) else { return SimulationResult(reason: "\(path) isn't a URL: nothing happens") }
        guard isOwn(url) else {
            return SimulationResult(reason: "an external URL: a browser tab is opened", visibleContent: .browser)
        }
        guard let top = stack.last else { return SimulationResult(reason: "the app shows no page") }
        if kind == .web, !top.isNative {
            if action != .replace, scrolls(to: url, from: top.page) {
                stack[stack.count - 1].page = url
                return SimulationResult(reason: "only the fragment differs: the page scrolls")
            }
            if url == top.page { return visitInPage(url, response) }
        }
        return visit(url, action, kind, response)
    }

    private func scrolls(to url: URL, from page: URL) -> Bool {
        guard let fragment = url.fragment, fragment != page.fragment else { return false }
        return PageIdentity(url).isSame(as: PageIdentity(page))
    }

    /// Visits the page's own URL in the page, which proposes nothing.
    private mutating func visitInPage(_ url: URL, _ response: SimulatedResponse) -> SimulationResult {
        var step = SimulationResult(
            reason: "the page's own URL: it is visited in the page", requests: ["GET \(SimulationNames.path(url))"],
            visibleContent: .refreshed)
        respond(response, to: &step)
        return step
    }

    private mutating func visit(
        _ url: URL, _ action: VisitAction, _ kind: Screen.Kind, _ response: SimulatedResponse, isStart: Bool = false
    ) -> SimulationResult {
        var step: SimulationResult
        if isStart {
            step = open(url)
        } else {
            step = route(url, action, isNative: kind == .native)
        }
        if kind == .web, step.requests.last == "GET \(SimulationNames.path(url))" {
            respond(response, isCold: isStart, to: &step)
        }
        restore(&step)
        return step
    }

    /// What the server's response to the last request does.
    private mutating func respond(_ response: SimulatedResponse, isCold: Bool = false, to step: inout SimulationResult)
    {
        switch response {
        case .page: break
        case .status(let status):
            step.reason += "; the server responds with \(status): an error view is shown"
            step.visibleContent = .error
        case .attachment:
            step.reason += "; the response is a file: what the app does with it isn't simulated"
            step.visibleContent = .file
        case .redirect(let target):
            guard let location = site.url(target), isOwn(location) else {
                if stack.count > 1 { stack.removeLast() }
                step.reason +=
                    "; the server redirects to an external URL: the page is popped, and a browser tab is opened"
                step.visibleContent = .browser
                return
            }
            // Turbo follows a redirect, and proposes its location with the response. The first page isn't Turbo's yet.
            if !isCold { step.requests.append("GET \(SimulationNames.path(location))") }
            let following = route(location, .replace, hasResponse: !isCold)
            step.reason += "; the server redirects to \(SimulationNames.path(location)): \(following.reason)"
            step.steps += following.steps
            step.requests += following.requests
            (step.visibleContent, step.warning) = (following.visibleContent, step.warning ?? following.warning)
        }
    }

    mutating func submit(_ path: String, _ status: Int, _ location: String?) -> SimulationResult {
        let post = site.url(path).map(SimulationNames.path) ?? path
        forgetSnapshots()
        guard let location else {
            return SimulationResult(
                reason: Simulator.reason(forStatus: status), requests: ["POST \(post)"],
                visibleContent: (400...599).contains(status) ? .formErrors : .page)
        }
        guard let url = site.url(location), isOwn(url) else {
            return SimulationResult(
                reason: "the server redirects to an external URL: a browser tab is opened",
                requests: ["POST \(post)"], visibleContent: .browser)
        }
        guard let form = stack.last else { return SimulationResult(reason: "the app shows no page") }
        let requests = ["POST \(post)", "GET \(SimulationNames.path(url))"]
        if url == form.page {
            return SimulationResult(
                reason: "the form redirects to the page's own URL: its response is shown in the page",
                requests: requests)
        }
        let isSamePage = PageIdentity(url).isSame(as: PageIdentity(form.page))
        var step = route(url, isSamePage ? .replace : .advance, hasResponse: true)
        // Turbo doesn't keep the page of a form when it renders the response.
        forget(form)
        restore(&step)
        step.reason = "the form redirects to \(SimulationNames.path(url)): \(step.reason)"
        step.requests = requests + step.requests
        return step
    }

    mutating func back() -> SimulationResult {
        guard stack.count > 1 else {
            return SimulationResult(reason: "the first page is on top: the app goes to the background")
        }
        return popTop("back: the page below is shown from its snapshot")
    }

    mutating func dismiss() -> SimulationResult {
        guard stack.last?.isModal == true, stack.count > 1 else {
            return SimulationResult(reason: "nothing to dismiss: no modal page is on top")
        }
        return popTop("the modal page has a button to close, which pops one page")
    }

    /// Host and scheme of the first page aren't compared with the port.
    private func isOwn(_ url: URL) -> Bool { site.url("/")?.host == url.host }
}
