import TestSupport
import Turbo
import TurboCore

/// The event log as something to wait for. Tests wait for kinds of events, not for sentences.
@MainActor
package final class LogEvents {
    package let events = TestEvents<TurboEvent>()

    package init() {
        TurboLog.shared.sink = { [events] event in events.record(event) }
    }

    /// Waits for an event of this kind.
    @discardableResult
    package func next(_ wanted: AwaitedEvent, within limit: Duration = .seconds(20)) async throws -> TurboEvent {
        try await events.next(within: limit) { wanted.isMet($0.kind) }
    }

    /// How many events there were so far.
    package var count: Int { events.all.count }

    /// Waits until each of these has happened, in whatever order, after so many events.
    package func all(_ wanted: [AwaitedEvent], since start: Int) async throws {
        while !wanted.allSatisfy({ wanted in events.all[start...].contains { wanted.isMet($0.kind) } }) {
            try await events.next()
        }
    }

    package func contains(_ wanted: AwaitedEvent) -> Bool {
        events.all.contains { wanted.isMet($0.kind) }
    }
}

/// For the complaints of tests.
extension TurboEvent: CustomStringConvertible {
    public var description: String { message }
}
