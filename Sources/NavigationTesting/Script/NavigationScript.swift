import Foundation
import NavigationSimulation
import TurboCore

/// What a user and a server do, step by step, and what should come of it: the stacks, and the requests that the server sees.
///
///     let script = try NavigationScript(rules: rules, steps: [
///         .init("/posts/new", stacks: "/ | /posts/new", requests: ["GET /posts/new"]),
///         .init("submit /posts -> 303 /posts/1", stacks: "/ /posts/1"),
///     ])
///     try script.check()
///
/// ``check()`` runs it through the decisions that the app makes, in milliseconds and without a web view. `AppDriver` of
/// TurboNavigatorTesting runs the same script in the app, and compares.
public struct NavigationScript: Sendable {
    /// One thing that happens, with what should come of it.
    public struct Step: Sendable, Equatable, ExpressibleByStringLiteral {
        /// A line as `turbo-navigator simulate` has it; see ``NavigationScript/grammar``.
        public let text: String
        /// The paths of the main stack, and after a bar those of the modal one: "/ /posts | /posts/new". A native screen is
        /// in parentheses. nil for anything.
        public let stacks: String?
        /// What the server sees, as in "GET /posts". nil for anything.
        public let requests: [String]?

        /// - Parameters:
        ///   - text: a line as `turbo-navigator simulate` has it.
        ///   - stacks: nil by default, for anything.
        ///   - requests: nil by default, for anything.
        public init(_ text: String, stacks: String? = nil, requests: [String]? = nil) {
            self.text = text
            self.stacks = stacks
            self.requests = requests
        }

        /// A step of which nothing is expected.
        public init(stringLiteral text: String) {
            self.init(text)
        }
    }

    /// What a step may be.
    public static var grammar: String { SimulationScript.grammar }

    /// All steps; the first one is the start of the app.
    public let steps: [Step]
    /// The rules, as JSON.
    public let rules: String
    package let lines: [SimulationScript.Line]

    /// - Parameters:
    ///   - rules: the path configuration as JSON; by default there are no rules.
    ///   - start: the path of the first page, "/" by default.
    ///   - steps: what happens after the start.
    /// - Throws: ``NavigationScriptError`` for a step that means nothing, and what is wrong with the JSON.
    public init(rules: String = #"{"rules": []}"#, start: Step = "/", steps: [Step]) throws {
        _ = try PathConfigurationDocument(Data(rules.utf8))
        self.rules = rules
        self.steps = [start] + steps
        lines = try self.steps.enumerated().map { index, step in
            do {
                return try SimulationScript.parse(line: step.text)
            } catch {
                throw NavigationScriptError("Step \(index + 1): \(error.localizedDescription)")
            }
        }
        guard case .tap(let path, .advance, .web, _)? = lines.first?.input, path.hasPrefix("/") else {
            throw NavigationScriptError("\"\(start.text)\" is not the path of a first page.")
        }
    }

    /// - Parameters:
    ///   - file: the path configuration of the app.
    ///   - start: the path of the first page, "/" by default.
    ///   - steps: what happens after the start.
    /// - Throws: ``NavigationScriptError`` for a step that means nothing, and what is wrong with the file.
    public init(rulesAt file: URL, start: Step = "/", steps: [Step]) throws {
        try self.init(rules: String(contentsOf: file, encoding: .utf8), start: start, steps: steps)
    }
}
