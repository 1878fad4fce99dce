import Fuzzing
import TestSupport
import TestTraits
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// Clicks after a pop without a move of the mouse.
    @MainActor @Suite(.serialized, .usualAnimations)
    struct StillPointerTests {
        /// A screenshot covers the page until it is restored.
        @Test func `A click right after a pop is not lost`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.server.page("/", body: "<a href=/a style='position: fixed; inset: 0'>next</a>")
            try await app.route("/")
            let pointer = Pointer(app.window)
            try await pointer.rest(at: CGPoint(x: 200, y: 300), in: app.navigator.navigationController.view)
            try await pointer.click()
            // On a busy machine, some pages are restored before the click.
            var (covered, rounds) = (0, 0)
            while covered < LongRun.times(100) {
                rounds += 1
                try #require(rounds <= LongRun.times(1000))
                try await app.arrived("/a")
                app.navigator.navigationController.popViewController(animated: true)
                try await app.waitForProposals()
                covered += app.showsItsPage ? 0 : 1
                try await pointer.click()
            }
            try await app.log.next(.rendered(app.server.url("/a")))
        }
    }
}
