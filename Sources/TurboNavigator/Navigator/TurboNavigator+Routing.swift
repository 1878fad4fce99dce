import TurboSession
import UIKit
import WebKit

extension TurboNavigator {
    /// Routes a URL as if a page had proposed it, with its properties from the path configuration.
    ///
    /// - Parameters:
    ///   - action: `advance` by default; `replace` replaces the screen on top.
    ///   - parameters: the app's own values, which its delegate and handlers receive with the proposal; nil by default.
    public func route(_ url: URL, action: VisitAction = .advance, parameters: [String: Any]? = nil) {
        route(proposal(for: url, action: action, parameters: parameters))
    }

    private func proposal(for url: URL, action: VisitAction = .advance, parameters: [String: Any]? = nil)
        -> VisitProposal
    {
        VisitProposal(
            url: url, options: VisitOptions(action: action),
            properties: session.pathConfiguration?.properties(for: url) ?? [:], parameters: parameters)
    }

    /// Returns whether a URL belongs to the app: a URL of its origin was routed, or its host is one of the settings'
    /// `ownHosts`.
    public func isOwn(_ url: URL) -> Bool { session.links.site.origins.contains(url) }

    /// Opens a URL like an external link: calls the delegate, which opens a browser over the app by default.
    public func openExternalURL(_ url: URL) {
        activeDelegate.openExternalURL(url, from: activeViewController)
        if isBrowsing { registerBrowsing() }
    }

    /// Returns the decision of the route handlers; nil if none matches.
    func handlerDecision(of proposal: VisitProposal) -> RouteDecision? {
        guard let handler = routeHandlers.first(where: { $0.matches(proposal, in: self) }) else { return nil }
        let decision = handler.handle(proposal, in: self)
        logNavigation(.info, .handled(proposal.url, by: handler.name, decision: "\(decision)"))
        return decision
    }

    /// Returns whether a route handler has decided about an external URL. If it decided to navigate, routes the URL.
    func passToRouteHandlers(_ url: URL) -> Bool {
        let proposal = proposal(for: url)
        switch handlerDecision(of: proposal) {
        case .cancel: return true
        case .navigate:
            guard Origin(url).isWeb else {
                logNavigation(.error, "\(url) can't be shown: a handler can cancel such a URL, but not navigate to it")
                return true
            }
            queue.add(ProposalRun(proposal, from: .handler, in: self))
            return true
        case nil: return false
        }
    }

    package func session(_ session: Session, open url: URL) -> Bool { passToRouteHandlers(url) }

    package func session(_ session: Session, policyFor action: WKNavigationAction) -> WKNavigationActionPolicy? {
        guard let handler = policyHandlers.first(where: { $0.matches(action, in: self) }) else { return nil }
        let policy = handler.handle(action, in: self)
        logNavigation(.info, .handled(action.request.url, by: handler.name, decision: "\(policy)"))
        return policy
    }
}
