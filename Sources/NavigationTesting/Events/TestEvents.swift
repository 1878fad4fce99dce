import Foundation

/// Collects events for tests that wait for them: an event ends the wait, never a guess about time.
@MainActor
package final class TestEvents<Event> {
    /// All events so far, in order.
    package private(set) var all: [Event] = []

    private var seen = 0
    private var waiters: [@MainActor () -> Void] = []

    package nonisolated init() {}

    package func append(_ event: Event) {
        all.append(event)
        let current = waiters
        waiters = []
        current.forEach { $0() }
    }

    package func clear() {
        all = []
        seen = 0
    }

    /// Waits for the next event that fits. Earlier events are skipped, and not found again.
    ///
    /// - Parameters:
    ///   - limit: seconds to wait. 20 by default.
    ///   - isWanted: whether an event fits. By default any does.
    /// - Throws: ``TestFailure`` at the deadline, with the last events.
    @discardableResult
    package func next(
        within limit: TimeInterval = 20, where isWanted: @MainActor (Event) -> Bool = { _ in true }
    ) async throws -> Event {
        let deadline = Date() + limit
        while true {
            if let index = all[seen...].firstIndex(where: isWanted) {
                seen = index + 1
                return all[index]
            }
            guard await waitForRecord(until: deadline) else {
                throw TestFailure("Timed out after \(limit) s waiting for an event; \(story)")
            }
        }
    }

    /// The last events: a test may record thousands.
    private var story: String {
        let lines = all.suffix(20).map { "\n  \($0)" }.joined()
        return "the last of \(all.count) events:\(lines)"
    }

    /// - Returns: false at the deadline.
    private func waitForRecord(until deadline: Date) async -> Bool {
        await withCheckedContinuation { continuation in
            var continuation: CheckedContinuation<Bool, Never>? = continuation
            let end = { @MainActor (result: Bool) in
                continuation?.resume(returning: result)
                continuation = nil
            }
            waiters.append { end(true) }
            Task {
                try await Task.sleep(nanoseconds: UInt64(max(0, deadline.timeIntervalSinceNow) * 1_000_000_000))
                end(false)
            }
        }
    }
}

/// An error that ends a test, with the reason in a sentence.
package struct TestFailure: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
