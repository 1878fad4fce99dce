import Testing
import TurboTestSupport
import UIKit

@testable import Turbo

extension TurboTests {
    /// Messages of pages that are not ours, or not ours any more.
    @MainActor @Suite(.serialized)
    struct TrustTests {
        @Test func aPageOfAnotherHostIsNotObeyed() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            let other = fixture.server.server.url("/other", host: "localhost")
            fixture.server.page("/a", "<form data-turbo=false method=post action='\(other)'></form>")
            fixture.server.page("/other")
            try await fixture.show("/a")
            _ = try await fixture.evaluate("document.querySelector('form').submit(); 1")
            try await fixture.log.next("«localhost» was dropped")
            _ = try await fixture.evaluate("Turbo.visit('/b'); 1")
            #expect(fixture.proposals.all.isEmpty)
        }

        @Test func whatTheFormerDocumentSaysDoesNotEndAReload() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.server.page("/a")
            try await fixture.show("/a")
            fixture.server.server.route("/a") { _ in .never }
            fixture.session.reload()
            let page = PageMessage.PageState(
                location: fixture.server.url("/a"), title: "a", restorationIdentifier: "1")
            fixture.session.receive(.pageLoaded(page))
            #expect(fixture.session.currentVisit?.isRunning == true)
            #expect(!fixture.session.placement.isBooted)
        }

        @Test func aWebViewThatWasGivenBackServesAnotherSession() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.server.page("/a")
            try await fixture.show("/a")
            fixture.session.disconnect()
            let second = Session(webView: fixture.session.webView)
            let screen = VisitableViewController(url: fixture.server.url("/a"))
            fixture.navigation.setViewControllers([screen], animated: false)
            second.visit(screen)
            try await fixture.rendered("/a")
            #expect(screen.title == "a")
        }
    }
}
