import TestSupport
import Turbo
import TurboCore

/// The event log as something to wait for. Texts are looked for as they are logged, without what queries say.
@MainActor
package final class LogEvents {
    package let events = TestEvents<TurboEvent>()

    package init() {
        TurboLog.shared.sink = { [events] event in events.record(event) }
    }

    /// Waits for an event that contains this text.
    @discardableResult
    package func next(_ text: String, within limit: Duration = .seconds(20)) async throws -> TurboEvent {
        let logged = LogText.withoutSecrets(text)
        return try await events.next(within: limit) { $0.message.contains(logged) }
    }

    /// How many events there were so far.
    package var count: Int { events.all.count }

    /// Waits until each of these texts has been logged, in whatever order, after so many events.
    package func all(_ texts: [String], since start: Int) async throws {
        let texts = texts.map(LogText.withoutSecrets)
        while !texts.allSatisfy({ text in events.all[start...].contains { $0.message.contains(text) } }) {
            try await events.next()
        }
    }

    package func contains(_ text: String) -> Bool {
        let logged = LogText.withoutSecrets(text)
        return events.all.contains { $0.message.contains(logged) }
    }
}
