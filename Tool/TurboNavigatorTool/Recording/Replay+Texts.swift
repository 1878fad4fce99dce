import NavigationSimulation
import TurboCore

extension Replay.Step {
    /// Descriptions of the recorded decision and of the current one.
    var texts: (then: String, now: String) {
        (text(recorded.outcome), text(RecordedDecision.Outcome(now)))
    }

    private func text(_ outcome: RecordedDecision.Outcome) -> String {
        var parts = outcome.steps.map { $0.text(name) }
        if let load = outcome.load { parts.append("\(Self.words[load.kind] ?? "visit") \(name(load.screen))") }
        if outcome.waitsForOverlay { parts.append("wait until the overlay is dismissed") }
        return parts.isEmpty ? "nothing" : parts.joined(separator: "; ")
    }

    private static let words = ["refresh": "reload", "adopt": "keep the page for"]

    private func name(_ id: Int) -> String {
        if id == recorded.proposal.screen { return SimulationNames.path(recorded.proposal.url) }
        return recorded.before.state.screen(.init(id)).map { SimulationNames.path($0) } ?? "#\(id)"
    }
}
