import NavigationTesting
import Testing
import UIKit

/// Records events in order, and waits for them.
@MainActor
final class Journal {
    private let recorded = TestEvents<String>()

    var events: [String] { recorded.all }

    func add(_ event: String) {
        recorded.append(event)
    }

    /// Waits until the event has been recorded the given number of times since the last `clear`. Fails the test if that
    /// takes too long.
    func wait(for event: String, count: Int = 1, sourceLocation: SourceLocation = #_sourceLocation) async {
        guard !isDue(event, count) else { return }
        do {
            try await recorded.next { _ in self.isDue(event, count) }
        } catch {
            Issue.record("waited for “\(event)”: \(error)", sourceLocation: sourceLocation)
        }
    }

    func clear() {
        recorded.clear()
    }

    /// The events whose text begins with one of the names.
    func events(of names: String...) -> [String] {
        events.filter { event in names.contains { event.hasPrefix($0 + " ") } }
    }

    private func isDue(_ event: String, _ count: Int) -> Bool {
        events.filter { $0 == event }.count >= count
    }
}
