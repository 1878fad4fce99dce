import TurboCore
import UIKit

/// The screens of a session by their IDs in ``SessionState``, and the facts that decisions need about them. Holds them
/// weakly.
@MainActor
final class SessionScreens {
    typealias VisitableID = SessionState.VisitableID

    private struct Entry {
        weak var visitable: (any Visitable)?
    }

    private var ids = WeakTable<VisitableID>()
    private var entries: [VisitableID: Entry] = [:]
    private var lastID = 0

    /// The screen with this ID; nil once it is deallocated.
    subscript(id: VisitableID?) -> (any Visitable)? {
        id.flatMap { entries[$0]?.visitable }
    }

    /// Returns the ID of a screen; nil if it has none.
    func existingID(of visitable: any Visitable) -> VisitableID? { ids[visitable] }

    /// Returns the ID of a screen. Assigns one with the first call.
    func id(of visitable: any Visitable) -> VisitableID {
        if let id = ids[visitable] { return id }
        lastID += 1
        let id = VisitableID(lastID)
        ids[visitable] = id
        entries[id] = Entry(visitable: visitable)
        return id
    }

    /// Returns the IDs of screens that were deallocated since the last call.
    func drainReleased() -> [VisitableID] {
        let gone = entries.filter { $0.value.visitable == nil }.map(\.key)
        for id in gone { entries[id] = nil }
        return gone
    }

    /// Returns the facts that a session's next decision is based on.
    func facts(of session: Session) -> SessionFacts {
        var facts = SessionFacts()
        facts.webViewURL = session.webView.url
        facts.origins = session.site.origins
        facts.deadlines = session.settings.deadlines
        facts.lead = session.links.leadOfOthers
        facts.hasNavigator = session.navigator != nil
        facts.isInBackground = session.visits.timers.isInBackground
        facts.isDocumentOutdated = session.page.isOutdated
        facts.isOwnerContained = session.owner?.visitableViewController.parent != nil
        facts.isTopmostVisible = session.topmostVisitable?.visitableView?.window != nil
        let rules = session.pathConfiguration
        facts.signInPage = session.signInPage.map { PageIdentity($0) }
        let pageOfApp = session.isSignInPageDeclared ? nil : facts.signInPage
        facts.signsIn = { pageOfApp?.isSame(as: PageIdentity($0)) == true ? true : rules?.properties(for: $0).signIn }
        facts.isHistorical = { rules?.properties(for: $0).historicalLocation != nil }
        return facts
    }
}
