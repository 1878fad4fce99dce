import TurboCore
import UIKit

/// The screens of a session by the names that ``SessionState`` has for them, and the facts about them. Holds them weakly.
@MainActor
final class SessionScreens {
    typealias ScreenID = SessionState.ScreenID

    private struct Entry {
        weak var visitable: (any Visitable)?
    }

    private var ids = WeakTable<ScreenID>()
    private var entries: [ScreenID: Entry] = [:]
    private var lastID = 0

    /// The screen with this name, while it is alive.
    subscript(id: ScreenID?) -> (any Visitable)? {
        id.flatMap { entries[$0]?.visitable }
    }

    /// The name of a screen that has one.
    func knownID(of visitable: any Visitable) -> ScreenID? { ids[visitable] }

    /// The name of a screen, which gets one with the first question.
    func id(of visitable: any Visitable) -> ScreenID {
        if let id = ids[visitable] { return id }
        lastID += 1
        let id = ScreenID(lastID)
        ids[visitable] = id
        entries[id] = Entry(visitable: visitable)
        return id
    }

    /// The names of screens that were deallocated since the last call.
    func takeGone() -> [ScreenID] {
        let gone = entries.filter { $0.value.visitable == nil }.map(\.key)
        for id in gone { entries[id] = nil }
        return gone
    }

    /// The facts about a session that its next decision is made with.
    func facts(of session: Session) -> SessionFacts {
        var facts = SessionFacts()
        facts.webViewURL = session.webView.url
        facts.origins = session.links.site.origins
        facts.deadlines = session.settings.deadlines
        facts.hasNavigator = session.navigator != nil
        facts.isInBackground = session.visits.timers.isInBackground
        facts.isDocumentOutdated = session.page.isOutdated
        facts.isOwnerContained = session.owner?.visitableViewController.parent != nil
        facts.isTopmostInSight = session.topmostVisitable?.visitableView?.window != nil
        return facts
    }
}
