import TestSupport
import Testing

@testable import TurboSession

extension TurboTests {
    @MainActor @Suite(.serialized)
    struct ComponentsScriptTests {
        private func page() async throws -> ScriptPage {
            try await ScriptPage(
                "",
                scripts: """
                    const calls = []
                    const web = {
                      setAdapter(adapter) { calls.push(["adapter", adapter === nativeBridge]) },
                      adapterDidUpdateSupportedComponents() { calls.push(["update", nativeBridge.supportedComponents]) },
                      receive(message) { calls.push(["receive", message]) }
                    }
                    window.webkit = { messageHandlers: { bridge: handler } }
                    const load = () => (\(JavaScript.components))()
                    load()
                    const ready = () => document.dispatchEvent(new Event("web-bridge:ready"))
                    """)
        }

        @Test(arguments: ["HotwireNative", "Strada"])
        func `A library that is loaded after the components were set gets its adapter`(name: String) async throws {
            let calls = try await page().run(
                "nativeBridge.setComponents(['form']); window.\(name) = { web }; ready(); return calls")
            #expect(calls == #"[["adapter",true]]"#)
        }

        @Test func `A library that loads before the components are set gets its adapter with them`() async throws {
            let calls = try await page().run(
                """
                window.HotwireNative = { web }
                ready()
                const before = calls.length
                nativeBridge.setComponents(["form"])
                return [before, calls]
                """)
            #expect(calls == #"[0,[["adapter",true]]]"#)
        }

        @Test func `The library is notified of each change of the components`() async throws {
            let calls = try await page().run(
                """
                window.Strada = { web }
                nativeBridge.setComponents(["form"])
                nativeBridge.setComponents(["menu"])
                return [calls, nativeBridge.supportsComponent("form"), nativeBridge.supportsComponent("menu")]
                """)
            #expect(calls == #"[[["adapter",true],["update",["menu"]]],false,true]"#)
        }

        @Test func `Messages to a page wait in order until its library has started`() async throws {
            let results = try await page().run(
                """
                const events = []
                document.addEventListener("native-bridge:message", ({ detail }) => calls.push(["tell", detail]))
                nativeBridge.replyWith("one")
                nativeBridge.tell("two")
                const before = calls.length
                window.HotwireNative = { web }
                nativeBridge.setComponents(["form"])
                return [before, calls]
                """)
            #expect(results == #"[0,[["adapter",true],["receive","one"],["tell","two"]]]"#)
        }

        @Test func `A document has one bridge, which is announced once`() async throws {
            let results = try await page().run(
                "const first = nativeBridge; load(); return [nativeBridge === first, posted]")
            #expect(results == #"[true,["ready"]]"#)
        }
    }
}
