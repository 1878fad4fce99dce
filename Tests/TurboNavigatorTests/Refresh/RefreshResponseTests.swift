import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// Refreshes with another response than the page.
    @MainActor @Suite(.serialized, .enabled(if: TurboFeature.pageRefresh.isThere, "A refresh needs Turbo 8."))
    struct RefreshResponseTests {
        @Test func `A redirected refresh replaces the page with the target`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let page = RefreshedPage(app, "/a")
            try await app.route("/")
            try await app.route("/a")
            page.response = .redirect(to: "/b", status: 302)
            try await page.refresh()
            try await app.arrived("/b")
            #expect(app.stacks == "/ /b")
            #expect(app.navigator.navigationController.topViewController?.title == "b")
            #expect(app.server.pages == ["/", "/a", "/a", "/b"])
            #expect(app.showsItsPage)
        }

        @Test func `A modal stays over a page whose refresh is redirected`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let page = RefreshedPage(app, "/a")
            try await app.route("/")
            try await app.route("/a")
            try await app.route("/things/new")
            page.response = .redirect(to: "/b", status: 302)
            try await page.refresh()
            try await app.arrived("/b")
            #expect(app.stacks == "/ /b | /things/new")
            #expect(app.server.pages == ["/", "/a", "/things/new", "/a", "/b"])
        }

        @Test(arguments: [401, 500])
        func `A status is reported as after any visit`(_ status: Int) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let page = RefreshedPage(app)
            try await app.route("/")
            page.response = .html("<title>no</title>", status: status)
            try await page.refresh()
            try await app.log.next(.visitFailed(app.server.url("/")))
            let button = try #require(app.retryButton)
            page.response = nil
            button.sendActions(for: .touchUpInside)
            try await app.log.next(.rendered(app.server.url("/")))
            #expect(app.retryButton == nil)
            #expect(app.stacks == "/")
            // The page may refresh itself again.
            try await page.refreshed()
            #expect(try await page.number() == "4")
        }

        /// A refresh may also succeed.
        @Test func `A page that failed once is shown by the next refresh`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let page = RefreshedPage(app)
            try await app.route("/")
            page.response = .html("<title>no</title>", status: 500)
            try await page.refresh()
            try await app.log.next(.visitFailed(app.server.url("/")))
            page.response = nil
            try await page.refreshed()
            #expect(app.retryButton == nil)
            #expect(app.showsItsPage)
        }

        @Test func `A refresh without a response leaves the page unchanged`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let page = RefreshedPage(app)
            try await app.route("/")
            page.response = .dropped
            try await page.refresh()
            try await app.log.next(.refreshGotNoResponse)
            #expect(app.retryButton == nil)
            #expect(app.showsItsPage)
            #expect(try await page.number() == "1")
            page.response = nil
            try await page.refreshed()
            #expect(app.showsItsPage)
        }

        @Test func `A page that the user has returned to is refreshed too`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let page = RefreshedPage(app)
            app.server.route("/never") { _ in .never }
            try await app.route("/")
            app.navigator.route(app.server.url("/never"))
            try await app.log.next(.visitBegan(.javaScript, number: 2))
            try await app.waitForProposals()
            app.navigator.navigationController.popViewController(animated: false)
            try await app.log.next(.shownAgain())
            try await page.refreshed()
            #expect(try await page.number() == "2")
            #expect(app.stacks == "/")
        }

        @Test func `The target of a redirect is refreshed too`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let page = RefreshedPage(app, "/a")
            app.server.route("/follow") { _ in .redirect(to: "/a", status: 302) }
            try await app.route("/")
            app.navigator.route(app.server.url("/follow"))
            try await app.log.next(.decided(reason: "replaces the provisional screen"))
            try await app.log.next(.shownAgain())
            try await app.waitForProposals()
            try await page.refreshed()
            #expect(try await page.number() == "2")
            #expect(app.stacks == "/ /a")
        }
    }
}
