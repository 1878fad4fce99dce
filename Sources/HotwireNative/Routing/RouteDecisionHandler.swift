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
///
/// An app has one pair of the methods: those with the proposal, or those with its URL, as before 1.3.
@preconcurrency @MainActor
public protocol RouteDecisionHandler {
    /// What the log calls it.
    var name: String { get }
    /// Whether this handler decides about a proposal. By default asked about its URL.
    func matches(proposal: VisitProposal, configuration: Navigator.Configuration) -> Bool
    /// Decides about a proposal that matched. By default asked about its URL.
    func handle(
        proposal: VisitProposal, configuration: Navigator.Configuration, navigator: any Navigating
    ) -> Router.Decision
    /// Whether this handler decides about a URL. The default is false.
    func matches(location: URL, configuration: Navigator.Configuration) -> Bool
    /// Decides about a URL that matched. The default shows it in the app.
    func handle(location: URL, configuration: Navigator.Configuration, navigator: Navigator) -> Router.Decision
}

extension RouteDecisionHandler {
    public func matches(proposal: VisitProposal, configuration: Navigator.Configuration) -> Bool {
        matches(location: proposal.url, configuration: configuration)
    }

    public func handle(
        proposal: VisitProposal, configuration: Navigator.Configuration, navigator: any Navigating
    ) -> Router.Decision {
        guard let navigator = navigator as? Navigator else { return .navigate }
        return handle(location: proposal.url, configuration: configuration, navigator: navigator)
    }

    public func matches(location: URL, configuration: Navigator.Configuration) -> Bool { false }

    public func handle(
        location: URL, configuration: Navigator.Configuration, navigator: Navigator
    ) -> Router.Decision { .navigate }
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
