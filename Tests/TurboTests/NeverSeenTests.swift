import Testing
import TurboSession
import TurboTestSupport
import UIKit

extension TurboTests {
    /// Screens that are removed before they appear.
    @MainActor @Suite(.serialized)
    struct NeverSeenTests {
        @Test func `A screen that is visited and isn't shown leaves the previous page visible after a moment`()
            async throws
        {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            for path in ["/a", "/b"] { fixture.server.page(path) }
            let first = try await fixture.show("/a")
            let other = VisitableViewController(url: fixture.server.url("/b"))
            fixture.session.visit(other)
            fixture.session.visitableViewDidAppear(first)
            try await fixture.log.next(.shownAgain("/a"))
            #expect(fixture.session.webView.superview === first.visitableView)
            #expect(try await fixture.evaluate("document.title") as? String == "a")
        }

        @Test func `A screen popped before it appears leaves the previous page visible`() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            for path in ["/a", "/b"] { fixture.server.page(path) }
            let first = try await fixture.show("/a")
            try await fixture.waitForTransitions()
            _ = fixture.push("/b")
            fixture.navigation.popViewController(animated: false)
            try await fixture.log.next(.cancelled("/b"))
            try await fixture.log.next(.shownAgain("/a"))
            #expect(fixture.session.webView.superview === first.visitableView)
            #expect(!first.visitableView.isShowingScreenshot)
            #expect(try await fixture.evaluate("document.title") as? String == "a")
        }
    }
}
