import Foundation
import NavigationSimulation
import TurboCore

/// The pure form: no web view, no window, no server.
extension NavigationScript {
    /// What the decisions of the app make of each step.
    public func outcomes() -> [NavigationOutcome] {
        let configuration = PathConfiguration(sources: [.data(Data(rules.utf8))])
        var simulator = Simulator { configuration.properties(for: $0) }
        return lines.map { line in
            let step = simulator.run(line)
            let stacks = step.main.joined(separator: " ") + (step.modal.map { " | " + $0.joined(separator: " ") } ?? "")
            return NavigationOutcome(
                step: step.input, stacks: stacks, requests: step.requests,
                because: [step.because, step.warning].compactMap { $0 }.joined(separator: ". "))
        }
    }

    /// Runs the script, and compares each step with what it expects.
    ///
    /// - Throws: ``NavigationScriptError`` for the first step of which something else came, with the reason.
    public func check() throws {
        try check(outcomes())
    }

    /// Compares what came of the first steps with what they expect.
    package func check(_ outcomes: [NavigationOutcome]) throws {
        for (index, (step, outcome)) in zip(steps, outcomes).enumerated() {
            var differences: [String] = []
            if let stacks = step.stacks, stacks != outcome.stacks {
                differences.append("the stacks are \"\(outcome.stacks)\", not \"\(stacks)\"")
            }
            if let requests = step.requests, requests != outcome.requests {
                differences.append(
                    "the server sees \(NavigationOutcome.text(outcome.requests)), "
                        + "not \(NavigationOutcome.text(requests))")
            }
            guard differences.isEmpty else {
                throw NavigationScriptError(
                    "After step \(index + 1), \"\(step.text)\", \(differences.joined(separator: ", and ")): "
                        + "\(outcome.because).")
            }
        }
    }
}
