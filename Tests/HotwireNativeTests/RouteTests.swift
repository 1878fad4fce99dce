import HotwireNative
import TestSupport
import Testing
import TurboTestSupport
import UIKit

extension HotwireNativeTests {
    /// Routing with the names of Hotwire Native.
    @MainActor @Suite(.serialized)
    struct RouteTests {
        /// Shows the first page, then each path.
        private func start(_ app: HotwireApp, _ paths: [String] = []) async throws {
            try await app.start()
            for path in paths {
                app.navigator.route(app.server.url(path))
                try await app.rendered(path)
            }
            try await app.driver.waitForProposals()
        }

        @Test func `The parameters of a routed URL reach the delegate, and links have none`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            app.server.page("/a", body: "<a id=link href='/b'>b</a>")
            var given: [Int?] = []
            app.answer = { proposal in
                given.append(proposal.parameters?["from"] as? Int)
                return .accept
            }
            try await start(app)
            let replace = VisitOptions(action: .replace)
            app.navigator.route(app.server.url("/a"), options: replace, parameters: ["from": 7])
            try await app.rendered("/a")
            try await app.navigator.activeWebView.click("#link")
            try await app.rendered("/b")
            #expect(given == [nil, 7, nil])
            #expect(app.driver.stacks == "/a /b")
        }

        @Test func `A native row that is tapped twice shows its page once`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            try await start(app)
            for _ in 1...2 { app.navigator.route(app.server.url("/a"), parameters: ["from": 7]) }
            try await app.rendered("/a")
            try await app.driver.waitForProposals()
            let decisions = app.driver.logEntries.filter { AwaitedEntry.decided("/a").isMet($0.kind) }
            #expect(decisions.count == 1)
            #expect(app.server.pages == ["/", "/a"])
        }

        @Test func `A link with the app's own scheme is shown over the first page`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            app.show(app.navigator.rootViewController)
            app.navigator.open(try #require(URL(string: "family://a")))
            try await app.rendered("/a")
            try await app.driver.waitForProposals()
            // The load of the first page, which the link replaces, may have been requested.
            #expect(app.driver.stacks == "/ /a" && app.server.pages.last == "/a")
        }

        @Test func `A link with the app's own scheme that is opened before the tabs is shown in its tab`() async throws
        {
            let rules = #"{"rules": [{"patterns": ["^/b"], "properties": {"tab_id": "/b"}}]}"#
            let app = try await HotwireApp(rules: rules)
            defer { app.close() }
            app.server.page("/b/1")
            let all = ["/", "/b"].map { HotwireTab(id: $0, title: $0, image: nil, url: app.server.url($0)) }
            let tabs = HotwireTabBarController(navigatorDelegate: app, lazyLoadTabs: true)
            app.show(tabs)
            let start = app.log.count
            tabs.open(try #require(URL(string: "family://b/1")))
            tabs.load(all)
            try await app.log.all([.rendered("/b"), .rendered("/b/1")], since: start)
            #expect(tabs.activeNavigator === tabs.navigator(for: all[1]))
            #expect(tabs.activeNavigator.rootViewController.viewControllers.count == 2)
            #expect(app.server.pages == ["/", "/b", "/b/1"])
        }

        @Test(arguments: [false, true])
        func `A controller that the app presents is over the visible screens`(isModalPresented: Bool) async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            try await start(app, isModalPresented ? ["/new"] : [])
            let stack = isModalPresented ? app.navigator.modalRootViewController : app.navigator.rootViewController
            let screen = UIViewController()
            app.navigator.present(screen, animated: false)
            try await nextFrame(of: app.driver.window, while: screen.viewIfLoaded?.window == nil)
            #expect(screen.viewIfLoaded?.window != nil)
            #expect(stack.presentedViewController === screen)
        }
    }
}
