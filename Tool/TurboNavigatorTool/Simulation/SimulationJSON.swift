import NavigationSimulation
import TurboCore

/// A simulation as JSON.
enum SimulationJSON {
    static func text(_ steps: [SimulationResult]) -> String {
        JSONText.object([("steps", .array(steps.map(object)))]).text()
    }

    static func object(_ step: SimulationResult) -> JSONText {
        var members: [(String, JSONText)] = [
            ("input", .string(step.input)), ("because", .string(step.reason)),
            ("performs", .strings(step.steps)), ("main", .strings(step.main)),
            ("modal", step.modal.map(JSONText.strings) ?? .value(.null)), ("requests", .strings(step.requests)),
            ("shows", .string(step.visibleContent.rawValue)),
        ]
        if let warning = step.warning { members.append(("warning", .string(warning))) }
        return .object(members)
    }
}
