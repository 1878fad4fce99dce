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

        @Test func `A visit in the page has the options that the page proposed`() async throws {
            let results = try await page().run(
                """
                const results = []
                const visit = () =>
                  visits.startInPage(1, "/a", (options) => results.push(options, visits.isStartingInPage))
                visit()
                visits.keepOptions({ href: "/a" }, { action: "replace", shouldCacheSnapshot: false })
                visit()
                return [...results, visits.isStartingInPage]
                """)
            #expect(
                results
                    == #"[{"action":"replace"},true,{"action":"replace","shouldCacheSnapshot":false},true,false]"#)
        }

        @Test func `A visit in the page stays one until it ends`() async throws {
            let results = try await page().run(
                """
                const [refresh, other] = [{ identifier: "a" }, { identifier: "b" }]
                visits.startInPage(1, "/a", () => visits.didStart(refresh))
                visits.start(2, () => visits.didStart(other))
                return [visits.isInPage(refresh), visits.isInPage(other), visits.token(refresh)]
                """)
            #expect(results == "[true,false,1]")
        }
    }
}
