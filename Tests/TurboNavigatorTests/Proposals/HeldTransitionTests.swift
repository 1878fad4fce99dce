import TestSupport
import TestTraits
import Testing
import TurboTestSupport
import UIKit

@testable import TurboNavigator

extension TurboNavigatorTests {
    @MainActor @Suite(.serialized, .usualAnimations)
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

        @Test func `A page that is routed while the user holds a swipe back for long waits for the swipe`() async throws
        {
            let app = try await AppDriver()
            defer { app.close() }
            for path in ["/", "/a"] { try await app.route(path) }
            let (navigation, waited) = (app.navigator.navigationController, TestEvents<Void>())
            for event in [DragEvent.begin(at: 0), .update(150, at: 1)] { navigation.swipeBack(event) }
            app.navigator.route(app.server.url("/b"))
            let other = StepWait { waited.append(()) }
            try await waited.next(within: 5)
            for _ in 0..<10 { await nextFrame(of: app.window) }
            #expect(app.server.pages == ["/", "/a"])
            for event in [DragEvent.update(400, at: 2), .end(at: 3)] { navigation.swipeBack(event) }
            try await app.arrived("/b")
            #expect(app.stacks == "/ /b")
            withExtendedLifetime(other) {}
        }

        @Test func `A transition that the user holds again has no timeout either`() async throws {
            var ended: [String] = []
            let running = TestEvents<Void>()
            let held = StepWait { ended.append("held") }
            held.stopTimeout()
            let other = StepWait { running.append(()) }
            try await running.next(within: 5)
            #expect(ended.isEmpty)
            // Let go for good, it has one.
            held.startTimeout()
            let last = StepWait { running.append(()) }
            try await running.next(within: 5)
            #expect(ended == ["held"])
            withExtendedLifetime((other, last)) {}
        }
    }
}
