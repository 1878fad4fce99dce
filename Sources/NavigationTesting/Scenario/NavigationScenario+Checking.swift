import Foundation
import NavigationSimulation
import TurboCore

/// Checking without web view, window and server.
extension NavigationScenario {
    /// Returns the outcome of each step, by the decisions of the app.
    public func outcomes() -> [NavigationOutcome] {
        let configuration = PathConfiguration(sources: [.data(Data(rules.utf8))])
        var simulator = Simulator { configuration.properties(for: $0) }
        return lines.map { line in
            let step = simulator.run(line)
            let stacks = step.main.joined(separator: " ") + (step.modal.map { " | " + $0.joined(separator: " ") } ?? "")
            return NavigationOutcome(
                step: step.input, stacks: stacks, requests: step.requests,
                reason: [step.reason, step.warning].compactMap { $0 }.joined(separator: ". "))
        }
    }

    /// Runs the scenario, and compares each step with its expectation.
    ///
    /// - Throws: ``NavigationScenarioError`` for the first step with a different outcome, with the reason.
    public func check() throws {
        try check(outcomes())
    }

    /// Compares the outcomes of the first steps with their expectations.
    package func check(_ outcomes: [NavigationOutcome]) throws {
        for (index, (step, outcome)) in zip(steps, outcomes).enumerated() {
            var differences: [String] = []
            if let stacks = step.stacks, stacks != outcome.stacks {
                differences.append("the stacks are \"\(outcome.stacks)\", not \"\(stacks)\"")
            }
            if let requests = step.requests, requests != outcome.requests {
                differences.append(
                    "the requests are \(NavigationOutcome.text(outcome.requests)), "
                        + "not \(NavigationOutcome.text(requests))")
            }
            guard differences.isEmpty else {
                throw NavigationScenarioError(
                    "After step \(index + 1), \"\(step.text)\", \(differences.joined(separator: ", and ")): "
                        + "\(outcome.reason).")
            }
        }
    }
}
