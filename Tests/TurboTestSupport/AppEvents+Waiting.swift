import TestSupport
import Turbo
import TurboNavigatorTesting

/// Waiting for kinds of events, not for sentences.
extension AppEvents {
    /// Waits for an event of this kind.
    @discardableResult
    package func next(_ wanted: AwaitedEvent) async throws -> TurboLogEntry {
        try await events.next { wanted.isMet($0.kind) }
    }

    /// The number of events so far.
    package var count: Int { events.all.count }

    /// Waits until each of these has happened, in any order, after so many events.
    package func all(_ wanted: [AwaitedEvent], since start: Int) async throws {
        while !wanted.allSatisfy({ wanted in events.all[start...].contains { wanted.isMet($0.kind) } }) {
            try await events.next()
        }
    }

    package func contains(_ wanted: AwaitedEvent) -> Bool {
        events.all.contains { wanted.isMet($0.kind) }
    }
}

/// For failure messages.
extension TurboLogEntry: CustomStringConvertible {
    public var description: String { message }
}
