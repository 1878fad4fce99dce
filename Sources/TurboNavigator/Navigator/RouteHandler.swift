import Turbo

/// What a handler says to a URL.
public enum RouteDecision: Sendable {
    /// The navigator goes on: it asks its delegate, and shows the URL by the rules, also where it is another site's.
    case navigate
    /// The handler took care of it. Nothing else happens.
    case cancel
}

/// Lets the app decide where a URL leads, before the delegate is asked what to show.
///
/// The handlers of a navigator are asked in their order about each proposal, about each link to another site, and about
/// each link with a scheme that the user has tapped. The first that matches decides. Where none matches, own URLs are
/// shown, other sites open in a browser over the app, and the `systemSchemes` of the settings open with the system.
@preconcurrency @MainActor
public protocol RouteHandler {
    /// What the log calls it.
    var name: String { get }

    /// Whether this handler decides. ``TurboNavigator/isOwn(_:)`` says whether a URL belongs to the app.
    func matches(_ proposal: VisitProposal, in navigator: TurboNavigator) -> Bool

    /// Decides. Called once for each proposal that matches.
    func handle(_ proposal: VisitProposal, in navigator: TurboNavigator) -> RouteDecision
}
