import Testing
import TurboCore

/// A sequence of events, and the effects of the last one.
///
/// Screens are numbers. The effects of the earlier events are performed as a session does: a restored screen is
/// visited, a cancelled visit ends.
struct PlacementRow: Sendable, CustomTestStringConvertible {
    let name: String
    let events: [WebViewPlacement.Event]
    let effects: [String]
    /// The owner, the holder, the content owner, and the visible screen; 0 for none.
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
    /// A screen appeared in the usual way.
    static func appeared(_ screen: WebViewPlacement.VisitableID) -> Self {
        .didAppear(screen, isStale: false, isOwnerContained: true)
    }
}
