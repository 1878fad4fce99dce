import NavigationSimulation
import Testing

/// The row `fragment` of docs/flows.md: only the fragment differs, so the page scrolls.
@Suite struct FragmentTests {
    /// Each row: the links that the user taps, and whether the page scrolls for the last one.
    @Test(
        arguments: [
            (["/a", "/a#x"], true), (["/a", "/a#"], true), (["/a#x", "/a#y"], true), (["/a#x", "/a#"], true),
            (["/a?b=1", "/a?b=1#x"], true), (["https://example.com", "/#x"], true),
            (["/a -> /b", "/b#x"], true), (["/a", "native /b", "/b#x"], false),
            (["/a", "/a"], false), (["/a", "/b#x"], false), (["/a?b=1", "/a#x"], false),
            (["/a", "replace /a#x"], false),
            (["/a", "/a#x", "/a#x"], true), (["/a", "/a#x", "/a"], false),
        ])
    func `A link to a part of the page scrolls`(links: [String], scrolls: Bool) throws {
        var simulator = Simulator(start: "https://example.com") { _ in [:] }
        let steps = try links.map { simulator.run(try SimulationScenario.parse(line: $0)) }
        let last = try #require(steps.last)
        #expect((last.reason == "only the fragment differs: the page scrolls") == scrolls)
        #expect(last.requests.isEmpty == scrolls)
        if scrolls { #expect(last.steps.isEmpty && last.main == steps.dropLast().last?.main) }
    }

    @Test(arguments: ["/a", "/a -> 500", "submit /b -> 303 /a"])
    func `A link or a form that leads to the page's own URL moves no screen`(line: String) throws {
        var simulator = Simulator(start: "https://example.com") { _ in ["presentation": "replace"] }
        _ = simulator.tap("/a")
        let step = simulator.run(try SimulationScenario.parse(line: line))
        #expect(step.steps.isEmpty && step.main == ["/a"] && step.requests.last == "GET /a")
    }

    @Test func `A fragment in a script isn't a comment`() throws {
        let lines = try SimulationScenario.parse("/a#x # the chapter\n# a comment\n\t# another\n/a#\n", name: "script")
        #expect(lines.map(\.text) == ["/a#x", "/a#"])
    }
}
