import Fuzzing
import Testing

@testable import TurboCore

/// Ten thousand random orders of events.
@Suite("The placement of the web view, in any order")
struct PlacementOrderTests {
    @Test func `After any order of events, the screen that the user stays on has the web view and shows its page`() {
        for seed in 0..<10_000 {
            var generator = SeededGenerator(seed: UInt64(seed))
            var harness = PlacementHarness()
            for _ in 0..<Int.random(in: 1...30, using: &generator) { harness.step(&generator) }
            let screen = WebViewPlacement.VisitableID(Int.random(in: 1...4, using: &generator))
            harness.rest(on: screen)
            let hasPage = PlacementText.state(harness.placement) == Array(repeating: screen.rawValue, count: 4)
            let isFailed = harness.failed.contains(screen) && harness.placement.owner == screen
            #expect(hasPage || isFailed, "seed \(seed): \(harness.placement)")
        }
    }

    @Test func `Only the screen that has the web view is uncovered, and only with its own page`() {
        for seed in 0..<10_000 {
            var generator = SeededGenerator(seed: UInt64(seed))
            var harness = PlacementHarness()
            for _ in 0..<30 {
                harness.step(&generator)
                guard let visible = harness.placement.visible else { continue }
                #expect(visible == harness.placement.holder, "seed \(seed): \(harness.placement)")
            }
        }
    }
}
