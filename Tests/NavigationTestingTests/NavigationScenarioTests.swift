import Foundation
import NavigationTesting
import Testing

@Suite struct NavigationScenarioTests {
    private static let rules = #"{"rules": [{"patterns": ["/new$"], "properties": {"context": "modal"}}]}"#

    @Test func `A scenario that meets its expectations passes`() throws {
        let scenario = try NavigationScenario(
            rules: Self.rules,
            steps: [
                .init("/posts", stacks: "/ /posts", requests: ["GET /posts"]),
                .init("/posts/new", stacks: "/ /posts | /posts/new"),
                .init("submit /posts -> 303 /posts/1", stacks: "/ /posts /posts/1"),
            ])
        try scenario.check()
        #expect(scenario.outcomes().map(\.step).first == "/")
    }

    @Test(arguments: [
        (
            NavigationScenario.Step("/new", stacks: "/ /new"),
            "After step 2, \"/new\", the stacks are \"/ | /new\", not \"/ /new\": context is modal"
        ),
        (
            NavigationScenario.Step("/a", requests: []),
            "After step 2, \"/a\", the requests are GET /a, not no request: "
        ),
    ])
    func `A step with another outcome is named, with the reason`(step: NavigationScenario.Step, start: String)
        throws
    {
        let scenario = try NavigationScenario(rules: Self.rules, steps: [step])
        let error = try #require(throws: NavigationScenarioError.self) { try scenario.check() }
        #expect(error.message.hasPrefix(start), "\(error.message)")
    }

    @Test func `A line that can't be read is named, with what it may be`() throws {
        let error = try #require(throws: NavigationScenarioError.self) { try NavigationScenario(steps: ["/a", "bak"]) }
        #expect(error.message == "Step 3: \"bak\" can't be simulated. Did you mean \"back\"?")
    }

    @Test func `A start that isn't a page is rejected`() throws {
        let error = try #require(throws: NavigationScenarioError.self) {
            try NavigationScenario(start: "back", steps: [])
        }
        #expect(error.message == "\"back\" isn't the path of a start page.")
    }

    @Test func `Rules that aren't a path configuration are rejected`() {
        #expect(throws: (any Error).self) { try NavigationScenario(rules: "{", steps: []) }
    }
}
