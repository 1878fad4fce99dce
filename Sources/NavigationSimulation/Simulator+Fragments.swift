internal import Foundation
internal import TurboCore

/// Links to the page that is shown, and to a part of it.
extension Simulator {
    /// Returns the screen whose page differs from a URL only in its fragment; nil if Turbo proposes a visit to the URL.
    func screenToScroll(to url: URL) -> Screen? {
        guard let (screen, page) = visiblePage, Self.fragment(of: url) != nil,
            PageIdentity(url).isSame(as: PageIdentity(page))
        else { return nil }
        return screen
    }

    /// The page that the user sees, with its screen; nil on a native screen, and before the first page.
    private var visiblePage: (Screen, URL)? {
        let stack: NavigationState.Stack = state.isModalPresented ? .modal : .main
        guard let top = state[stack].last, top.kind == .web, !isCold(stack), let page = top.pageURL else { return nil }
        return (top, page)
    }

    mutating func scroll(_ screen: Screen, to url: URL) -> SimulationResult {
        state = state.changing(screen.id) { $0.currentURL = url }
        return SimulationResult(reason: "only the fragment differs: the page scrolls")
    }

    /// Returns the screen whose page has this URL; nil if no visible page does. A visit that replaces the page ignores
    /// the fragment.
    func screenWithOwnURL(_ url: URL, _ action: VisitAction) -> Screen? {
        guard let (screen, page) = visiblePage else { return nil }
        let isOwn = action == .replace ? PageIdentity(url).isSame(as: PageIdentity(page)) : url == page
        return isOwn ? screen : nil
    }

    /// Visits the page's own URL in the page. Only a redirect moves screens.
    mutating func visitInPage(_ screen: Screen, _ url: URL, _ response: SimulatedResponse) -> SimulationResult {
        var step = SimulationResult(
            reason: "the page's own URL: it is visited in the page", requests: ["GET \(SimulationNames.path(url))"],
            visibleContent: .refreshed)
        switch response {
        case .page: break
        case .status(let status): fail(status, in: &step)
        case .attachment:
            step.requests += step.requests
            step.visibleContent = .file
        case .redirect(let target):
            guard let location = self.url(target), isOwn(location) else {
                step.visibleContent = .browser
                break
            }
            let response = VisitResponse(statusCode: 200, redirected: true, responseHTML: "page")
            let visit = proposal(location, .replace, response: response)
            let following = perform(
                state.decide(NavigationProposal(visit, screenID: newID(), refreshedScreen: screen.id)))
            step.reason += "; the server redirects to \(SimulationNames.path(location)): \(following.reason)"
            step.steps += following.steps
            step.requests += ["GET \(SimulationNames.path(location))"] + following.requests
            step.visibleContent = .page
        }
        return step
    }

    /// The fragment, which is empty for `href="#"`; nil for a URL without one.
    private static func fragment(of url: URL) -> Substring? {
        url.absoluteString.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).dropFirst().first
    }
}
