import TestSupport
import TurboNavigatorTesting
import TurboSession

/// Waiting for kinds of entries, not for sentences.
extension AppLog {
    /// Waits for an entry of this kind.
    @discardableResult
    package func next(_ wanted: AwaitedEntry) async throws -> TurboLogEntry {
        try await entries.next { wanted.isMet($0.kind) }
    }

    /// The number of entries so far.
    package var count: Int { entries.all.count }

    /// Waits until each of these has happened, in any order, after so many entries.
    package func all(_ wanted: [AwaitedEntry], since start: Int) async throws {
        while !wanted.allSatisfy({ wanted in entries.all[start...].contains { wanted.isMet($0.kind) } }) {
            try await entries.next()
        }
    }

    package func contains(_ wanted: AwaitedEntry) -> Bool {
        entries.all.contains { wanted.isMet($0.kind) }
    }
}

/// For failure messages.
extension TurboLogEntry: CustomStringConvertible {
    public var description: String { message }
}
