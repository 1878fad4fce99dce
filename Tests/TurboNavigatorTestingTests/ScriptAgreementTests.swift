import Foundation
import Testing
import TurboNavigatorTesting
import TurboTestSupport

extension TurboNavigatorTestingTests {
    /// One script, twice: through the decisions alone, and through real screens, pages and requests.
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
    }
}
