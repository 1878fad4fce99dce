import Foundation
import NavigationSimulation
import NavigationTesting
import TurboNavigator
import UIKit

/// Runs scenarios with real screens, pages and requests, which takes seconds.
extension AppDriver {
    /// Runs a scenario in an app that has only the scenario's rules, and compares each step with the decisions and with
    /// the scenario's expectations.
    ///
    /// - Parameters:
    ///   - scenario: the scenario. Its native screens are empty.
    ///   - turbo: the Turbo build of your web app.
    /// - Returns: the outcome of each step.
    /// - Throws: `NavigationScenarioError` for the first step that differs from the decisions or from the scenario's
    ///   expectation; ``AppDriverError``.
    @discardableResult
    public static func run(_ scenario: NavigationScenario, turbo: TurboBuild) async throws -> [NavigationOutcome] {
        let server = try TestServer(turbo: turbo)
        server.serve(scenario)
        let delegate = ScenarioDelegate(scenario)
        let app = try await AppDriver(server: server) {
            let rules = PathConfiguration(sources: [.data(Data(scenario.rules.utf8))])
            let navigator = TurboNavigator(delegate: delegate, pathConfiguration: rules)
            delegate.navigator = navigator
            navigator.route(server.url(scenario.steps[0].text))
            return navigator.rootViewController
        }
        defer { app.close() }
        return try await app.run(scenario)
    }

    /// Runs a scenario in the running app, and compares each step with the decisions and with the scenario's
    /// expectations.
    ///
    /// Call `serve(_:)` of the test server before the app starts. The app has to start with the scenario's first page
    /// and rules.
    ///
    /// - Returns: the outcome of each step.
    /// - Throws: `NavigationScenarioError` for the first step that differs from the decisions or from the scenario's
    ///   expectation; ``AppDriverError``.
    @discardableResult
    public func run(_ scenario: NavigationScenario) async throws -> [NavigationOutcome] {
        guard let server = testServer else {
            throw AppDriverError("A scenario needs a test server: AppDriver(server: server) { … }")
        }
        let decided = scenario.outcomes()
        var outcomes: [NavigationOutcome] = []
        for (index, line) in scenario.lines.enumerated() {
            if index > 0 { try await perform(line.input, on: server) }
            let outcome = NavigationOutcome(
                step: line.text, stacks: screens.textWithoutOverlays, requests: scenario.own(requests),
                reason: decided[index].reason)
            outcomes.append(outcome)
            try await compare(outcome, with: decided[index], step: index + 1)
            try scenario.check(outcomes)
            server.clearRequests()
        }
        return outcomes
    }

    private func perform(_ input: SimulationInput, on server: TestServer) async throws {
        server.prepare(input)
        // The decisions cover only the stacks, so close a file or external page that the previous step opened.
        while let overlay = screens.presented, !(overlay is UINavigationController) { try await dismiss() }
        switch input {
        case .tap: try await tap(link: TestServer.name(of: input) ?? "")
        case .submit: try await tap(button: TestServer.name(of: input) ?? "")
        // Without a back button, the step does nothing.
        case .back: if screens.stack?.viewControllers.count ?? 0 > 1 { try await back() }
        case .dismiss: if screens.presented != nil { try await dismiss() }
        }
    }

    private func compare(_ outcome: NavigationOutcome, with decided: NavigationOutcome, step: Int) async throws {
        guard outcome.stacks != decided.stacks || outcome.requests != decided.requests else { return }
        throw NavigationScenarioError(
            """
            After step \(step), "\(outcome.step)", the app shows "\(outcome.stacks)" after \
            \(NavigationOutcome.text(outcome.requests)). Expected "\(decided.stacks)" after \
            \(NavigationOutcome.text(decided.requests)), because \(decided.reason).
            \(await summary())
            """)
    }
}

/// The delegate of an app that has only rules. Its native screens are empty.
@MainActor
private final class ScenarioDelegate: TurboNavigationDelegate {
    /// Held here, because the window holds only the stacks.
    var navigator: TurboNavigator?
    private let nativePaths: Set<String>

    init(_ scenario: NavigationScenario) {
        nativePaths = Set(
            scenario.lines.compactMap { line in
                guard case .tap(let path, _, .native, _) = line.input else { return nil }
                return path
            })
    }

    func handle(proposal: VisitProposal, from navigator: TurboNavigator) -> ProposalResult {
        nativePaths.contains(SimulationNames.path(proposal.url)) ? .acceptCustom(UIViewController()) : .accept
    }
}
