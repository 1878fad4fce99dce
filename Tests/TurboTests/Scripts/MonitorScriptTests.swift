import TestSupport
import Testing

@testable import TurboSession

extension TurboTests {
    /// The scripts that report taps and scripts that could not be loaded.
    @MainActor @Suite(.serialized)
    struct MonitorScriptTests {
        private func page(_ source: String) async throws -> ScriptPage {
            try await ScriptPage(
                "<button>Button</button>",
                scripts: """
                    window.webkit = { messageHandlers: { turboTaps: handler, turboScripts: handler } };
                    \(source)
                    const failed = (values) => new Promise((done) => {
                      const node = Object.assign(document.createElement(values.href ? "link" : "script"), values)
                      node.onerror = done
                      document.head.append(node)
                    })
                    """)
        }

        @Test(arguments: ["pointerup", "mouseup", "keydown", "contextmenu"])
        func `A simulated tap of a script isn't a tap`(event: String) async throws {
            let posted = try await page(TapScript.source).run(
                """
                const seen = new Promise((done) => addEventListener("\(event)", done))
                element("button").dispatchEvent(new KeyboardEvent("\(event)", { bubbles: true, key: "Enter" }))
                await seen
                return posted
                """)
            #expect(posted == "[]")
        }

        @Test func `A script that could not be loaded is reported once`() async throws {
            let posted = try await page(ScriptMonitor.source).run(
                """
                for (let time = 0; time < 2; time++) await failed({ src: "http://127.0.0.1:1/turbo.js" })
                return posted
                """)
            #expect(posted == #"["http://127.0.0.1:1/turbo.js"]"#)
        }

        @Test func `Ten scripts that could not be loaded are reported, and no more`() async throws {
            let count = try await page(ScriptMonitor.source).run(
                """
                for (let number = 0; number < 12; number++) await failed({ src: `http://127.0.0.1:1/${number}.js` })
                return posted.length
                """)
            #expect(count == "10")
        }

        @Test func `A style sheet that could not be loaded is not reported`() async throws {
            let posted = try await page(ScriptMonitor.source).run(
                "await failed({ rel: 'stylesheet', href: 'http://127.0.0.1:1/a.css' }); return posted")
            #expect(posted == "[]")
        }

        @Test func `An error event that a script dispatches isn't reported`() async throws {
            let posted = try await page(ScriptMonitor.source).run(
                """
                const node = Object.assign(document.createElement("script"), { type: "text/plain", src: "/turbo.js" })
                document.head.append(node)
                node.dispatchEvent(new Event("error"))
                return posted
                """)
            #expect(posted == "[]")
        }
    }
}
