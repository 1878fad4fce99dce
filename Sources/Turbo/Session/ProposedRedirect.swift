import TurboCore

/// A redirect of a visit that a delegate of the app's own was asked about, and may hand to a navigator.
package struct ProposedRedirect {
    let proposal: VisitProposal
    /// The screen that was made for the visit.
    package private(set) weak var visitable: (any Visitable)?
    /// The action of that visit.
    package let originalAction: VisitAction

    init(proposal: VisitProposal, visitable: any Visitable, originalAction: VisitAction) {
        self.proposal = proposal
        self.visitable = visitable
        self.originalAction = originalAction
    }
}

extension Session {
    /// The redirect that this proposal came of, once: routed again it is a proposal like any other.
    ///
    /// The app may have changed the properties on the way.
    package func takeRedirect(of proposal: VisitProposal) -> ProposedRedirect? {
        guard let redirect = proposedRedirect, redirect.proposal.url == proposal.url,
            redirect.proposal.options == proposal.options
        else { return nil }
        proposedRedirect = nil
        // A later visit has taken the page's place.
        guard let visitable = redirect.visitable, visitable === owner else { return nil }
        return redirect
    }
}
