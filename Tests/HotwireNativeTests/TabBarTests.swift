import HotwireNative
import TestSupport
import Testing
import TurboTestSupport
import UIKit

extension HotwireNativeTests {
    /// The tab bar: taps of the user, and calls of the app at any time.
    @MainActor @Suite(.serialized)
    struct TabBarTests {
        @Test func `A tap on the selected tab returns to its first page, without a request`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            let tabs = app.showTabs(["/", "/a"].map { app.tab($0) }, lazily: true)
            try await app.rendered("/")
            tabs.route(app.server.url("/b"))
            try await app.rendered("/b")
            let stack = tabs.activeNavigator.rootViewController
            await transitionEnd(of: stack)
            #expect(stack.viewControllers.count == 2)
            #expect(click("/", around: tabs.view))
            try await app.rendered("/")
            #expect(stack.viewControllers.count == 1)
            #expect(app.server.pages == ["/", "/b"])
        }

        @Test func `Tabs return to their stacks and selection after the end of the app`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            let both = ["/", "/a"].map { app.tab($0) }
            let tabs = app.showTabs(both, lazily: true)
            try await app.rendered("/")
            tabs.selectedIndex = 1
            try await app.rendered("/a")
            tabs.route(app.server.url("/b"))
            try await app.rendered("/b")
            await transitionEnd(of: tabs.activeNavigator.rootViewController)

            let next = HotwireTabBarController(navigatorDelegate: app, lazyLoadTabs: true)
            app.server.clearRequests()
            app.show(next)
            next.load(both, restoring: tabs.stateRestorationActivity)
            try await app.rendered("/b")
            #expect(next.selectedIndex == 1)
            #expect(next.activeNavigator.rootViewController.viewControllers.count == 2)
            #expect(app.server.pages == ["/b"])
        }

        @Test func `The app can select any of seven tabs`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            let paths = (1...7).map { "/\($0)" }
            for path in paths { app.server.page(path) }
            let seven = paths.map { app.tab($0) }
            let tabs = app.showTabs(seven, lazily: true)
            tabs.selectedIndex = 5
            try await app.rendered("/6")
            #expect(tabs.selectedIndex == 5)
            #expect(tabs.activeNavigator === tabs.navigator(for: seven[5]))
            #expect(Set(app.server.pages).isSubset(of: ["/1", "/6"]))
        }

        @Test func `A badge stays, with its color, when the tabs are loaded again`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            let both = ["/", "/a"].map { app.tab($0) }
            let tabs = app.showTabs(both, lazily: true)
            try await app.rendered("/")
            let item = tabs.viewControllers?.last?.tabBarItem
            item?.badgeValue = "3"
            item?.badgeColor = .blue
            tabs.load(both)
            let again = tabs.viewControllers?.last?.tabBarItem
            #expect(again?.badgeValue == "3" && again?.badgeColor == .blue)
            #expect(isVisible("3", in: tabs.view))
        }

        @Test func `A route before the tabs are loaded, and unknown tabs, are ignored`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            let tabs = HotwireTabBarController(navigatorDelegate: app, lazyLoadTabs: true)
            app.show(tabs)
            tabs.route(app.server.url("/b"))
            tabs.selectedIndex = 99
            #expect(app.driver.logEntries.contains { $0.level == .error && $0.message.contains("call load(_:) first") })
            let both = ["/", "/a"].map { app.tab($0) }
            tabs.load(both)
            for index in [99, -1] { tabs.selectedIndex = index }
            try await app.rendered("/")
            #expect(tabs.activeNavigator === tabs.navigator(for: both[0]))
            #expect(tabs.navigator(for: app.tab("/b")) == nil)
            #expect(tabs.presentedViewController == nil && app.server.pages == ["/"])
        }

        private final class Asked: NavigatorDelegate {
            private let paths: TestEvents<String>

            init(_ paths: TestEvents<String>) {
                self.paths = paths
            }

            func handle(proposal: VisitProposal, from navigator: Navigator) -> ProposalResult {
                paths.append(proposal.url.path)
                return .accept
            }
        }

        @Test func `A delegate that only the tabs hold is called`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            let paths = TestEvents<String>()
            let tabs = HotwireTabBarController(navigatorDelegate: Asked(paths), lazyLoadTabs: true)
            app.show(tabs)
            tabs.load([app.tab("/"), app.tab("/a")])
            try await app.rendered("/")
            tabs.selectedIndex = 1
            try await app.rendered("/a")
            #expect(paths.all == ["/", "/a"])
        }
    }
}
