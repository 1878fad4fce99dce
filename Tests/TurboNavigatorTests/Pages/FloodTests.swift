import Testing
import TurboNavigator
import TurboTestSupport

extension TurboNavigatorTests {
    @MainActor @Suite(.serialized)
    struct FloodTests {
        @Test func `A page that proposes without end is stopped`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            for number in 0..<100 {
                app.navigator.route(
                    VisitProposal(url: app.server.url("/\(number)"), properties: ["presentation": "none"]))
                app.navigator.route(app.server.url("/a?page=\(number)"))
            }
            try await app.log.next(.queueWasFull)
            try await app.waitForProposals()
            try await app.route("/b")
            #expect(app.stacks.hasSuffix("/b"))
        }
    }
}
