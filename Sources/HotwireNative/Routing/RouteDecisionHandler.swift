import Foundation
import TurboNavigator

/// The decisions of handlers about a URL.
public enum Router {
    /// Whether the app shows a URL.
    public enum Decision: Sendable {
        /// The app shows it.
        case navigate
        /// The handler took care of it.
        case cancel
    }
}

/// Lets the app decide where a URL leads. The first handler that matches decides.
@preconcurrency @MainActor
public protocol RouteDecisionHandler {
    /// What the log calls it.
    var name: String { get }
    /// Whether this handler decides about a URL. The default is false.
    func matches(location: URL, configuration: Navigator.Configuration) -> Bool
    /// Decides about a URL that matched. The default shows it in the app.
    func handle(location: URL, configuration: Navigator.Configuration, navigator: Navigator) -> Router.Decision
    /// The same with the whole proposal; by default asked about its URL.
    func matches(proposal: VisitProposal, configuration: Navigator.Configuration) -> Bool
    /// Decides about a proposal that matched. By default asked about its URL.
    func handle(
        proposal: VisitProposal, configuration: Navigator.Configuration, navigator: Navigator
    ) -> Router.Decision
}

extension RouteDecisionHandler {
    public func matches(location: URL, configuration: Navigator.Configuration) -> Bool { false }

    public func handle(
        location: URL, configuration: Navigator.Configuration, navigator: Navigator
    ) -> Router.Decision { .navigate }

    public func matches(proposal: VisitProposal, configuration: Navigator.Configuration) -> Bool {
        matches(location: proposal.url, configuration: configuration)
    }

    public func handle(
        proposal: VisitProposal, configuration: Navigator.Configuration, navigator: Navigator
    ) -> Router.Decision {
        handle(location: proposal.url, configuration: configuration, navigator: navigator)
    }
}

/// A handler of the app as one of ours.
@MainActor
struct RouteAdapter: RouteHandler {
    private weak var navigator: Navigator?
    private let handler: any RouteDecisionHandler

    init(_ navigator: Navigator, _ handler: any RouteDecisionHandler) {
        self.navigator = navigator
        self.handler = handler
    }

    var name: String { handler.name }

    func matches(_ proposal: VisitProposal, in _: TurboNavigator) -> Bool {
        guard let navigator else { return false }
        return handler.matches(proposal: proposal, configuration: navigator.configuration)
    }

    func handle(_ proposal: VisitProposal, in _: TurboNavigator) -> RouteDecision {
        guard let navigator else { return .cancel }
        let decision = handler.handle(
            proposal: proposal, configuration: navigator.configuration, navigator: navigator)
        return decision == .navigate ? .navigate : .cancel
    }
}
