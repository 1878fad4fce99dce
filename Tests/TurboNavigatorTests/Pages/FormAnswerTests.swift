import Testing
import TurboNavigator
import TurboTestSupport

extension TurboNavigatorTests {
    @MainActor @Suite(.serialized)
    struct FormAnswerTests {
        /// Turbo has a snapshot of the page below, whose rendering must not take the turn of the answer's.
        @Test func `The flash of a form is shown on the page below (TI#186, HNI#104)`() async throws {
            let app = try TestApp()
            defer { app.close() }
            for path in ["/", "/a"] { try await app.route(path) }
            let answer = VisitResponse(
                statusCode: 200, redirected: true, responseHTML: TurboServer.html("/", "<p id=flash>Saved.</p>"))
            app.navigator.route(VisitProposal(url: app.server.url("/"), options: VisitOptions(response: answer)))
            try await app.log.next(.rendered(app.server.url("/")))
            try await app.atRest()
            #expect(app.stacks == "/")
            #expect(app.server.pages == ["/", "/a"])
            let flash = try await app.navigator.session.webView.evaluateJavaScript(
                "document.getElementById('flash')?.textContent ?? ''")
            #expect(flash as? String == "Saved.")
        }
    }
}
