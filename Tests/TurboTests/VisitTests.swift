import Testing
import TurboSession
import TurboTestSupport
import UIKit

extension TurboTests {
    @MainActor @Suite(.serialized)
    struct VisitTests {
        @Test func `A page that has lost the bridge script is loaded as a whole document`() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            for path in ["/a", "/b"] { fixture.server.page(path) }
            try await fixture.show("/a")
            _ = try await fixture.evaluate("window.turboNative = undefined; 1")
            try await fixture.show("/b")
            #expect(fixture.log.contains(.visitBegan(.coldBoot, number: 3)))
            #expect(fixture.server.pages == ["/a", "/b"])
        }

        @Test func `The first visit is waited for, and none after it`() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            for path in ["/a", "/b"] { fixture.server.page(path) }
            _ = fixture.push("/a")
            await fixture.session.visits.firstVisit.ended()
            #expect(!fixture.session.isVisiting)
            let second = fixture.push("/b")
            await fixture.session.visits.firstVisit.ended()
            #expect(fixture.server.pages == ["/a"])
            withExtendedLifetime(second) {}
        }

        @Test func `Going back to another screen of the same page does not spin`() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.server.page("/a")
            let first = try await fixture.show("/a")
            try await fixture.show("/a")
            fixture.navigation.popViewController(animated: false)
            try await fixture.rendered("/a")
            #expect(fixture.session.activeVisitable === first)
            #expect(!first.visitableView.isShowingScreenshot)
            #expect(fixture.server.pages == ["/a", "/a"])
        }

        @Test func `A screen has three URLs: routed, redirected, current (HNI#148)`() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.server.page("/b")
            fixture.server.route("/follow") { _ in .redirect(to: "/b", status: 302) }
            let screen = fixture.push("/follow")
            try await fixture.rendered("/follow")
            _ = try await fixture.evaluate("history.pushState({}, '', '/b?page=2'); 1")
            let urls = try #require(fixture.session.urls(of: screen))
            #expect(urls.routed == fixture.server.url("/follow"))
            #expect(urls.redirected == fixture.server.url("/b"))
            #expect(urls.current == fixture.server.url("/b?page=2"))
        }

        /// A redirect shows another screen, and the next visit begins before the web view has the page's new URL.
        @Test func `A screen that adopted its page keeps its URL when it is left at once`() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.server.page("/follow")
            fixture.server.page("/c")
            try await fixture.show("/follow")
            let adopted = VisitableViewController(url: fixture.server.url("/b"))
            fixture.navigation.setViewControllers([adopted], animated: false)
            fixture.session.placement.adopt(adopted)
            try await fixture.show("/c")
            #expect(fixture.session.urls(of: adopted)?.current == fixture.server.url("/b"))
        }
    }
}
