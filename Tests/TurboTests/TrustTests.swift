import Testing
import TurboTestSupport
import UIKit

@testable import TurboSession

extension TurboTests {
    /// Messages of pages of other sites, also after a load of another site.
    @MainActor @Suite(.serialized)
    struct TrustTests {
        @Test(arguments: ["host", "port"])
        func `Messages of a page of another origin are dropped`(part: String) async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            let second = try TestServer(.turbo)
            let other =
                part == "host" ? fixture.server.url("/other", host: "localhost") : second.url("/other")
            fixture.server.page("/a", body: "<form data-turbo=false method=post action='\(other)'></form>")
            let post = "webkit.messageHandlers.turbo.postMessage({ key: '', name: 'turboStarted' })"
            for server in [fixture.server, second] {
                server.page("/other", body: "<script>addEventListener('load', () => \(post))</script>")
            }
            try await fixture.show("/a")
            _ = try await fixture.evaluate("document.querySelector('form').submit(); 1")
            try await fixture.log.next(.messageDropped(of: Origin(other)))
            _ = try await fixture.evaluate("Turbo.visit('/b'); 1")
            #expect(fixture.proposals.all.isEmpty)
        }

        @Test func `A page can't run its script on another site with a made-up response`() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            let other = fixture.server.url("/victim", host: "localhost")
            fixture.server.page("/a")
            try await fixture.show("/a")
            _ = try await fixture.evaluate(
                """
                Turbo.session.adapter.visitProposedToLocation(new URL("\(other)"), { action: "advance",
                response: { statusCode: 200, redirected: false, responseHTML: "<script>stolen = 1</script>" } }); 1
                """)
            #expect(try await fixture.external.next() == other)
            #expect(fixture.proposals.all.isEmpty)
        }

        @Test func `A response for another own origin is dropped, and its page is requested`() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            let second = try TestServer(.turbo)
            second.page("/victim")
            fixture.session.settings.ownHosts = ["127.0.0.1:\(second.port)"]
            fixture.server.page("/a")
            try await fixture.show("/a")
            _ = try await fixture.evaluate(
                """
                Turbo.session.adapter.visitProposedToLocation(new URL("\(second.url("/victim"))"), {
                action: "advance", response: { statusCode: 200, redirected: false, responseHTML: "<p>mine" } }); 1
                """)
            let proposal = try await fixture.proposals.next()
            #expect(proposal.url == second.url("/victim"))
            #expect(proposal.options.response == nil)
        }

        /// Another script of the page can post messages, but doesn't have the bridge's token.
        @Test(arguments: [nil, "", "another", 7] as [(any Sendable)?])
        func `A message without the key of the bridge script is dropped`(word: (any Sendable)?) {
            var body: [String: Any] = ["name": "errorRaised", "data": ["message": "text"]]
            #expect(throws: Never.self) { try PageMessage(body: body.merging(["key": "right"]) { $1 }, key: "right") }
            body["key"] = word
            #expect(throws: MessageError.self) { try PageMessage(body: body, key: "right") }
        }

        @Test func `A page can't report another site's URL as its own`() throws {
            let location = try #require(URL(string: "https://other.example/"))
            let page = PageMessage.PageState(location: location, title: "", restorationIdentifier: "")
            let origin = Origin(try #require(URL(string: "https://app.example/")))
            #expect(throws: MessageError.self) {
                try PageMessage.visitRendered(token: nil, page).attributed(to: origin)
            }
        }

        @Test func `A page can't pass its own HTML as a redirect's response of another site`() throws {
            let location = try #require(URL(string: "https://other.example/"))
            let response = VisitResponse(statusCode: 200, redirected: true, responseHTML: "<p>mine")
            let message = PageMessage.visitProposed(
                PageMessage.Proposal(
                    location: location, options: VisitOptions(action: .replace, response: response),
                    redirectedVisit: 1, linkTitle: nil))
            let origin = Origin(try #require(URL(string: "https://app.example/")))
            guard case .visitProposed(let proposal) = try message.attributed(to: origin) else {
                throw MessageError("another message")
            }
            #expect(proposal.location == location && proposal.options.response == nil)
        }

        @Test func `A message of the previous document doesn't end a reload`() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.server.page("/a")
            try await fixture.show("/a")
            fixture.server.route("/a") { _ in .never }
            fixture.session.reload()
            let page = PageMessage.PageState(
                location: fixture.server.url("/a"), title: "a", restorationIdentifier: "1")
            fixture.session.send(.page(.message(.pageLoaded(page))))
            #expect(fixture.session.state.visit?.isRunning == true)
            #expect(fixture.session.state.visit?.kind == .coldBoot)
        }

        @Test func `A web view that a session has released can be used by another session`() async throws {
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
