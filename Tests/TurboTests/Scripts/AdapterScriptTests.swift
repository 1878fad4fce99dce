import TestSupport
import Testing

@testable import TurboSession

extension TurboTests {
    /// The messages that native receives for the calls of a made-up library.
    @MainActor @Suite(.serialized)
    struct AdapterScriptTests {
        private func page() async throws -> ScriptPage {
            try await ScriptPage(
                "",
                scripts: """
                    const engine = {
                      currentVisit: null, jumpsTo: () => false, refreshes: () => false, header: () => null,
                      shows: (location) => location.pathname === "/page", identifierForFrame: () => "f",
                      startVisit: (...visit) => posted.push(visit), keepLocation: () => posted.push("location kept"),
                      didShow: () => posted.push("shown"),
                      cancel(visit) { posted.push(`cancelled ${visit.identifier}`) }
                    }
                    const bridge = {
                      engine, post, afterFrame: (action) => action(),
                      pageState: () => ({ location: location.href, title: document.title })
                    }
                    const visits = (\(JavaScript.visits))()
                    const adapter = (\(JavaScript.adapter))({
                      bridge, visits,
                      input: {
                        isUnsaved: false, pageWillChange() { posted.push("page left") }, pageDidRender() {},
                        formWasAccepted() {}
                      },
                      kept: { isPossible: () => true },
                      positions: { save() { posted.push("position saved") } }, offline: { check() {} },
                      entries: { begin() { posted.push("entries begin") } },
                      answers: { responseTo: () => undefined }, signIn: { isIn: () => false },
                      consumeLinkTitle: () => "A link"
                    })
                    const url = (path) => new URL(path, location)
                    const visit = (values) => ({
                      identifier: "v", location: url("/v"), restorationIdentifier: "r",
                      hasCachedSnapshot: () => false, issueRequest() { posted.push("requested") },
                      changeHistory() { }, loadCachedSnapshot() { posted.push("snapshot") },
                      loadResponse() { posted.push("response") }, ...values
                    })
                    """)
        }

        @Test func `A link is proposed with its action and its name`() async throws {
            let posted = try await page().run(
                "adapter.visitProposedToLocation(url('/a'), { action: 'replace' }); return posted")
            #expect(
                posted
                    == #"[{"name":"visitProposed","location":"http://app.example/a","action":"replace","isOwn":false,"linkTitle":"A link"}]"#
            )
        }

        @Test func `A visit within the page isn't proposed`() async throws {
            let posted = try await page().run(
                "engine.jumpsTo = () => true; adapter.visitProposedToLocation(url('/a#b')); return posted")
            #expect(posted == "[]")
        }

        @Test(arguments: [
            (
                false,
                #"[{"name":"formSubmissionFinished","location":"http://app.example/f","method":"put","hasFailed":true,"statusCode":0},"#
                    + #"{"name":"refreshProposed","location":"http://app.example/page"}]"#
            ),
            (true, "[]"),
        ])
        func `A refresh is proposed unless a form is under way`(isUnderWay: Bool, messages: String) async throws {
            let posted = try await page().run(
                """
                const form = { location: url("/f"), method: 2, result: { error: new Error() } }
                adapter.formSubmissionStarted(form)
                posted.length = 0
                if (!\(isUnderWay)) adapter.formSubmissionFinished(form)
                engine.refreshes = () => true
                adapter.visitProposedToLocation(url("/page"))
                return posted
                """)
            #expect(posted == messages)
        }

        @Test func `A visit saves the position, is reported and is requested, in this order`() async throws {
            let posted = try await page().run(
                """
                visits.start(7, () => adapter.visitStarted(visit({})))
                return posted.map((one) => one.name ? [one.name, one.token] : one)
                """)
            #expect(
                posted
                    == #"["position saved","page left","shown",["visitStarted",7],"requested","entries begin","snapshot"]"#
            )
        }

        @Test(arguments: ["{ response: {} }", "{}"])
        func `A refresh keeps the user's input`(_ options: String) async throws {
            let posted = try await page().run(
                """
                visits.startInPage(7, "/page", () => adapter.visitStarted(visit(\(options))))
                return posted.map((one) => one.name ?? one)
                """)
            #expect(posted == #"["position saved","visitStarted","requested"]"#)
        }

        @Test(arguments: ["refresh", "recede", "resume"])
        func `A redirect to a historical location is proposed without its page`(word: String) async throws {
            let posted = try await page().run(
                """
                const redirected = visit({
                  redirectedToLocation: url("/\(word)_historical_location"), response: { statusCode: 200 } })
                visits.start(7, () => visits.didStart(redirected))
                adapter.visitRequestCompleted(redirected)
                return posted.slice(1)
                """)
            let location = "http://app.example/\(word)_historical_location"
            #expect(
                posted
                    == #"["cancelled v",{"name":"visitProposed","location":"\#(location)","action":"replace","redirectedVisit":7}]"#
            )
        }

        @Test func `A page that shows Turbo's progress bar sends no form`() async throws {
            let posted = try await page().run(
                """
                for (const submission of [undefined, {}]) {
                  adapter.formSubmissionStarted(submission)
                  adapter.formSubmissionFinished(submission)
                }
                return posted
                """)
            #expect(posted == "[]")
        }

        @Test func `A page whose screen is gone ends once its form has, unless another follows`() async throws {
            let posted = try await page().run(
                """
                const form = { location: url("/f"), method: 2 }
                const element = document.body.appendChild(document.createElement("p"))
                const [there, settled] = [[], () => new Promise((done) => setTimeout(() => setTimeout(done)))]
                const leave = async (next) => {
                  adapter.formSubmissionStarted(form)
                  adapter.leave()
                  next()
                  there.push(element.isConnected)
                  adapter.formSubmissionFinished(form)
                  await settled()
                  there.push(element.isConnected)
                }
                await leave(() => visits.start(7, () => adapter.visitStarted(visit({}))))
                posted.length = 0
                await leave(() => {})
                return [there, posted.filter((one) => one === "shown")]
                """)
            #expect(posted == #"[[true,true,true,false],["shown"]]"#)
        }

        @Test func `The page's own URL is proposed as such`() async throws {
            let posted = try await page().run(
                "adapter.visitProposedToLocation(url('/page')); return posted.map(({ isOwn }) => isOwn)")
            #expect(posted == "[true]")
        }

        @Test func `A URL that is being visited isn't the page's own`() async throws {
            let posted = try await page().run(
                """
                engine.currentVisit = visit({ state: "started" })
                visits.start(7, () => visits.didStart(engine.currentVisit))
                adapter.visitProposedToLocation(url("/page"))
                return posted.map(({ isOwn }) => isOwn)
                """)
            #expect(posted == "[false]")
        }

        @Test func `A frame that has changed the history is visited in the page, unless native visits another`()
            async throws
        {
            let posted = try await page().run(
                """
                adapter.visitProposedToLocation(url("/f"), { willRender: false })
                engine.currentVisit = visit({ state: "started" })
                visits.start(7, () => visits.didStart(engine.currentVisit))
                adapter.visitProposedToLocation(url("/f"), { willRender: false })
                return posted
                """)
            #expect(posted == #"[["http://app.example/f","f",{"willRender":false}],"location kept"]"#)
        }

        @Test func `A page that has to be loaded again is told once, as in a browser`() async throws {
            let posted = try await page().run(
                """
                addEventListener("turbo:reload", ({ detail }) => posted.push(detail.reason))
                for (const _ of [1, 2]) adapter.pageInvalidated({ reason: "tracked_element_mismatch" })
                return posted.map((one) => one.name ?? one)
                """)
            #expect(posted == #"["tracked_element_mismatch","pageInvalidated","pageInvalidated"]"#)
        }

        @Test func `A visit that was redirected is complete, once, and proposed where it ended`() async throws {
            let posted = try await page().run(
                """
                const response = { statusCode: 200, redirected: true, responseHTML: "b" }
                engine.currentVisit = visit({ redirectedToLocation: url("/b"), response })
                adapter.visitProposedToLocation(url("/b"), { action: "replace", response })
                adapter.visitCompleted(engine.currentVisit)
                return posted.map(({ name, response }) => [name, response?.responseHTML])
                """)
            #expect(posted == #"[["visitCompleted",null],["visitProposed","b"]]"#)
        }
    }
}
