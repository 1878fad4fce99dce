import TestSupport
import Testing
import TurboSession
import TurboTestSupport
import UIKit

extension TurboTests {
    @MainActor @Suite(.serialized)
    struct FrameFailureTests {
        @Test(arguments: [404, 500])
        func `A frame that fails does not fail the page around it`(_ status: Int) async throws {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            fixture.server.page("/a", body: "<iframe src=/broken></iframe><iframe src=/dropped></iframe>")
            fixture.server.page("/broken", status: status)
            fixture.server.route("/dropped") { _ in .dropped }
            let screen = try await fixture.show("/a")
            #expect(screen.title == "a")
            #expect(fixture.failures.all.isEmpty)
        }

        @Test func `Another port is another site: a redirect there is opened as an external URL`()
            async throws
        {
            let fixture = try SessionFixture()
            defer { fixture.close() }
            let other = try TestServer()
            fixture.server.route("/follow") { _ in
                .redirect(to: other.url("/b").absoluteString, status: 302)
            }
            _ = fixture.push("/follow")
            let opened = try await fixture.external.next()
            #expect(opened == other.url("/b"))
            #expect(other.paths.isEmpty)
        }
    }
}
