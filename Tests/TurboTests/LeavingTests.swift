import Testing
import TurboSession
import TurboTestSupport
import UIKit

extension TurboTests {
    /// Redirects and scripts that lead away from the app.
    @MainActor @Suite(.serialized)
    struct LeavingTests {
        @Test func `A first page that redirects to an external URL opens it, and its visit fails with this reason`()
            async throws
        {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            let other = fixture.server.url("/b", host: "localhost")
            fixture.server.route("/follow") { _ in .redirect(to: other.absoluteString, status: 302) }
            _ = fixture.push("/follow")
            let error = try await fixture.failures.next()
            #expect(error as? LoadError == .redirectedToExternalURL(url: other))
            #expect(fixture.externalURLs == [other])
            #expect(fixture.server.pages == ["/follow"])
        }

        @Test func `A script does not start another app (TI#195)`() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.server.page("/a", body: "<a id=link href='tel:+15555550123'>call</a>")
            try await fixture.show("/a")
            _ = try await fixture.evaluate("location.href = 'mailto:someone@example.com'; 1")
            try await fixture.log.next(.schemeBlocked("mailto"))
            _ = try await fixture.evaluate("document.getElementById('link').click(); 1")
            try await fixture.log.next(.schemeBlocked("tel"))
            #expect(fixture.externalURLs.isEmpty)
        }

        @Test(arguments: ["data:text/html,hello", "about:blank", "custom:thing"])
        func `A link with an unlisted scheme is blocked`(_ link: String) async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.server.page("/a", body: "<a id=link href='\(link)'>link</a>")
            try await fixture.show("/a")
            _ = try await fixture.evaluate("document.getElementById('link').click(); 1")
            try await fixture.log.next(.schemeBlocked())
            #expect(fixture.session.webView.url == fixture.server.url("/a"))
        }
    }
}
