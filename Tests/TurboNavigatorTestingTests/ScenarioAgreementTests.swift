import Foundation
import Testing
import TurboNavigator
import TurboNavigatorTesting
import TurboTestSupport

extension TurboNavigatorTestingTests {
    /// One script, twice: through the decisions only, and through real screens, pages and requests.
    @MainActor
    @Suite(.serialized, .timeLimit(.minutes(3)))
    struct ScenarioAgreementTests {
        @Test(arguments: ScenarioRow.all)
        func `A scenario has the same outcome in the decisions and in the app`(row: ScenarioRow) async throws {
            let scenario = try NavigationScenario(rules: ScenarioRow.rules, steps: row.steps)
            try scenario.check()
            let outcomes = try await AppDriver.run(scenario, turbo: TurboLibrary.turbo.build())
            #expect(outcomes == scenario.outcomes())
        }

        @Test func `An app whose delegate rejects a page is reported to differ from the decisions`() async throws {
            let scenario = try NavigationScenario(rules: ScenarioRow.rules, steps: ["/posts"])
            let server = try TestServer(turbo: TurboLibrary.turbo.build())
            server.serve(scenario)
            let delegate = FirstPageDelegate()
            let app = try await AppDriver(server: server) {
                let navigator = TurboNavigator(delegate: delegate)
                delegate.navigator = navigator
                navigator.route(server.url("/"))
                return navigator.rootViewController
            }
            defer { app.close() }
            let error = await #expect(throws: NavigationScenarioError.self) { try await app.run(scenario) }
            let text = try #require(error).description
            #expect(text.contains("Expected \"/ /posts\" after GET /posts"), "\(text)")
        }

        @Test func `Requests for anything but pages don't count`() async throws {
            let rules = #"{"rules": [{"patterns": ["/new$"], "properties": {"context": "modal"}}]}"#
            let scenario = try NavigationScenario(
                rules: rules, steps: [.init("/new", stacks: "/ | /new", requests: ["GET /new"])])
            let server = try TestServer(turbo: TurboLibrary.turbo.build())
            server.serve(scenario)
            server.route("/rules.json") { _ in .json(rules) }
            let delegate = FirstPageDelegate(admits: true)
            let app = try await AppDriver(server: server) {
                let configuration = PathConfiguration(
                    sources: [.data(Data(rules.utf8)), .server(server.url("/rules.json"))],
                    options: PathConfiguration.Options(copiesFolder: nil))
                let navigator = TurboNavigator(delegate: delegate, pathConfiguration: configuration)
                delegate.navigator = navigator
                navigator.route(server.url("/"))
                return navigator.rootViewController
            }
            defer { app.close() }
            try await app.run(scenario)
        }
    }
}

/// Opens only the first page, unless it admits all.
@MainActor
private final class FirstPageDelegate: TurboNavigationDelegate {
    var navigator: TurboNavigator?
    private let admits: Bool

    init(admits: Bool = false) {
        self.admits = admits
    }

    func handle(proposal: VisitProposal, from navigator: TurboNavigator) -> ProposalResult {
        admits || proposal.url.path == "/" ? .accept : .reject
    }
}
