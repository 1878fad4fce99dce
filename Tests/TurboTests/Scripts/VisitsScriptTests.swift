import TestSupport
import Testing

@testable import TurboSession

extension TurboTests {
    @MainActor @Suite(.serialized)
    struct VisitsScriptTests {
        private func page() async throws -> ScriptPage {
            try await ScriptPage("", scripts: "const visits = (\(JavaScript.visits))()")
        }

        @Test func `Only the visit that native started has its token`() async throws {
            let tokens = try await page().run(
                """
                const [before, own, next, after] = ["a", "b", "c", "d"].map((identifier) => ({ identifier }))
                visits.didStart(before)
                visits.start(7, () => [own, next].forEach(visits.didStart))
                visits.didStart(after)
                return [before, own, next, after].map(visits.token)
                """)
            #expect(tokens == "[null,7,null,null]")
        }

        @Test func `A start that throws leaves its token to no other visit`() async throws {
            let token = try await page().run(
                """
                try { visits.start(7, () => { throw new Error() }) } catch { }
                visits.didStart({ identifier: "a" })
                return visits.token({ identifier: "a" })
                """)
            #expect(token == "null")
        }

        @Test func `A refresh has the options that the page requested`() async throws {
            let results = try await page().run(
                """
                const results = []
                const refresh = () => visits.refresh(1, (options) => results.push(options, visits.isRefreshing))
                refresh()
                visits.storeRefreshOptions({ action: "replace", shouldCacheSnapshot: false })
                refresh()
                return [...results, visits.isRefreshing]
                """)
            #expect(
                results
                    == #"[{"action":"replace"},true,{"action":"replace","shouldCacheSnapshot":false},true,false]"#)
        }

        @Test func `A refresh stays a refresh until it ends`() async throws {
            let results = try await page().run(
                """
                const [refresh, other] = [{ identifier: "a" }, { identifier: "b" }]
                visits.refresh(1, () => visits.didStart(refresh))
                visits.start(2, () => visits.didStart(other))
                return [visits.isRefresh(refresh), visits.isRefresh(other), visits.token(refresh)]
                """)
            #expect(results == "[true,false,1]")
        }
    }
}
