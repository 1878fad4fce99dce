import NavigationSimulation
import TurboCore

/// A simulation as text.
struct SimulationText {
    let style: TextStyle

    func text(_ steps: [SimulationResult]) -> String {
        steps.enumerated().map { block($0.element, number: $0.offset + 1) }.joined(separator: "\n")
    }

    private func block(_ step: SimulationResult, number: Int) -> String {
        var rows = [("because", step.reason)]
        if let warning = step.warning { rows.append(("warning", warning)) }
        rows.append(("does", step.steps.isEmpty ? "nothing" : step.steps.joined(separator: "; ")))
        rows.append(("main", stack(step.main)))
        if let modal = step.modal { rows.append(("modal", stack(modal))) }
        rows.append(("requests", step.requests.isEmpty ? "none" : step.requests.joined(separator: ", ")))
        let head = style(.strong, "\(number). \(TerminalText.escaped(step.input))")
        let lines = rows.map { name, value in
            let label = name + String(repeating: " ", count: 9 - name.count)
            return "   " + style(name == "warning" ? .warning : .faint, label) + TerminalText.escaped(value)
        }
        return ([head] + lines).joined(separator: "\n") + "\n"
    }

    private func stack(_ paths: [String]) -> String {
        paths.isEmpty ? "empty" : paths.joined(separator: " › ")
    }
}
