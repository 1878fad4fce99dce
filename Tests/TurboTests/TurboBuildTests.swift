import TestSupport
import Testing
import TurboSession
import TurboTestSupport
import UIKit
import WebKit

extension TurboTests {
    /// Differences between builds of Turbo.
    @MainActor @Suite(.serialized)
    struct TurboBuildTests {
        /// Prefetching would also request links to native screens and historical locations.
        @Test(.enabled(if: TurboFeature.prefetching.isThere))
        func `A link under the pointer is not requested`() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.server.page("/a", body: "<a href=/recede_historical_location>b</a>")
            fixture.server.page("/recede_historical_location")
            try await fixture.show("/a")
            // Turbo waits for a tenth of a second, whether the pointer stays.
            _ = try await fixture.session.webView.callAsyncJavaScript(
                """
                document.querySelector('a').dispatchEvent(new MouseEvent('mouseenter', {bubbles: true, cancelable: true}))
                await new Promise(done => setTimeout(done, 300))
                await fetch('/end')
                """, contentWorld: .page)
            #expect(fixture.server.pages == ["/a", "/end"])
        }

        @Test(.enabled(if: TurboFeature.streamLinks.isThere))
        func `A link to the fragment that the page was opened at stays in the page`() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.server.page("/a", body: "<a href='#there'>b</a><p id=there>")
            try await fixture.show("/a#there")
            _ = try await fixture.evaluate("document.querySelector('a').click(); Turbo.visit('/end'); 1")
            #expect(try await fixture.proposals.next().url.path == "/end")
        }

        /// Another script may use the name of Turbo.
        @Test func `A global named Turbo without an adapter is logged`() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            let script =
                "window.Turbo = { navigator: { view: {} }, registerAdapter() { throw new Error('not today') } }"
            fixture.server.route("/a") { _ in .html("<!DOCTYPE html><title>a</title><script>\(script)</script>")
            }
            _ = fixture.push("/a")
            try await fixture.log.next(
                .scriptFailed("the page's Turbo doesn't accept an adapter: Error: not today"))
        }

        /// Before Turbo 8 the page has a number for each method.
        @Test(arguments: ["get", "post"])
        func `A form is reported with its method`(_ method: String) async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.server.page("/a", body: "<form action=/b method=\(method)><button>b</button></form>")
            fixture.server.route("/b") { _ in .redirect(to: "/c", status: 303) }
            fixture.server.page("/c")
            let forms = TestEvents<String>()
            fixture.session.visits.onActivity = {
                guard case .messageReceived("formSubmissionStarted", let detail, _) = $0 else { return }
                forms.append(detail)
            }
            try await fixture.show("/a")
            _ = try await fixture.evaluate("document.querySelector('button').click(); 1")
            let form = try await forms.next()
            #expect(form == "\(method) \(fixture.server.url("/b"))")
        }

        /// `[ ] | { }` stay as they are in a browser's URL, and `%` is an escape already.
        @Test(arguments: ["/b?f[]=1&q=caf%C3%A9", "/b?x={1}|2&y=%2F", "/b?f[0][name]=%25"])
        func `A link with brackets requests its exact URL`(_ link: String) async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.server.page("/a", body: "<a href='\(link)'>b</a>")
            fixture.server.page("/b")
            try await fixture.show("/a")
            _ = try await fixture.evaluate("document.querySelector('a').click(); 1")
            let proposal = try await fixture.proposals.next()
            let screen = VisitableViewController(url: proposal.url)
            fixture.navigation.pushViewController(screen, animated: false)
            fixture.session.visit(screen, options: proposal.options)
            try await fixture.log.next(.rendered(proposal.url, number: 2))
            let query = fixture.server.requests.last { $0.path == "/b" }?.query
            #expect(query?.removingPercentEncoding == link.dropFirst(3).removingPercentEncoding)
        }
    }
}
