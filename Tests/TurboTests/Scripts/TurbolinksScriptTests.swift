import TestSupport
import Testing

@testable import TurboSession

extension TurboTests {
    @MainActor @Suite(.serialized)
    struct TurbolinksScriptTests {
        /// A made-up library whose adapter records what it is called with.
        private func page() async throws -> ScriptPage {
            try await ScriptPage(
                "",
                scripts: """
                    const calls = []
                    const called = (name) => (...values) => { calls.push([name, ...values]) }
                    const controller = { startVisitToLocationWithAction: called("start") }
                    window.Turbolinks = { controller, Location: { wrap: (url) => ({ absoluteURL: String(url) }) } }
                    const turbolinks = (\(JavaScript.turbolinks))()
                    turbolinks.register({
                      visitStarted() { }, visitCompleted: () => called("completed")(),
                      visitRequestCompleted: () => called("request completed")(),
                      visitRequestFailedWithStatusCode: (visit, code) => called("failed")(code),
                      proposeRedirect: (visit, response) => called("redirect")(response)
                    })
                    const request = (type, responseURL = "/a") => ({
                      url: "/a", xhr: { responseURL, getResponseHeader: () => type } })
                    """)
        }

        @Test(arguments: [
            ("text/html; charset=utf-8", #"[["request completed"]]"#), ("application/pdf", #"[["failed",-2]]"#),
        ])
        func `A response that isn't a page fails`(type: String, calls: String) async throws {
            let results = try await page().run(
                "controller.adapter.visitRequestCompleted({ request: request('\(type)') }); return calls")
            #expect(results == calls)
        }

        @Test func `A redirect without Turbolinks' header is found by the URL of the response`() async throws {
            let results = try await page().run(
                """
                const visit = { request: request("text/html", "http://app.example/b") }
                controller.adapter.visitRequestCompleted(visit)
                return visit.redirectedToLocation
                """)
            #expect(results == #"{"absoluteURL":"http://app.example/b"}"#)
        }

        @Test func `A redirected visit is proposed with its page`() async throws {
            let results = try await page().run(
                """
                const visit = {
                  controller, redirectedToLocation: {}, location: "/b", response: "<p>b",
                  followRedirect: called("follow") }
                controller.adapter.visitCompleted(visit)
                return calls
                """)
            #expect(
                results
                    == #"[["completed"],["follow"],["redirect",{"statusCode":200,"redirected":true,"responseHTML":"<p>b"}]]"#
            )
        }

        @Test func `A page that is passed with the visit isn't requested`() async throws {
            let results = try await page().run(
                """
                turbolinks.startVisit("/b", "r", { action: "replace", response: { responseHTML: "<p>b" } })
                const visit = {
                  issueRequest: called("request"), requestStarted: called("started"),
                  requestCompletedWithResponse: called("answered"), requestFinished: called("finished") }
                const next = { issueRequest: called("request") }
                for (const one of [visit, next]) controller.adapter.visitStarted(one)
                for (const one of [visit, next]) one.issueRequest()
                return calls.slice(1)
                """)
            #expect(results == #"[["started"],["answered","<p>b"],["finished"],["request"]]"#)
        }
    }
}
