import Foundation
import TestSupport
import Testing
import WebKit

@testable import TurboSession

extension TurboTests {
    /// The bridge in a page with a fake library, or without one.
    @MainActor @Suite(.serialized)
    struct BridgeScriptTests {
        /// - Parameter library: the script before the bridge.
        private func page(_ body: String = "", library: String = "") async throws -> ScriptPage {
            var own = OwnOrigins()
            if let url = URL(string: "http://app.example/") { own.add(url) }
            return try await ScriptPage(
                body,
                scripts: """
                    const library = {
                      registerAdapter(adapter) { this.adapter = adapter },
                      navigator: { view: {}, restorationIdentifier: "r" }
                    }
                    window.webkit = { messageHandlers: { turbo: handler } }
                    \(library)
                    const load = () => \(BridgeScript.source(key: "word", own: own))
                    load()
                    """)
        }

        @Test func `A page without scripts awaits no library`() async throws {
            #expect(
                try await page().run("return posted")
                    == #"[{"key":"word","name":"turboNotStarted","data":{"isMentioned":false,"hasScripts":false}}]"#)
        }

        @Test(arguments: [
            ("<script type=text/plain src=turbo.js></script>", true, false),
            ("<script>window.other = 1</script>", false, true),
            ("<script type=module>window.turboLike = 1</script>", true, true),
        ])
        func `A page reports whether its scripts may load a library`(
            script: String, isMentioned: Bool, hasScripts: Bool
        ) async throws {
            #expect(
                try await page(script).run("return posted[0].data")
                    == #"{"isMentioned":\#(isMentioned),"hasScripts":\#(hasScripts)}"#)
        }

        @Test func `A library that has loaded gets its adapter at once`() async throws {
            let results = try await page(library: "window.Turbo = library").run(
                """
                while (posted.length < 2) await turn()
                const { document, ...state } = posted[1].data
                return [Boolean(library.adapter), posted.map(({ name }) => name), state]
                """)
            #expect(
                results
                    == #"[true,["turboStarted","pageLoaded"],{"location":"http://app.example/page","title":"Page","restorationIdentifier":"r"}]"#
            )
        }

        @Test func `A library that is loaded late gets its adapter too`() async throws {
            let names = try await page().run(
                """
                window.Turbo = library
                while (posted.length < 3) await turn()
                return [window.Turbo === library, posted.map(({ name }) => name)]
                """)
            #expect(names == #"[true,["turboNotStarted","turboStarted","pageLoaded"]]"#)
        }

        @Test func `A library that accepts no adapter is reported`() async throws {
            let posted = try await page(library: "window.Turbo = {}").run("return posted.map(({ name }) => name)")
            #expect(posted == #"["errorRaised","turboNotStarted"]"#)
        }

        @Test func `A document has one bridge`() async throws {
            let count = try await page(library: "window.Turbo = library").run(
                "posted.length = 0; load(); return posted.length")
            #expect(count == "0")
        }

        @Test func `An error of the page is reported with its line`() async throws {
            let posted = try await page().run(
                """
                dispatchEvent(new ErrorEvent("error", { message: "wrong", filename: "a.js", lineno: 3 }))
                return posted[1].data
                """)
            #expect(posted == #"{"message":"wrong (a.js:3)"}"#)
        }
    }
}
