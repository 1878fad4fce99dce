import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// Page refreshes, which must not disturb the user.
    @MainActor @Suite(.serialized, .enabled(if: TurboFeature.pageRefresh.isThere, "A refresh needs Turbo 8."))
    struct PageRefreshTests {
        @Test func `A modal with a half-filled form stays open`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let page = RefreshedPage(app)
            app.server.page("/things/new", body: "<form><input id=name></form>")
            try await app.route("/")
            try await app.route("/things/new")
            let modalPage = app.navigator.modalSession.webView
            _ = try await modalPage.evaluateJavaScript("document.getElementById('name').value = 'half'; 1")
            let screens = app.navigator.navigationController.viewControllers
            try await page.refreshed()
            try await app.waitForProposals()
            #expect(app.stacks == "/ | /things/new")
            #expect(app.navigator.navigationController.viewControllers == screens)
            #expect(
                try await modalPage.evaluateJavaScript("document.getElementById('name').value") as? String == "half")
            #expect(try await page.number() == "2")
            #expect(screens.first?.title == "/ 2")
        }

        @Test(arguments: ["morph", "replace"])
        func `The focus stays where the user types`(_ method: String) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let page = RefreshedPage(app, method: method, field: "data-turbo-permanent")
            try await app.route("/")
            _ = try await page.value("document.getElementById('field').focus()")
            try await page.type("abc")
            try await page.refreshed()
            try await page.type("def")
            let text = try await page.value("document.getElementById('field').value")
            #expect(text == "abcdef")
            #expect(try await page.number() == "2")
            #expect(app.showsItsPage)
        }

        @Test func `The page is not covered and shows no indicator meanwhile`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let page = RefreshedPage(app)
            let gate = ResponseGate()
            try await app.route("/")
            page.response = .gated(gate, .page(TestPage("root")))
            try await page.refresh()
            try await app.log.next(.visitBegan(.javaScript, number: 2))
            while page.requests < 2 { await Task.yield() }
            #expect(app.showsItsPage)
            gate.open()
            try await app.log.next(.rendered(app.server.url("/"), number: 2))
        }

        @Test func `None of thirty refreshes is lost`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let page = RefreshedPage(app, method: "morph")
            try await app.route("/")
            _ = try await page.value("Turbo.session.pageRefreshDebouncePeriod = 10")
            for _ in 1...30 { try await page.refreshed() }
            #expect(page.requests == 31)
            #expect(try await page.number() == "31")
            #expect(app.stacks == "/")
        }

        @Test func `A page below a native screen is up to date when the user returns`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let page = RefreshedPage(app)
            try await app.route("/")
            app.navigator.navigationController.pushViewController(UIViewController(), animated: false)
            try await app.waitUntilIdle()
            try await page.refreshed()
            app.navigator.navigationController.popViewController(animated: false)
            try await app.waitUntilIdle()
            #expect(try await page.number() == "2")
            #expect(page.requests == 2)
            #expect(app.showsItsPage)
        }

        @Test func `A form on its way is not cancelled`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let page = RefreshedPage(app)
            let gate = ResponseGate()
            app.server.route("/save") { _ in .gated(gate, .redirect(to: "/b", status: 303)) }
            try await refreshDuringForm(app, page)
            gate.open()
            try await app.log.next(.rendered(app.server.url("/b")))
            #expect(app.server.pages == ["/", "/save", "/b"])
        }

        @Test func `A refresh during a form that brings no page follows the form`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let page = RefreshedPage(app)
            let gate = ResponseGate()
            app.server.route("/save") { _ in .gated(gate, .html("", status: 204)) }
            try await refreshDuringForm(app, page)
            gate.open()
            try await app.wait(until: "the page is refreshed") { try await page.number() == "2" }
            #expect(app.server.pages == ["/", "/save", "/"])
        }

        /// Refreshes the page while it waits for the answer to a form.
        private func refreshDuringForm(_ app: AppDriver, _ page: RefreshedPage) async throws {
            try await app.route("/")
            _ = try await page.value(
                """
                document.body.insertAdjacentHTML('beforeend', '<form method=post action=/save></form>'),
                Turbo.session.pageRefreshDebouncePeriod = 1,
                document.forms[0].requestSubmit()
                """)
            while app.server.pages.last != "/save" { await Task.yield() }
            try await page.refresh()
            _ = try await webViewTurn(page)
        }

        private func webViewTurn(_ page: RefreshedPage) async throws {
            _ = try await page.webView.callAsyncJavaScript(
                "await new Promise(done => setTimeout(done, 50))", contentWorld: .page)
        }
    }
}
