import Foundation
import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

@testable import TurboSession

extension TurboNavigatorTests {
    /// Refreshes that would discard what the user has typed.
    @MainActor @Suite(.serialized, .enabled(if: TurboFeature.pageRefresh.isThere, "A refresh needs Turbo 8."))
    struct WaitingRefreshTests {
        private static let form =
            "<form method=post action=/save><input id=field name=field><button id=save></button></form>"
        private static let reloading = TestResponse.html(
            """
            <title>a</title><meta name="turbo-visit-control" content="reload">\(TurboLibrary.turbo.tag)\(form)
            """)
        private static let notice = "This page has changed. The new version appears when your changes are saved."

        /// A page whose form the next response doesn't have, with half a sentence in it.
        private func page(
            _ method: String, _ app: AppDriver, _ body: @escaping (Int) -> String = { $0 == 1 ? form : "gone" }
        ) async throws -> RefreshedPage {
            let page = RefreshedPage(app, "/a", method: method, body: body)
            try await app.route("/")
            try await app.route("/a")
            try await page.type("half", into: "field")
            return page
        }

        private func expectWaiting(_ app: AppDriver, _ page: RefreshedPage) async throws {
            try await page.refresh()
            try await app.log.next(.refreshWaits)
            try await app.waitUntilIdle()
            #expect(app.notice == Self.notice)
            #expect(app.showsItsPage)
            #expect(app.stacks == "/ /a")
            #expect(try await page.value("field.value") == "half")
        }

        private func expectRefreshed(_ app: AppDriver, _ page: RefreshedPage) async throws {
            try await app.wait(until: "the page is refreshed") { try await page.number() == "3" }
            try await app.wait(until: "the notice is gone") { app.notice == nil }
        }

        @Test(arguments: ["morph", "replace"])
        func `A refresh without the form waits until the user has removed the text`(_ method: String) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let page = try await page(method, app)
            try await expectWaiting(app, page)
            _ = try await page.value("(field.select(), document.execCommand('delete'))")
            try await expectRefreshed(app, page)
        }

        @Test func `It waits until the page says that it is saved`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let page = try await page("morph", app)
            try await expectWaiting(app, page)
            _ = try await page.value(
                "document.forms[0].dispatchEvent(new CustomEvent('turbo-navigator:saved', { bubbles: true }))")
            try await expectRefreshed(app, page)
        }

        @Test func `It waits until the server has accepted the form`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.server.route(
                "/save", .content(Data(), type: "text/vnd.turbo-stream.html", status: 200, headers: [:]))
            let page = try await page("replace", app)
            try await expectWaiting(app, page)
            try await app.click("#save")
            try await expectRefreshed(app, page)
        }

        @Test func `A form that leads to another page makes no further request`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            app.server.route("/save", .redirect(to: "/b", status: 303))
            let page = try await page("replace", app)
            try await expectWaiting(app, page)
            app.server.clearRequests()
            try await app.click("#save")
            try await app.arrived("/b")
            try await app.waitUntilIdle()
            #expect(app.server.pages == ["/save", "/b"])
            #expect(app.stacks == "/ /a /b")
        }

        @Test(arguments: [
            TestResponse.redirect(to: "/b", status: 302), .html("<title>no</title>", status: 500),
            .html("<title>no</title>", status: 404),
        ])
        func `A refresh with another response than the page waits`(_ response: TestResponse) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let page = try await page("morph", app) { _ in Self.form }
            page.response = response
            try await expectWaiting(app, page)
            #expect(app.retryButton == nil)
            page.response = nil
            _ = try await page.value("document.dispatchEvent(new Event('turbo-navigator:saved'))")
            try await expectRefreshed(app, page)
        }

        @Test func `A refresh that needs the whole document waits`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let page = try await page("morph", app) { _ in Self.form }
            page.response = Self.reloading
            try await expectWaiting(app, page)
        }

        @Test func `The page that follows it is at its top`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let tall = "<p style='height: 5000px'></p>"
            app.server.route(
                "/b", .html("<!DOCTYPE html><title>/b</title>\(TurboLibrary.turbo.tag)\(tall)"))
            let page = try await page("morph", app) { _ in "\(Self.form)\(tall)<a id=go href=/b>b</a>" }
            page.response = Self.reloading
            try await expectWaiting(app, page)
            _ = try await page.value("go.scrollIntoView()")
            try await app.click("#go")
            try await app.arrived("/b")
            #expect(try await page.value("scrollY") == "0")
        }

        @Test func `A page to which the user returns still waits`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let page = try await page("morph", app)
            try await expectWaiting(app, page)
            try await app.route("/b")
            try await app.back()
            #expect(app.notice == Self.notice)
            try await app.waitForText("half")
            _ = try await page.value("document.dispatchEvent(new Event('turbo-navigator:saved'))")
            try await expectRefreshed(app, page)
        }
    }
}

extension AppDriver {
    /// What the row above the visible page says.
    fileprivate var notice: String? {
        let screen = navigator.navigationController.topViewController as? any Visitable
        return screen?.visitableView?.noticeRow?.accessibilityLabel
    }
}
