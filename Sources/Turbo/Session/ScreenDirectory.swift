import TurboCore

/// The screens of a session by the names that ``SessionState`` has for them. Holds them weakly.
@MainActor
struct ScreenDirectory {
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
    mutating func id(of visitable: any Visitable) -> ScreenID {
        if let id = ids[visitable] { return id }
        lastID += 1
        let id = ScreenID(lastID)
        ids[visitable] = id
        entries[id] = Entry(visitable: visitable)
        return id
    }

    /// The names of screens that were deallocated since the last call.
    mutating func takeGone() -> [ScreenID] {
        let gone = entries.filter { $0.value.visitable == nil }.map(\.key)
        for id in gone { entries[id] = nil }
        return gone
    }
}
