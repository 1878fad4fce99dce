import NavigationSimulation
import TurboCore

/// A simulation as text.
struct SimulationText {
    let style: TextStyle

    func text(_ steps: [SimulationResult]) -> String {
        steps.enumerated().map { block($0.element, number: $0.offset + 1) }.joined(separator: "\n")
    }

    func block(_ step: SimulationResult, number: Int) -> String {
        ([head(step, number: number)] + rows(step)).joined(separator: "\n") + "\n"
    }

    func head(_ step: SimulationResult, number: Int) -> String {
        style(.strong, "\(number). \(TerminalText.escaped(step.input))")
    }

    func rows(_ step: SimulationResult) -> [String] {
        var rows = [("because", step.reason)]
        if let warning = step.warning { rows.append(("warning", warning)) }
        rows.append(("does", step.steps.isEmpty ? "nothing" : step.steps.joined(separator: "; ")))
        rows.append(("main", stack(step.main)))
        if let modal = step.modal { rows.append(("modal", stack(modal))) }
        rows.append(("requests", step.requests.isEmpty ? "none" : step.requests.joined(separator: ", ")))
        return rows.map { name, value in
            let label = name + String(repeating: " ", count: 9 - name.count)
            return "   " + style(name == "warning" ? .warning : .faint, label) + TerminalText.escaped(value)
        }
    }

    private func stack(_ paths: [String]) -> String {
        paths.isEmpty ? "empty" : paths.joined(separator: " › ")
    }
}
