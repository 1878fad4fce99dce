import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// Tabs beyond the limit of web processes.
    @MainActor @Suite(.serialized)
    struct ReleasedTabTests {
        private func app(_ paths: [String], limit: Int) async throws -> AppDriver {
            TurboConfig.shared.maximumWebProcessCount = limit
            let app = try await AppDriver.withTabs(paths)
            app.form(at: "/form", title: "Form")
            try await app.load(paths)
            return app
        }

        private func end(_ app: AppDriver) {
            TurboConfig.shared.maximumWebProcessCount = nil
            app.close()
        }

        private func select(_ id: String, in app: AppDriver) async throws {
            app.tabs.selectedTabID = id
            try await app.arrived("/\(id)")
        }

        /// A web process ends some time after its web view, and WebKitGTK keeps one for the next page of the same site. So
        /// the web views are counted.
        @Test func `Forty tabs have no more loaded web views than the limit`() async throws {
            let paths = (1...40).map { "/\($0)" }
            let app = try await app(paths, limit: 4)
            defer { end(app) }
            var webViews = [WeakWebView(value: app.tabs.activeNavigator?.session.webView)]
            for path in paths.dropFirst() {
                try await select(String(path.dropFirst()), in: app)
                webViews.append(WeakWebView(value: app.tabs.activeNavigator?.session.webView))
                #expect(app.tabs.navigators.count(where: \.session.visits.usesWebProcess) <= 4)
            }
            #expect(app.tabs.navigators.count == 40)
            try await app.wait(until: "the released web views are deallocated") { [webViews] in
                webViews.count { $0.value != nil } == 4
            }
        }

        @Test func `The tab that was seen longest ago releases its web view, and not the first one`() async throws {
            let app = try await app(["/home", "/mail", "/more"], limit: 2)
            defer { end(app) }
            let home = try #require(app.tabs.activeNavigator)
            try await select("mail", in: app)
            let mail = try #require(app.tabs.activeNavigator)
            let former = (home: home.session.webView, mail: mail.session.webView)
            app.tabs.selectedTabID = "home"
            try await app.waitUntilIdle()
            try await select("more", in: app)
            #expect(home.session.webView === former.home)
            #expect(mail.session.webView !== former.mail)
        }

        private struct WeakWebView {
            weak var value: WKWebView?
        }

        @Test func `A tab that released its web view shows its page again, with its stack and titles`() async throws {
            let app = try await app(["/home", "/mail", "/more"], limit: 2)
            defer { end(app) }
            try await app.route("/a")
            let home = try #require(app.tabs.activeNavigator)
            let former = home.session.webView
            try await former.evaluateJavaScript("history.replaceState(history.state, '', '/a?page=2')")
            try await app.wait(until: "the URL has changed") { former.url?.query == "page=2" }
            try await select("mail", in: app)
            #expect(home.session.webView === former)
            try await select("more", in: app)
            #expect(home.session.webView !== former)
            let titles = home.navigationController.viewControllers.map(\.title)
            app.tabs.selectedTabID = "home"
            try await app.log.next(.rendered(app.server.url("/a?page=2")))
            try await app.waitUntilIdle()
            #expect(app.stacks == "/home /a")
            #expect(app.showsItsPage)
            #expect(home.navigationController.viewControllers.map(\.title) == titles)
            home.navigationController.popViewController(animated: false)
            try await app.log.next(.rendered(app.server.url("/home")))
            try await app.waitUntilIdle()
            #expect(app.stacks == "/home" && app.showsItsPage)
        }

        @Test func `Pages of a tab that released its web view have their scroll positions again`() async throws {
            let app = try await app(["/home", "/mail", "/more"], limit: 2)
            defer { end(app) }
            for path in ["/home", "/a", "/b"] { app.server.page(path, body: FormerRun.tall) }
            let home = try #require(app.tabs.activeNavigator)
            for (path, y) in [("/a", 500), ("/b", 900)] {
                try await app.route(path)
                try await app.scroll(to: y, in: home.session)
            }
            try await select("mail", in: app)
            try await select("more", in: app)
            app.tabs.selectedTabID = "home"
            try await app.arrived("/b")
            try await app.waitForScrolling(to: 900, in: home.session)
            home.pop()
            try await app.arrived("/a")
            try await app.waitForScrolling(to: 500, in: home.session)
        }

        @Test func `A tab with unsaved input is never released`() async throws {
            let app = try await app(["/form", "/mail", "/more"], limit: 1)
            defer { end(app) }
            let form = try #require(app.tabs.activeNavigator)
            let former = form.session.webView
            let screen = try #require(form.navigationController.topViewController as? any Visitable)
            try await app.enter("draft")
            try await app.wait(until: "the input is known") { form.session.page.unsavedInput(on: screen) != .none }
            for id in ["mail", "more", "mail"] {
                app.tabs.selectedTabID = id
                try await app.waitUntilIdle()
            }
            #expect(form.session.webView === former)
            app.tabs.selectedTabID = "form"
            try await app.waitUntilIdle()
            #expect(try await app.fieldText() == "draft")
            #expect(app.showsItsPage)
        }
    }
}
