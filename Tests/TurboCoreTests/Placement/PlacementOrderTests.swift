import Testing

@testable import TurboCore

/// Ten thousand random orders of events.
@Suite("The placement of the web view, in any order")
struct PlacementOrderTests {
    @Test func `Whatever comes before, the screen that the user stays on has the web view and shows its page`() {
        for seed in 0..<10_000 {
            var generator = SeededGenerator(seed: UInt64(seed))
            var course = PlacementCourse()
            for _ in 0..<Int.random(in: 1...30, using: &generator) { course.step(&generator) }
            let screen = WebViewPlacement.ScreenID(Int.random(in: 1...4, using: &generator))
            course.rest(on: screen)
            let hasPage = PlacementText.state(course.placement) == Array(repeating: screen.rawValue, count: 4)
            let isFailed = course.failed.contains(screen) && course.placement.owner == screen
            #expect(hasPage || isFailed, "seed \(seed): \(course.placement)")
        }
    }

    @Test func `Only the screen that has the web view is uncovered, and only with its own page`() {
        for seed in 0..<10_000 {
            var generator = SeededGenerator(seed: UInt64(seed))
            var course = PlacementCourse()
            for _ in 0..<30 {
                course.step(&generator)
                guard let uncovered = course.placement.uncovered else { continue }
                #expect(uncovered == course.placement.holder, "seed \(seed): \(course.placement)")
            }
        }
    }
}
