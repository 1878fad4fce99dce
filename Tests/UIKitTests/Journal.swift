import UIKit

/// What happened, in order, and a way to wait for something to happen.
@MainActor
final class Journal {
    private(set) var events: [String] = []
    private var waiting: [(event: String, count: Int, continuation: CheckedContinuation<Void, Never>)] = []

    func add(_ event: String) {
        events.append(event)
        let due = waiting.filter { isDue($0.event, $0.count) }
        waiting.removeAll { isDue($0.event, $0.count) }
        for entry in due { entry.continuation.resume() }
    }

    /// Returns when the event has been recorded the given number of times since the last `clear`.
    func wait(for event: String, count: Int = 1) async {
        guard !isDue(event, count) else { return }
        await withCheckedContinuation { waiting.append((event, count, $0)) }
    }

    func clear() {
        events = []
    }

    /// The events whose text begins with one of the names.
    func events(of names: String...) -> [String] {
        events.filter { event in names.contains { event.hasPrefix($0 + " ") } }
    }

    private func isDue(_ event: String, _ count: Int) -> Bool {
        events.filter { $0 == event }.count >= count
    }
}
