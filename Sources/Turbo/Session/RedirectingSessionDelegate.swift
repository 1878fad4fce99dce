import TurboCore

/// A delegate that knows what to do with the screen of a visit that the server redirected: the navigator.
@MainActor
package protocol RedirectingSessionDelegate: SessionDelegate {
    /// The page, or the web view for a cold boot, proposes where a redirect led.
    ///
    /// - Parameters:
    ///   - visitable: the screen that was made for the visit.
    ///   - originalAction: the action of that visit.
    ///   - isRendered: whether the page shows the answer already.
    func session(
        _ session: Session, didProposeVisit proposal: VisitProposal, redirectedFrom visitable: any Visitable,
        originalAction: VisitAction, isRendered: Bool)
}
