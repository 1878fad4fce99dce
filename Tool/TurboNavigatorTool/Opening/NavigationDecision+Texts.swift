import NavigationSimulation
import TurboCore

extension NavigationDecision {
    /// Descriptions of the steps.
    package func stepTexts(from state: NavigationState) -> [String] {
        var state = state
        return steps.map { step in
            let next = state.applying(step)
            defer { state = next }
            return SimulationNames.text(step, before: state, after: next)
        }
    }
}

extension JSONValue {
    /// The value as JSON on one line.
    package var shortText: String { JSONText.value(self).text() }
}
