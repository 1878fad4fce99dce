import TestSupport
import Testing
import TurboSession
import TurboTestSupport
import UIKit

extension TurboTests {
    @MainActor @Suite(.serialized)
    struct FailureTests {
        @Test(arguments: [404, 500, 401])
        func `A status is reported at the first load`(_ status: Int) async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.server.page("/a", status: status)
            _ = fixture.push("/a")
            let error = try await fixture.failures.next()
            #expect(error as? TurboError == .http(statusCode: status))
        }

        @Test func `An unreachable server is reported at the first load`() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.server.stop()
            _ = fixture.push("/a")
            let error = try await fixture.failures.next()
            #expect((error as? URLError)?.code == .cannotConnectToHost)
        }

        /// Before, the user read after a minute that the server takes too long.
        /// A long one has replaced the previous page.
        @Test(arguments: [0, 40_000])
        func `An incomplete response is reported at once`(length: Int) async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.server.page("/a")
            let text = String(repeating: " ", count: length)
            fixture.server.route("/b", .truncated(TestPage("b", body: text).html(turbo: fixture.server.turbo)))
            try await fixture.show("/a")
            let screen = fixture.push("/b")
            let error = try await fixture.failures.next()
            #expect((error as? URLError)?.code == .networkConnectionLost)
            #expect(fixture.server.pages == ["/a", "/b", "/b"])
            #expect(!screen.visitableView.activityIndicatorView.isAnimating)
        }

        @Test func `A page without Turbo fails after its deadline (TI#3, TI#49)`() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.session.settings.deadlines.turbo = 0.3
            fixture.server.page("/plain", "<title>plain</title>")
            let screen = fixture.push("/plain")
            let error = try await fixture.failures.next()
            #expect(error as? LoadError == .turboMissing(url: fixture.server.url("/plain")))
            #expect(!screen.visitableView.activityIndicatorView.isAnimating)
            // The session decides about its links.
            let other = fixture.server.url("/other", host: "localhost")
            _ = try await fixture.evaluate("location.href = '\(other)'; 1")
            #expect(try await fixture.external.next() == other)
        }

        @Test func `A server that never responds fails after its deadline`() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.session.settings.deadlines.response = 0.3
            fixture.server.route("/never") { _ in .never }
            _ = fixture.push("/never")
            let error = try await fixture.failures.next()
            #expect(error as? TurboError == .timeoutFailure)
        }

        @Test func `A visit of a stack that is no longer in a window ends after its deadline at the latest`()
            async throws
        {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            for path in ["/a", "/b"] { fixture.server.page(path) }
            try await fixture.show("/a")
            fixture.session.settings.deadlines.response = 0.5
            fixture.window.rootViewController = UIViewController()
            // A page without a window draws no frames. Turbo 7 renders with the next one, Turbo 8 without it.
            _ = fixture.push("/b")
            try await nextFrame(of: fixture.window, while: fixture.session.isVisiting)
            #expect(!fixture.session.isVisiting)
        }

        @Test func `A file isn't a page`() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.server.route("/data") { _ in .json("{}") }
            _ = fixture.push("/data")
            let error = try await fixture.failures.next()
            #expect(
                error as? LoadError
                    == .notHTML(url: fixture.server.url("/data"), contentType: "application/json"))
        }

        @Test func `Retry shows the page after the server has recovered`() async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.server.page("/a", status: 500)
            let screen = fixture.push("/a")
            try await fixture.failures.next()
            fixture.server.page("/a")
            fixture.session.visits.retry(screen)
            try await fixture.rendered("/a")
            #expect(screen.title == "a")
            #expect(!screen.visitableView.isShowingScreenshot)
        }
    }
}
