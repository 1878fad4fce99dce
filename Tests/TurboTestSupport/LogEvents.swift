import TestSupport
import Turbo

/// The event log as something to wait for.
@MainActor
package final class LogEvents {
    package let events = TestEvents<TurboEvent>()

    package init() {
        TurboLog.shared.sink = { [events] event in events.record(event) }
    }

    /// Waits for an event that contains this text.
    @discardableResult
    package func next(_ text: String, within limit: Duration = .seconds(20)) async throws -> TurboEvent {
        try await events.next(within: limit) { $0.message.contains(text) }
    }

    package func contains(_ text: String) -> Bool {
        events.all.contains { $0.message.contains(text) }
    }
}
