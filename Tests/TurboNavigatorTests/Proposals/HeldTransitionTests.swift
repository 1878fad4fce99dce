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

        @Test func `A transition that the user holds again has no timeout until it is let go`() async throws {
            let ended = TestEvents<String>()
            let held = StepWait { ended.append("held") }
            held.stopTimeout()
            let other = StepWait { ended.append("other") }
            try await ended.next(within: 5)
            #expect(ended.all == ["other"])
            held.startTimeout()
            try await ended.next(within: 5)
            #expect(ended.all == ["other", "held"])
            withExtendedLifetime(other) {}
        }
    }
}
