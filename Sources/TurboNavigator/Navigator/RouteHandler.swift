import TurboSession

/// The decision of a route handler about a URL.
public enum RouteDecision: Sendable {
    /// The navigator continues: it calls its delegate, and shows the URL according to the rules, even if the URL is
    /// external.
    case navigate
    /// The handler has handled the URL. Nothing else happens.
    case cancel
}

/// Decides about URLs before the navigator calls its delegate.
///
/// A navigator calls its handlers in order for each proposal, each external link, and each tapped link with another
/// scheme than http or https. The first handler that matches decides. If none matches, the navigator shows own URLs,
/// opens external URLs in a browser over the app, and opens links with one of the settings' `systemSchemes` with the
/// system.
@preconcurrency @MainActor
public protocol RouteHandler {
    /// The handler's name in the log.
    var name: String { get }

    /// Returns whether this handler decides. Use ``TurboNavigator/isOwn(_:)`` to check whether a URL belongs to the
    /// app.
    func matches(_ proposal: VisitProposal, in navigator: TurboNavigator) -> Bool

    /// Decides. Called once for each proposal that matches.
    func handle(_ proposal: VisitProposal, in navigator: TurboNavigator) -> RouteDecision
}
