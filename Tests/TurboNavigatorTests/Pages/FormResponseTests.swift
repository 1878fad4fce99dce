import Testing
import TurboNavigator
import TurboTestSupport

extension TurboNavigatorTests {
    @MainActor @Suite(.serialized)
    struct FormResponseTests {
        /// Turbo has a snapshot of the page below. It must not be rendered instead of the response.
        @Test func `The flash of a form is shown on the page below (TI#186, HNI#104)`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            for path in ["/", "/a"] { try await app.route(path) }
            let page = TestPage("root", body: "<p id=flash>Saved.</p>").html(turbo: app.server.turbo)
            let answer = VisitResponse(statusCode: 200, redirected: true, responseHTML: page)
            app.navigator.route(VisitProposal(url: app.server.url("/"), options: VisitOptions(response: answer)))
            try await app.arrived("/")
            #expect(app.stacks == "/")
            #expect(app.server.pages == ["/", "/a"])
            let flash = try await app.navigator.session.webView.evaluateJavaScript(
                "document.getElementById('flash')?.textContent ?? ''")
            #expect(flash as? String == "Saved.")
        }
    }
}
