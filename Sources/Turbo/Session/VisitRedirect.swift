import TurboCore

/// A visit that the server redirected: what is proposed instead, and the screen that was made for the visit.
package struct VisitRedirect {
    package let proposal: VisitProposal
    /// The screen that was made for the visit.
    package private(set) weak var visitable: (any Visitable)?
    /// The action of that visit.
    package let originalAction: VisitAction
    /// Whether the page shows the answer already; false where the redirect was refused before it was requested.
    package let isRendered: Bool
    /// Whether the page of the screen had refreshed itself: the screen was there before.
    package let isRefresh: Bool

    package init(
        proposal: VisitProposal, visitable: any Visitable, originalAction: VisitAction, isRendered: Bool,
        isRefresh: Bool = false
    ) {
        self.proposal = proposal
        self.visitable = visitable
        self.originalAction = originalAction
        self.isRendered = isRendered
        self.isRefresh = isRefresh
    }
}

extension Session {
    /// The redirect that this proposal comes from, once: routed again it is a proposal like any other.
    ///
    /// The app may have changed the properties on the way.
    package func takeRedirect(of proposal: VisitProposal) -> VisitRedirect? {
        guard let redirect = proposedRedirect, redirect.proposal.url == proposal.url,
            redirect.proposal.options == proposal.options
        else { return nil }
        proposedRedirect = nil
        // A later visit has taken the page's place.
        guard let visitable = redirect.visitable, visitable === owner else { return nil }
        return VisitRedirect(
            proposal: proposal, visitable: visitable, originalAction: redirect.originalAction,
            isRendered: redirect.isRendered, isRefresh: redirect.isRefresh)
    }
}
