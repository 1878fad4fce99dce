import Foundation
import Testing
import TurboNavigator
import TurboNavigatorTesting
import TurboTestSupport

extension TurboNavigatorTestingTests {
    /// One script, twice: through the decisions only, and through real screens, pages and requests.
    @MainActor
    @Suite(.serialized, .timeLimit(.minutes(3)))
    struct ScriptAgreementTests {
        @Test(arguments: ScriptRow.all)
        func `A script comes out the same in the decisions and in the app`(row: ScriptRow) async throws {
            let script = try NavigationScript(rules: ScriptRow.rules, steps: row.steps)
            try script.check()
            let outcomes = try await AppDriver.run(script, turbo: TurboScript.turbo.script())
            #expect(outcomes == script.outcomes())
        }

        @Test func `An app whose delegate keeps a page away is said to differ from the decisions`() async throws {
            let script = try NavigationScript(rules: ScriptRow.rules, steps: ["/posts"])
            let site = try SiteDouble(script: TurboScript.turbo.script())
            site.serve(script)
            let delegate = Doorkeeper()
            let app = try await AppDriver(site: site) {
                let navigator = TurboNavigator(delegate: delegate)
                delegate.navigator = navigator
                navigator.route(site.url("/"))
                return navigator.rootViewController
            }
            defer { app.close() }
            let error = await #expect(throws: NavigationScriptError.self) { try await app.run(script) }
            let text = try #require(error).description
            #expect(text.contains("Expected \"/ /posts\" after GET /posts"), "\(text)")
        }

        @Test func `What an app asks for besides its pages doesn't count`() async throws {
            let rules = #"{"rules": [{"patterns": ["/new$"], "properties": {"context": "modal"}}]}"#
            let script = try NavigationScript(
                rules: rules, steps: [.init("/new", stacks: "/ | /new", requests: ["GET /new"])])
            let site = try SiteDouble(script: TurboScript.turbo.script())
            site.serve(script)
            site.route("/rules.json") { _ in .json(rules) }
            let delegate = Doorkeeper(admits: true)
            let app = try await AppDriver(site: site) {
                let configuration = PathConfiguration(
                    sources: [.data(Data(rules.utf8)), .server(site.url("/rules.json"))],
                    options: PathConfiguration.Options(copiesFolder: nil))
                let navigator = TurboNavigator(delegate: delegate, pathConfiguration: configuration)
                delegate.navigator = navigator
                navigator.route(site.url("/"))
                return navigator.rootViewController
            }
            defer { app.close() }
            try await app.run(script)
        }
    }
}

/// Opens only the first page, unless it admits all.
@MainActor
private final class Doorkeeper: TurboNavigationDelegate {
    var navigator: TurboNavigator?
    private let admits: Bool

    init(admits: Bool = false) {
        self.admits = admits
    }

    func handle(proposal: VisitProposal, from navigator: TurboNavigator) -> ProposalResult {
        admits || proposal.url.path == "/" ? .accept : .reject
    }
}
