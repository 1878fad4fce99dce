import TestSupport
import Testing

@testable import OpenApp

extension TurboNavigatorTests {
    @MainActor @Suite(.serialized)
    struct ConsoleScriptTests {
        private func page() async throws -> ScriptPage {
            try await ScriptPage(
                "",
                scripts: """
                    window.webkit = { messageHandlers: { lines: handler } }
                    const shown = []
                    console.log = (...values) => { shown.push(values) };
                    (\(JavaScript.console))("lines", ["log"])
                    """)
        }

        @Test func `A console line is reported as text`() async throws {
            let results = try await page().run("console.log('a', 1, { b: [2] }, null); return [posted, shown]")
            #expect(results == #"[[["log","a 1 {\"b\":[2]} null"]],[["a",1,{"b":[2]},null]]]"#)
        }

        @Test func `A page that logs without end is reported up to a number of lines`() async throws {
            let results = try await page().run(
                """
                for (let line = 0; line < 600; line++) console.log("line")
                return [posted.length, posted[499], shown.length]
                """)
            #expect(results == #"[500,["log","…"],600]"#)
        }

        @Test func `An error of a script is reported`() async throws {
            let posted = try await page().run(
                "dispatchEvent(new ErrorEvent('error', { message: 'wrong' })); return posted")
            #expect(posted == #"[["error","wrong"]]"#)
        }
    }
}
