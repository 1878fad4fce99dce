import Foundation
import TestSupport
import Testing
import TurboTestSupport
import UIKit

@testable import TurboSession

extension TurboTests {
    /// The app is in the background, where time doesn't count.
    @MainActor @Suite(.serialized)
    struct BackgroundTests {
        /// Sets whether the app is in the background, for a session.
        @MainActor
        private final class Place {
            var isInBackground = true

            func comeBack() {
                isInBackground = false
                post(UIApplication.willEnterForegroundNotification)
            }

            func post(_ name: NSNotification.Name) {
                NotificationCenter.default.post(name: name, object: UIApplication.shared)
            }
        }

        private func put(_ session: Session, in place: Place) {
            session.visits.timers.foreground = Foreground(isInBackground: { place.isInBackground })
        }

        @Test
        func `A page that loads in the background has its full deadline when the user returns`()
            async throws
        {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            let place = Place()
            put(fixture.session, in: place)
            let other = Session()
            other.settings.deadlines.response = 0.3
            fixture.session.settings.deadlines.response = 0.2
            fixture.server.route("/never") { _ in .never }
            _ = fixture.push("/never")
            // The deadline of another session, in the foreground, is later and passes first.
            let screen = VisitableViewController(url: fixture.server.url("/never"))
            other.visit(screen)
            try await fixture.log.next(.timedOut)
            #expect(fixture.failures.all.isEmpty)
            place.comeBack()
            #expect(try await fixture.failures.next() as? TurboError == .timeoutFailure)
        }

        @Test func `In the background, a wait ends when the user returns, and not before`() async {
            let place = Place()
            let foreground = Foreground(isInBackground: { place.isInBackground })
            var isOver = false
            let wait = Task {
                await foreground.wait()
                isOver = true
            }
            for _ in 0..<20 { await Task.yield() }
            #expect(!isOver)
            place.comeBack()
            await wait.value
            #expect(isOver)
        }

        @Test func `A return to the foreground counts even if the app's state changes after its first notification`()
            async throws
        {
            let (place, returned) = (Place(), TestEvents<Void>())
            let foreground = Foreground(isInBackground: { place.isInBackground })
            Task {
                await foreground.wait()
                returned.append(())
            }
            for _ in 0..<10 { await Task.yield() }
            place.post(UIApplication.willEnterForegroundNotification)
            for _ in 0..<10 { await Task.yield() }
            #expect(returned.all.isEmpty)
            place.isInBackground = false
            place.post(UIApplication.didBecomeActiveNotification)
            try await returned.next()
        }

        @Test func `A page whose process ended in the background is loaded when the user is back`() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.server.page("/a")
            try await fixture.show("/a")
            let place = Place()
            put(fixture.session, in: place)
            fixture.session.webViewWebContentProcessDidTerminate(fixture.session.webView)
            await Task.yield()
            #expect(!fixture.session.isVisiting)
            #expect(fixture.server.pages == ["/a"])
            place.comeBack()
            try await fixture.rendered("/a")
            #expect(fixture.server.pages == ["/a", "/a"])
        }
    }
}
