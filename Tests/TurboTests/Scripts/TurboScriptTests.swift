import TestSupport
import Testing

@testable import TurboSession

extension TurboTests {
    @MainActor @Suite(.serialized)
    struct TurboScriptTests {
        private func page() async throws -> ScriptPage {
            try await ScriptPage(
                "",
                scripts: """
                    const calls = []
                    const called = (name) => (...values) => { calls.push([name, ...values.map(String)]) }
                    const session = { refresh(url) { navigatorOfPage.adapter.propose(url, { action: "replace" }) } }
                    const navigatorOfPage = {
                      view: { scrollToAnchorFromLocation: called("scroll") }, history: { replace: called("history") },
                      startVisit: called("start"), visitCompleted: called("completed")
                    }
                    window.Turbo = {
                      session, navigator: navigatorOfPage,
                      registerAdapter(adapter) { navigatorOfPage.adapter = adapter }
                    }
                    const turbo = (\(JavaScript.turbo))()
                    const url = (path) => new URL(path, location)
                    """)
        }

        @Test(arguments: [
            ("/page#b", "{ acceptsStreamResponse: false }", true),
            ("/page#b", "{}", true),
            ("/page#b", "{ acceptsStreamResponse: false, action: 'replace' }", false),
            ("/page", "{}", false),
            ("/other#b", "{}", false),
            ("/page#b", "{ action: 'replace' }", false),
            ("/page#b", "{ response: {} }", false),
        ])
        func `A jump within the page isn't a visit`(path: String, options: String, isJump: Bool) async throws {
            let results = try await page().run("return [turbo.jumpsTo(url('\(path)'), \(options)), location.hash]")
            #expect(results == "[\(isJump),\"\(isJump ? "#b" : "")\"]")
        }

        @Test func `A refresh is distinguished from a link to the same page`() async throws {
            let results = try await page().run(
                """
                const results = []
                turbo.register({ propose(url, options) { results.push(turbo.refreshes(url, options)) } })
                session.refresh(location)
                navigatorOfPage.adapter.propose(location, { action: "replace" })
                return results
                """)
            #expect(results == "[true,false]")
        }

        @Test func `A visit of the page that was rendered last isn't a jump`() async throws {
            let results = try await page().run(
                """
                navigatorOfPage.locationWithActionIsSamePage = () => true
                turbo.startVisit("http://app.example/a", "r", { action: "advance" })
                return [String(navigatorOfPage.view.lastRenderedLocation), calls]
                """)
            #expect(results == #"["about:blank",[["start","http://app.example/a","r","[object Object]"]]]"#)
        }

        @Test func `A visit that is cancelled leaves no marks of a busy page`() async throws {
            let results = try await page().run(
                """
                document.documentElement.setAttribute("aria-busy", "true")
                const visit = Object.create({ cancel: called("cancel") })
                navigatorOfPage.currentVisit = visit
                turbo.cancel(visit)
                return [calls, document.documentElement.hasAttribute("aria-busy"), "currentVisit" in navigatorOfPage]
                """)
            #expect(results == #"[[["cancel"]],false,false]"#)
        }

        @Test func `An incomplete response is reported`() async throws {
            let results = try await page().run(
                """
                const visit = {
                  state: "started", render() { },
                  async requestSucceededWithResponse() { throw new Error("broken") }
                }
                turbo.watch(visit, called("broken off"))
                const error = await visit.requestSucceededWithResponse().catch((error) => error.message)
                return [calls, error]
                """)
            #expect(results == #"[[["broken off"]],"broken"]"#)
        }

        @Test func `Only the latest page of a visit is rendered, and none after its end`() async throws {
            let results = try await page().run(
                """
                const frames = []
                const visit = { state: "started", render(draw) { frames.push(draw) } }
                turbo.watch(visit, () => { })
                for (const name of ["preview", "page"]) visit.render(called(name))
                frames.forEach((draw) => draw())
                visit.render(called("late"))
                visit.state = "canceled"
                frames[2]()
                return calls
                """)
            #expect(results == #"[["page"]]"#)
        }
    }
}
