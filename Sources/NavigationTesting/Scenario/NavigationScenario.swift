import Foundation
import NavigationSimulation
import TurboCore

/// A scenario: the actions of a user and a server, step by step, with the expected stacks and requests.
///
///     let scenario = try NavigationScenario(rules: rules, steps: [
///         .init("/posts/new", stacks: "/ | /posts/new", requests: ["GET /posts/new"]),
///         .init("submit /posts -> 303 /posts/1", stacks: "/ /posts/1"),
///     ])
///     try scenario.check()
///
/// ``check()`` runs it through the decisions of the app, in milliseconds and without a web view. `AppDriver` of
/// TurboNavigatorTesting runs the same scenario in the app, and compares.
public struct NavigationScenario: Sendable {
    /// One step of a scenario, with its expected outcome.
    public struct Step: Sendable, Equatable, ExpressibleByStringLiteral {
        /// A line of a scenario as for `turbo-navigator simulate`; see ``NavigationScenario/grammar``.
        public let text: String
        /// The expected paths of the main stack and, after a bar, of the modal stack: "/ /posts | /posts/new". The path
        /// of a native screen is in parentheses. nil to accept anything.
        public let stacks: String?
        /// The expected requests, as in "GET /posts". nil to accept anything.
        public let requests: [String]?

        /// - Parameters:
        ///   - text: a line of a scenario as for `turbo-navigator simulate`.
        ///   - stacks: the expected stacks; nil, the default, to accept anything.
        ///   - requests: the expected requests; nil, the default, to accept anything.
        public init(_ text: String, stacks: String? = nil, requests: [String]? = nil) {
            self.text = text
            self.stacks = stacks
            self.requests = requests
        }

        /// Creates a step without expectations.
        public init(stringLiteral text: String) {
            self.init(text)
        }
    }

    /// The syntax of a step.
    public static var grammar: String { SimulationScenario.grammar }

    /// The steps. The first one is the start of the app.
    public let steps: [Step]
    /// The rules, as JSON.
    public let rules: String
    package let lines: [SimulationScenario.Line]

    /// - Parameters:
    ///   - rules: the path configuration as JSON; by default there are no rules.
    ///   - start: the path of the first page; "/" by default.
    ///   - steps: the steps after the start.
    /// - Throws: ``NavigationScenarioError`` for an invalid step, and an error for invalid JSON.
    public init(rules: String = #"{"rules": []}"#, start: Step = "/", steps: [Step]) throws {
        _ = try PathConfigurationDocument(Data(rules.utf8))
        self.rules = rules
        self.steps = [start] + steps
        lines = try self.steps.enumerated().map { index, step in
            do {
                return try SimulationScenario.parse(line: step.text)
            } catch {
                throw NavigationScenarioError("Step \(index + 1): \(error.localizedDescription)")
            }
        }
        guard case .tap(let path, .advance, .web, _)? = lines.first?.input, path.hasPrefix("/") else {
            throw NavigationScenarioError("\"\(start.text)\" isn't the path of a start page.")
        }
    }

    /// - Parameters:
    ///   - file: the path configuration of the app.
    ///   - start: the path of the first page; "/" by default.
    ///   - steps: the steps after the start.
    /// - Throws: ``NavigationScenarioError`` for an invalid step, and an error for an invalid or missing file.
    public init(rulesAt file: URL, start: Step = "/", steps: [Step]) throws {
        try self.init(rules: String(contentsOf: file, encoding: .utf8), start: start, steps: steps)
    }
}

extension NavigationScenario {
    /// Returns the requests for paths of the scenario. An app also requests its rules and its images.
    ///
    /// - Parameter requests: the requests, as in "GET /posts?page=2".
    package func own(_ requests: [String]) -> [String] {
        let paths = Set(lines.flatMap { Self.addresses($0.input) }.map { TestServer.path($0) })
        return requests.filter { request in
            request.firstIndex(of: " ").map { paths.contains(TestServer.path(request[$0...].dropFirst())) } ?? false
        }
    }

    private static func addresses(_ input: SimulationInput) -> [String] {
        switch input {
        case .tap(let path, _, _, .redirect(let target)): [path, target]
        case .tap(let path, _, _, _): [path]
        case .submit(let path, _, let location): [path] + (location.map { [$0] } ?? [])
        case .back, .dismiss: []
        }
    }
}
