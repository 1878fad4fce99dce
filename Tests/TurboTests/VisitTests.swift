import Testing
import Turbo
import TurboTestSupport
import UIKit

extension TurboTests {
    @MainActor @Suite(.serialized)
    struct VisitTests {
        @Test func `A page that has lost the bridge script is loaded as a whole`() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            for path in ["/a", "/b"] { fixture.server.page(path) }
            try await fixture.show("/a")
            _ = try await fixture.evaluate("window.turboNative = undefined; 1")
            try await fixture.show("/b")
            #expect(fixture.log.contains(.visitBegan(.coldBoot, number: 3)))
            #expect(fixture.server.pages == ["/a", "/b"])
        }

        @Test func theFirstPageIsLoadedAndNamesItsScreen() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.server.page("/a")
            let screen = try await fixture.show("/a")
            #expect(screen.title == "a")
            #expect(fixture.server.pages == ["/a"])
            #expect(!screen.visitableView.isShowingScreenshot)
            #expect(!screen.visitableView.activityIndicatorView.isAnimating)
        }

        @Test func theSecondPageIsVisitedByTurboWithOneRequest() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.server.page("/a")
            fixture.server.page("/b")
            try await fixture.show("/a")
            _ = try await fixture.evaluate("window.mark = 1; 1")
            let second = try await fixture.show("/b")
            #expect(second.title == "b")
            #expect(fixture.server.pages == ["/a", "/b"])
            #expect(try await fixture.evaluate("window.mark") as? Int == 1, "the document was kept")
        }

        @Test func goingBackShowsThePageAtItsPlaceWithoutARequest() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.server.page("/a", "<div style='height: 5000px'>tall</div>")
            fixture.server.page("/b")
            let first = try await fixture.show("/a")
            _ = try await fixture.evaluate("window.scrollTo(0, 1234); 1")
            // The page hears of its scrolling with the next frame.
            _ = try await fixture.session.webView.callAsyncJavaScript(
                "await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))", arguments: [:],
                in: nil, contentWorld: .page)
            try await fixture.show("/b")
            fixture.navigation.popViewController(animated: true)
            try await fixture.rendered("/a")
            #expect(try await fixture.evaluate("window.scrollY") as? Int == 1234)
            #expect(fixture.server.pages == ["/a", "/b"])
            #expect(first.title == "a")
            #expect(!first.visitableView.isShowingScreenshot)
        }

        @Test func `Going back during a slow load neither freezes nor loads (HNI#33, HNI#208)`() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.server.page("/a")
            fixture.server.server.route("/never") { _ in .never }
            let first = try await fixture.show("/a")
            _ = fixture.push("/never")
            try await fixture.rest()
            fixture.navigation.popViewController(animated: false)
            try await fixture.log.next(.cancelled("/never"))
            try await fixture.log.next(.shownAgain())
            #expect(!first.visitableView.isShowingScreenshot)
            #expect(!first.visitableView.activityIndicatorView.isAnimating)
            #expect(fixture.session.activeVisitable === first)
            #expect(fixture.server.pages.filter { $0 == "/a" }.count == 1)
            #expect(try await fixture.evaluate("document.documentElement.ariaBusy ?? 'no'") as? String == "no")
        }

        @Test func goingBackToAnotherScreenOfTheSamePageDoesNotSpin() async throws {
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

        @Test func aTappedLinkIsProposed() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.server.page("/a", "<a id=link href='/b' data-turbo-action=replace>b</a>")
            try await fixture.show("/a")
            _ = try await fixture.evaluate("document.getElementById('link').click(); 1")
            let proposal = try await fixture.proposals.next()
            #expect(proposal.url == fixture.server.url("/b"))
            #expect(proposal.options.action == .replace)
        }

        @Test func `A screen has three URLs: routed, redirected, current (HNI#148)`() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.server.page("/b")
            fixture.server.server.route("/follow") { _ in .redirect(to: "/b", status: 302) }
            let screen = fixture.push("/follow")
            try await fixture.rendered("/follow")
            _ = try await fixture.evaluate("history.pushState({}, '', '/b?page=2'); 1")
            let urls = try #require(fixture.session.urls(of: screen))
            #expect(urls.routed == fixture.server.url("/follow"))
            #expect(urls.redirected == fixture.server.url("/b"))
            #expect(urls.current == fixture.server.url("/b?page=2"))
        }

        /// A redirect found another screen, and the next visit begins before the web view has heard of the page's new URL.
        @Test func aScreenThatAdoptedItsPageKeepsItsURLWhenItIsLeftAtOnce() async throws {
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
