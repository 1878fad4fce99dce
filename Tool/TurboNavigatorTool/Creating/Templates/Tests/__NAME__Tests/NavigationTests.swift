import Foundation
import Testing
import TurboNavigator
import TurboNavigatorTesting

// In Xcode, the tests and the app are one module.
#if SWIFT_PACKAGE
    @testable import __NAME__
#endif

/// Tests one scenario twice: only by the rules, and with real screens, pages and requests.
@MainActor
@Suite(.serialized)
struct NavigationTests {
    private func scenario() throws -> NavigationScenario {
        try NavigationScenario(
            rulesAt: Site.rules,
            steps: [
                .init("/posts", stacks: "/ /posts", requests: ["GET /posts"]),
                .init("/posts/new", stacks: "/ /posts | /posts/new"),
                .init("submit /posts -> 303 /posts/1", stacks: "/ /posts /posts/1"),
            ])
    }

    @Test func aFormIsASheetByTheRules() throws {
        try scenario().check()
    }

    @Test(
        .enabled(
            if: hasTurbo, "Set TURBO_JS to the file of Turbo that the site serves, such as turbo.min.js of turbo-rails."
        ))
    func aFormIsASheetInTheApp() async throws {
        let scenario = try scenario()
        let server = try TestServer(turbo: .fromEnvironment())
        server.serve(scenario)
        let app = try await AppDriver(server: server) {
            let navigator = Site.navigator(PathConfiguration(sources: [.file(Site.rules)]))
            navigator.route(server.url("/"))
            return navigator
        }
        defer { app.close() }
        try await app.run(scenario)
    }

    nonisolated private static let hasTurbo = ProcessInfo.processInfo.environment["TURBO_JS"] != nil
}
