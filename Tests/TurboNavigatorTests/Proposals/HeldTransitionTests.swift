import TestSupport
import TestTraits
import Testing
import TurboTestSupport
import UIKit

@testable import TurboNavigator

extension TurboNavigatorTests {
    @MainActor @Suite(.serialized, .usualAnimations)
    struct HeldTransitionTests {
        /// Returns when a wait that begins now has reached its timeout.
        private func timeout() async {
            await Wait(startsTimeout: true).ended()
        }

        @Test
        func `A swipe that the user holds has no timeout; it starts when the finger is lifted`() async throws {
            let (held, ended) = (Wait(), TestEvents<Void>())
            let waiting = Task {
                await held.ended()
                ended.append(())
            }
            await timeout()
            #expect(ended.all.isEmpty)
            held.startTimeout()
            try await ended.next(within: 5)
            held.end()
            await waiting.value
        }

        @Test func `A page that is routed while the user holds a swipe back for long waits for the swipe`() async throws
        {
            let app = try await AppDriver()
            defer { app.close() }
            for path in ["/", "/a"] { try await app.route(path) }
            let navigation = app.navigator.navigationController
            for event in [DragEvent.begin(at: 0), .update(150, at: 1)] { navigation.swipeBack(event) }
            app.navigator.route(app.server.url("/b"))
            await timeout()
            for _ in 0..<10 { await nextFrame(of: app.window) }
            #expect(app.server.pages == ["/", "/a"])
            for event in [DragEvent.update(400, at: 2), .end(at: 3)] { navigation.swipeBack(event) }
            try await app.arrived("/b")
            #expect(app.stacks == "/ /b")
        }

        @Test func `A transition that the user holds again has no timeout either`() async throws {
            let (held, ended) = (Wait(startsTimeout: true), TestEvents<Void>())
            held.stopTimeout()
            let waiting = Task {
                await held.ended()
                ended.append(())
            }
            await timeout()
            #expect(ended.all.isEmpty)
            // Let go for good, it has one.
            held.startTimeout()
            await waiting.value
        }

        @Test func `What waits for a transition of a navigator that is gone ends at once`() async {
            let wait = Wait()
            let waiting = Task { await wait.ended() }
            waiting.cancel()
            await waiting.value
        }
    }
}
