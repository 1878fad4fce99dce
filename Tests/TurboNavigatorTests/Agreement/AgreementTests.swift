import Foundation
import Fuzzing
import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport

@testable import NavigationSimulation

extension TurboNavigatorTests {
    /// Random scenarios through `simulate` and through real controllers, pages and requests. `AGREEMENT=1` and
    /// `bin/test --long` run five hundred.
    @MainActor
    @Suite(.serialized, .timeLimit(.minutes(3))) struct AgreementTests {
        private static let scenariosPerApp = 20
        private nonisolated static let apps =
            LongRun.isOn || ProcessInfo.processInfo.environment["AGREEMENT"] == "1" ? 25 : 1

        @Test(arguments: 0..<apps)
        func `The app does what simulate predicts`(group: Int) async throws {
            let real = try await AgreementApp()
            defer { real.app.close() }
            let rules = PathConfiguration(sources: [.data(Data(AgreementScenario.rules.utf8))])
            var simulator = Simulator(start: real.app.server.url("/").absoluteString) { rules.properties(for: $0) }
            for number in 0..<Self.scenariosPerApp {
                var dice = Dice(seed: group * Self.scenariosPerApp + number)
                try await run(AgreementScenario(&dice), &simulator, real)
            }
        }

        private func run(
            _ scenario: AgreementScenario, _ simulator: inout Simulator, _ real: AgreementApp
        ) async throws {
            for (index, text) in scenario.lines.enumerated() {
                let line = try SimulationScenario.parse(line: text)
                let step = simulator.run(line)
                let former = real.app.server.requests.count
                try await real.perform(line)
                let stacks =
                    step.main.joined(separator: " ") + (step.modal.map { " | " + $0.joined(separator: " ") } ?? "")
                let requests = real.app.server.requests[former...].filter { $0.path != "/turbo.js" }
                    .map { "\($0.method) \($0.path)" }
                let log = real.app.logEntries.suffix(25).map(\.message).joined(separator: "\n")
                let story = "\(scenario.lines.prefix(index + 1)): \(step.reason)\n\(log)"
                try #require(real.screens == stacks, "\(story)")
                try #require(requests == step.requests, "\(story)")
            }
        }
    }
}
