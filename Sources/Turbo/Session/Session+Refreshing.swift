import Foundation

/// Refreshes that a page makes by itself: a broadcast, the stream action `refresh`, `Turbo.session.refresh`. They run in the
/// page, and no screen comes or goes.
extension Session {
    func refreshInPage(_ location: URL) {
        guard let owner, placement.contentOwner == placement.owner, let current = urls(of: owner)?.current,
            PageIdentity(current).isSame(as: PageIdentity(location))
        else { return log(.info, "a refresh of \(location) was dropped: another page is on its way") }
        guard currentVisit?.isRunning != true || currentVisit?.isRefresh == true else {
            return log(.info, "a refresh of \(location) was dropped: the page is visited already")
        }
        begin(owner, location: location, options: VisitOptions(action: .replace), isRefresh: true)
    }

    /// The server sent the refresh elsewhere. The page has not drawn the answer: it may belong on another screen.
    func propose(_ proposal: VisitProposal, refreshing visit: Visit, on visitable: any Visitable) {
        send(.cancel, to: visit)
        propose(
            VisitRedirect(
                proposal: proposal, visitable: visitable, in: self, originalAction: .replace, isRendered: false,
                isRefresh: true))
    }

    /// A refresh that gets no answer leaves the page as it is. The user didn't ask for it.
    func refreshGotNoAnswer(_ visit: Visit) {
        log(.warning, .refreshNotAnswered(visit.location))
        send(.cancel, to: visit)
    }
}
