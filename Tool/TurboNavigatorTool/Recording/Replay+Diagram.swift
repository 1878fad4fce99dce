import NavigationSimulation
import TurboCore

extension Replay {
    /// The decisions as steps of a simulation, and the user's own navigation between them.
    var simulationSteps: [SimulationResult] {
        var known: NavigationState?
        return steps.flatMap { step in
            let before = step.recorded.before.state
            let moved = known.flatMap { Self.screens($0) == Self.screens(before) ? nil : Self.moved(to: before) }
            known = step.now.result(from: before)
            return [moved, step.simulationStep].compactMap { $0 }
        }
    }

    private static func screens(_ state: NavigationState) -> [[Screen.ID]] {
        [state.main.map(\.id), state[.modal].map(\.id)]
    }

    private static func moved(to state: NavigationState) -> SimulationResult {
        var step = SimulationResult(reason: "the user went back")
        step.input = "(between)"
        step.show(state)
        return step
    }
}

extension Replay.Step {
    var simulationStep: SimulationResult {
        let before = recorded.before.state
        var step = SimulationResult(reason: isSame ? now.reason : "changed: \(now.reason)", warning: now.warning)
        step.input = SimulationNames.path(recorded.proposal.url)
        var state = before
        for part in now.steps {
            let next = state.applying(part)
            step.steps.append(SimulationNames.text(part, before: state, after: next))
            state = next
        }
        step.show(state)
        if let load = now.load, load.requests > 0, let url = state.screen(load.screenID).flatMap(load.url(of:)) {
            step.requests = ["GET \(SimulationNames.path(url))"]
        }
        if case .refresh? = now.load?.kind { step.visibleContent = .refreshed }
        if let failureReason {
            step.visibleContent = .error
            step.reason += "; \(failureReason)"
        }
        return step
    }

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

extension SimulationResult {
    fileprivate mutating func show(_ state: NavigationState) {
        main = state.main.map(SimulationNames.path)
        modal = state.modal.map { $0.screens.map(SimulationNames.path) }
    }
}
