import TurboCore

/// A redirected visit: the proposal for the new location, and the screen that was made for the visit.
@MainActor
package struct VisitRedirect {
    package private(set) var proposal: VisitProposal
    /// The screen that was made for the visit.
    package private(set) weak var visitable: (any Visitable)?
    /// The action of that visit.
    package let originalAction: VisitAction
    /// Whether the response is already rendered; false if the redirect was blocked before it was requested.
    package let isRendered: Bool
    /// Whether the visit stayed in the page, so that the screen wasn't made for it.
    package let isInPage: Bool
    private weak var session: Session?
    private let visitToken: Int

    /// - Parameter session: the session whose latest visit was redirected.
    package init(
        proposal: VisitProposal, visitable: any Visitable, in session: Session, originalAction: VisitAction,
        isRendered: Bool, isInPage: Bool = false
    ) {
        self.proposal = proposal
        self.visitable = visitable
        self.session = session
        visitToken = session.state.lastToken
        self.originalAction = originalAction
        self.isRendered = isRendered
        self.isInPage = isInPage
    }

    /// Whether the session has begun another visit since, on this screen or on another one.
    package var isSuperseded: Bool { session?.state.lastToken != visitToken }

    /// Returns the redirect with the proposal as the app changed it.
    func continued(with proposal: VisitProposal) -> VisitRedirect {
        var redirect = self
        redirect.proposal = proposal
        return redirect
    }
}
