import TestSupport
import Testing

@testable import TurboSession

extension TurboTests {
    @MainActor @Suite(.serialized)
    struct NativeScriptTests {
        private func page() async throws -> ScriptPage {
            try await ScriptPage(
                "",
                scripts: """
                    const calls = []
                    const called = (name) => (...values) => { calls.push([name, ...values]) }
                    const engine = {
                      currentVisit: { identifier: "v" }, restorationIdentifier: "here",
                      startVisit: called("start"), cancel: called("cancel"), adopt: called("adopt")
                    }
                    const bridge = { documentID: 5, engine, post, afterFrame: (action) => action(), pageState: () => ({}) }
                    const visits = (\(JavaScript.visits))()
                    const native = (\(JavaScript.native))({ bridge, visits, positions: {}, entries: { resume() { } }, input: { pageStays() { } }, signIn: {}, setHeaders() { } })
                    const thrown = (action) => { try { action() } catch (error) { return error.message } }
                    """)
        }

        @Test func `A call for another document does nothing there`() async throws {
            let results = try await page().run(
                """
                const errors = [
                  () => native.visit(1, "/a", {}, null, 4), () => native.adopt("/a", "", 1, 4),
                  () => native.reportFrame(1, 4)
                ].map(thrown)
                return [errors, calls, posted]
                """)
            #expect(results == #"[["the page was replaced","the page was replaced","the page was replaced"],[],[]]"#)
        }

        @Test func `A call for this document or for any is performed`() async throws {
            let calls = try await page().run(
                "native.visit(1, '/a', {}, 'r', 5); native.visit(2, '/b', {}, null); return calls")
            #expect(calls == #"[["start","/a","r",{}],["start","/b",null,{}]]"#)
        }

        @Test func `A visit has the options of its proposal, once, but not those about the history`() async throws {
            let calls = try await page().run(
                """
                visits.keepOptions({ href: "/a" }, { action: "replace", shouldCacheSnapshot: false, updateHistory: false })
                native.visit(1, "/b", { action: "advance" })
                native.visit(2, "/a", { action: "advance", response: {} })
                native.visit(3, "/a", { action: "advance" })
                native.visit(4, "/a", { action: "advance" })
                return calls.map(([, location, , options]) => [location, options])
                """)
            #expect(
                calls
                    == #"[["/b",{"action":"advance"}],["/a",{"action":"advance","response":{}}],"#
                    + #"["/a",{"action":"advance","shouldCacheSnapshot":false}],["/a",{"action":"advance"}]]"#)
        }

        @Test func `A refresh keeps the page's history entry`() async throws {
            let calls = try await page().run("native.visitInPage(1, '/a'); return calls")
            #expect(calls == #"[["start","/a","here",{"action":"replace"}]]"#)
        }

        @Test func `Only the visit of the token is cancelled`() async throws {
            let calls = try await page().run(
                """
                visits.start(7, () => visits.didStart(engine.currentVisit))
                native.cancel(6)
                native.cancel(7)
                return calls
                """)
            #expect(calls == #"[["cancel",{"identifier":"v"}]]"#)
        }

        @Test func `A page that is adopted reports its frame`() async throws {
            let results = try await page().run("native.adopt('/a', '', 3, 5); return [calls, posted]")
            #expect(results == #"[[["adopt","/a",null]],[{"name":"frameShown","number":3},{"name":"signalsChanged"}]]"#)
        }
    }
}
