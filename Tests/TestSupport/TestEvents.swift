/// Collects what happens, for tests that wait for it: an event ends the wait, never a guess about time.
@MainActor
package final class TestEvents<Event> {
    package struct Missing: Error, CustomStringConvertible {
        package let description: String
    }

    /// Everything so far, in order.
    package private(set) var all: [Event] = []

    private var seen = 0
    private var waiters: [@MainActor () -> Void] = []

    package nonisolated init() {}

    package func record(_ event: Event) {
        all.append(event)
        let current = waiters
        waiters = []
        current.forEach { $0() }
    }

    package func clear() {
        all = []
        seen = 0
    }

    /// Waits for the next event that fits; those before it are passed over, and not found again.
    ///
    /// - Throws: `Missing` at the deadline, with what happened last.
    @discardableResult
    package func next(
        within limit: Duration = .seconds(20), where isWanted: @MainActor (Event) -> Bool = { _ in true }
    ) async throws -> Event {
        let deadline = ContinuousClock.now + limit
        while true {
            if let index = all[seen...].firstIndex(where: isWanted) {
                seen = index + 1
                return all[index]
            }
            guard await waitForRecord(until: deadline) else {
                throw Missing(description: "the event did not come within \(limit); \(story)")
            }
        }
    }

    /// The last events: a test may have had thousands, and what it says must be read.
    private var story: String {
        let lines = all.suffix(20).map { "\n  \($0)" }.joined()
        return "the last of \(all.count) events:\(lines)"
    }

    /// - Returns: false at the deadline.
    private func waitForRecord(until deadline: ContinuousClock.Instant) async -> Bool {
        await withCheckedContinuation { continuation in
            var continuation: CheckedContinuation<Bool, Never>? = continuation
            let end = { @MainActor (result: Bool) in
                continuation?.resume(returning: result)
                continuation = nil
            }
            waiters.append { end(true) }
            Task {
                try await Task.sleep(until: deadline, clock: .continuous)
                end(false)
            }
        }
    }
}
