import HotwireNative
import TestSupport
import Testing
import TurboTestSupport
import UIKit

extension HotwireNativeTests {
    /// Tabs with a navigator each, with the names of Hotwire Native. A tab's identifier is its path.
    @MainActor @Suite(.serialized)
    struct TabTests {
        private func tap(_ selector: String, in tabs: HotwireTabBarController) async throws {
            try await tabs.activeNavigator.activeWebView.click(selector)
        }

        @Test func `Each tab has its navigator`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            let (first, second) = (app.tab("/"), app.tab("/a"))
            let tabs = app.showTabs([first, second], lazily: true)
            try await app.rendered("/")
            #expect(tabs.activeNavigator === tabs.navigator(for: first))
            tabs.selectedIndex = 1
            try await app.rendered("/a")
            #expect(tabs.activeNavigator === tabs.navigator(for: second))
            tabs.route(app.server.url("/b"))
            try await app.rendered("/b")
            #expect(tabs.activeNavigator.rootViewController.viewControllers.count == 2)
            #expect(tabs.activeNavigator.currentVisitableURL == app.server.url("/b"))
        }

        @Test func `A tab for search is UIKit's, and the selected tab has the identifier of its own`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            let both = [app.tab("/"), app.tab("/a", isSearch: true)]
            let tabs = app.showTabs(both, lazily: true)
            try await app.rendered("/")
            #expect(
                tabs.tabs.map(\.identifier) == ["/", "/a"] && tabs.tabs.map { $0 is UISearchTab } == [false, true])
            #expect(tabs.selectedTab?.identifier == "/" && tabs.mode == .automatic)
            tabs.selectedTab = tabs.tab(forIdentifier: "/a")
            try await app.rendered("/a")
            #expect(tabs.activeNavigator === tabs.navigator(for: both[1]))
        }

        @Test func `The other tabs load their pages with the cookies of the first`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            let cookie = "visitor_\(app.server.port)=1"
            app.server.route(
                "/", .page(TestPage("root"), headers: ["Set-Cookie": "\(cookie); Path=/"]))
            let start = app.log.count
            _ = app.showTabs(["/", "/a", "/b"].map { app.tab($0) })
            try await app.log.all([.rendered("/"), .rendered("/a"), .rendered("/b")], since: start)
            #expect(app.server.pages.first == "/" && app.server.pages.sorted() == ["/", "/a", "/b"])
            let later = app.server.requests.filter { ["/a", "/b"].contains($0.path) }
            #expect(later.allSatisfy { $0.header("Cookie")?.contains(cookie) == true })
        }

        @Test(arguments: [(setting: true, own: nil), (false, true)] as [(Bool, Bool?)])
        func `A lazy tab is loaded when it is selected`(setting: Bool, own: Bool?) async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            #expect(Hotwire.config.lazyLoadTabs)
            Hotwire.config.lazyLoadTabs = setting
            let tabs = app.showTabs(["/", "/a", "/b"].map { app.tab($0) }, lazily: own)
            try await app.rendered("/")
            tabs.selectedIndex = 2
            try await app.rendered("/b")
            #expect(app.server.pages == ["/", "/b"])
        }

        @Test func `A tab may wait until nothing loads`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            let start = app.log.count
            _ = app.showTabs([app.tab("/"), app.tab("/a", loading: .whenIdle), app.tab("/b")])
            try await app.log.all([.rendered("/"), .rendered("/a"), .rendered("/b")], since: start)
            #expect(app.server.pages == ["/", "/b", "/a"])
        }

        @Test func `A link whose rule names a tab is shown there`() async throws {
            let rules = #"{"rules": [{"patterns": ["^/b"], "properties": {"tab_id": "/b"}}]}"#
            let app = try await HotwireApp(rules: rules)
            defer { app.close() }
            app.server.page("/", body: "<a id=letter href='/b/1'>Letter</a>")
            app.server.page("/b/1")
            let (first, second) = (app.tab("/"), app.tab("/b"))
            let tabs = app.showTabs([first, second], lazily: true)
            try await app.rendered("/")
            let start = app.log.count
            try await tap("#letter", in: tabs)
            try await app.log.all([.rendered("/b"), .rendered("/b/1")], since: start)
            #expect(tabs.activeNavigator === tabs.navigator(for: second))
            #expect(tabs.activeNavigator.rootViewController.viewControllers.count == 2)
            #expect(app.server.pages == ["/", "/b", "/b/1"])
        }

        @Test func `After a sign-in each tab is loaded again when it is selected`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            let tabs = app.showTabs(["/", "/a"].map { app.tab($0) }, lazily: true)
            try await app.rendered("/")
            tabs.selectedIndex = 1
            try await app.rendered("/a")
            tabs.markContentAsStale()
            tabs.selectedIndex = 0
            try await app.rendered("/")
            #expect(app.server.pages == ["/", "/a", "/"])
        }

        @Test func `A tab that is loaded again keeps its screens`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            let both = ["/", "/a"].map { app.tab($0) }
            let tabs = app.showTabs(both, lazily: true)
            try await app.rendered("/")
            let navigator = try #require(tabs.navigator(for: both[0]))
            tabs.load([both[0]])
            #expect(tabs.activeNavigator === navigator)
            #expect(tabs.navigator(for: both[1]) == nil)
            tabs.load([])
            #expect(tabs.activeNavigator !== navigator)
            #expect(app.server.pages == ["/"])
        }

        @Test(.bug(id: "HNI#36"))
        func `Three rejected tabs report one failure, and have one Retry`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            let paths = ["/", "/a", "/b"]
            for path in paths { app.server.page(path, status: 401) }
            var start = app.log.count
            let tabs = app.showTabs(paths.map { app.tab($0) })
            while app.driver.logEntries[start...].filter({ AwaitedEntry.failed(status: 401).isMet($0.kind) }).count < 3
            {
                try await app.log.entries.next()
            }
            #expect(app.errors.all.count == 1)
            for path in paths { app.server.page(path) }
            start = app.log.count
            #expect(await sees("Retry", around: app.driver.window))
            #expect(click("Retry", around: tabs.view))
            try await app.log.all(paths.map { .rendered($0) }, since: start)
            #expect(app.errors.all.count == 1)
            #expect(app.server.pages.sorted() == ["/", "/", "/a", "/a", "/b", "/b"])
        }

        @Test func `Closing the sign-in form shows it again for the next 401`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            for path in ["/a", "/b"] { app.server.page(path, status: 401) }
            try await app.start()
            app.navigator.route(app.server.url("/a"))
            try await app.errors.next()
            app.navigator.route(app.server.url("/new"))
            try await app.rendered("/new")
            app.navigator.pop()
            try await app.driver.waitForProposals()
            app.navigator.route(app.server.url("/b"))
            #expect(try await app.errors.next().statusCode == 401)
            #expect(app.errors.all.count == 2)
        }
    }
}
