import Foundation
import TurboNavigator

/// Decides about URLs before they are shown or opened. The first handler that matches decides.
///
/// Implement one pair of methods: those with the proposal, or those with its URL, as before Hotwire Native 1.3.
@preconcurrency @MainActor
public protocol RouteDecisionHandler {
    /// The handler's name in the log.
    var name: String { get }
    /// Returns whether this handler decides about a proposal. The default calls the method for its URL.
    func matches(proposal: VisitProposal, configuration: Navigator.Configuration) -> Bool
    /// Decides about a proposal that matched. The default calls the method for its URL.
    func handle(
        proposal: VisitProposal, configuration: Navigator.Configuration, navigator: any Navigating
    ) -> Router.Decision
    /// Returns whether this handler decides about a URL. The default is false.
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

/// Adapts a route decision handler to Turbo Navigator.
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
        return handler.handle(proposal: proposal, configuration: navigator.configuration, navigator: navigator)
    }
}
