import Testing
import UIKit

/// What happened, in order, and a way to wait for something to happen.
@MainActor
final class Journal {
    private struct Waiter {
        let id: Int
        let event: String
        let count: Int
        let continuation: CheckedContinuation<Void, Never>
    }

    private(set) var events: [String] = []
    private var waiting: [Waiter] = []
    private var nextID = 0

    func add(_ event: String) {
        events.append(event)
        let due = waiting.filter { isDue($0.event, $0.count) }
        waiting.removeAll { isDue($0.event, $0.count) }
        for waiter in due { waiter.continuation.resume() }
    }

    /// Returns when the event has been recorded the given number of times since the last `clear`. The test has failed if that
    /// takes longer than the limit.
    func wait(
        for event: String, count: Int = 1, within limit: Duration = .seconds(20),
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        guard !isDue(event, count) else { return }
        let id = nextID
        nextID += 1
        let deadline = Task {
            // The event has come when the wait is cancelled.
            do { try await Task.sleep(for: limit) } catch { return }
            guard let waiter = take(id) else { return }
            Issue.record("“\(event)” did not come; there were: \(events)", sourceLocation: sourceLocation)
            waiter.continuation.resume()
        }
        await withCheckedContinuation { continuation in
            waiting.append(Waiter(id: id, event: event, count: count, continuation: continuation))
        }
        deadline.cancel()
    }

    func clear() {
        events = []
    }

    /// The events whose text begins with one of the names.
    func events(of names: String...) -> [String] {
        events.filter { event in names.contains { event.hasPrefix($0 + " ") } }
    }

    private func take(_ id: Int) -> Waiter? {
        guard let index = waiting.firstIndex(where: { $0.id == id }) else { return nil }
        return waiting.remove(at: index)
    }

    private func isDue(_ event: String, _ count: Int) -> Bool {
        events.filter { $0 == event }.count >= count
    }
}
