import TestSupport
import Testing
import TurboNavigator
import UIKit

@testable import TurboNavigator

extension TurboNavigatorTests {
    @MainActor @Suite(.serialized)
    struct HeldTransitionTests {
        @Test
        func `A swipe that the user holds has no timeout; it starts when the finger is lifted`() async throws {
            var ended: [String] = []
            let (held, running) = (StepWait(startsTimeout: false) { ended.append("held") }, TestEvents<Void>())
            let other = StepWait {
                ended.append("other")
                running.append(())
            }
            try await running.next(within: 5)
            #expect(ended == ["other"])
            held.startTimeout()
            held.end()
            #expect(ended == ["other", "held"])
            other.end()
            #expect(ended == ["other", "held"])
        }

        @Test func `A transition that the user holds again has no timeout either`() async throws {
            var ended: [String] = []
            let running = TestEvents<Void>()
            let held = StepWait { ended.append("held") }
            held.stopTimeout()
            let other = StepWait { running.append(()) }
            try await running.next(within: 5)
            #expect(ended.isEmpty)
            held.end()
            #expect(ended == ["held"])
            withExtendedLifetime(other) {}
        }
    }
}
