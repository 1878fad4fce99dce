import Testing
import TurboCore

/// A course of events and what the session does after the last of them.
///
/// Screens are numbers. The effects of the earlier events are carried out as a session does: what is restored is visited,
/// what is cancelled has ended.
struct PlacementRow: Sendable, CustomTestStringConvertible {
    let name: String
    let events: [WebViewPlacement.Event]
    let effects: [String]
    /// Owner, holder, owner of the page, and the screen in sight; 0 for none.
    let state: [Int]

    init(_ name: String, _ events: [WebViewPlacement.Event], _ effects: [String], _ state: [Int]) {
        self.name = name
        self.events = events
        self.effects = effects
        self.state = state
    }

    var testDescription: String { name }
}

extension WebViewPlacement.Event {
    /// A screen appeared, and nothing is special about it.
    static func appeared(_ screen: WebViewPlacement.ScreenID) -> Self {
        .didAppear(screen, isStale: false, isOwnerContained: true)
    }
}
