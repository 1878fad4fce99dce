import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// Tabs with a navigator each.
    @MainActor @Suite(.serialized)
    struct TabTests {
        @Test func `A lazy tab is loaded when it is selected, and once`() async throws {
            let app = try await AppDriver.withTabs()
            defer { app.close() }
            try await app.load()
            #expect(app.server.pages == ["/home"])
            app.tabs.selectedTabID = "mail"
            try await app.arrived("/mail")
            for id in ["home", "mail", "home"] { app.tabs.selectedTabID = id }
            try await app.waitUntilIdle()
            #expect(app.server.pages == ["/home", "/mail"])
        }

        @Test func `A link to a part of another tab's first page leads to that part`() async throws {
            let app = try await AppDriver.withTabs()
            defer { app.close() }
            app.server.page("/home", body: "<a href='/mail#part'>Letters</a>")
            app.server.page("/mail", body: "<div style='height: 5000px'></div><p id=part>part</p>")
            try await app.load()
            app.tabs.selectedTabID = "mail"
            try await app.arrived("/mail")
            app.tabs.selectedTabID = "home"
            try await app.waitUntilIdle()
            try await app.click("a")
            try await app.arrived("/mail#part")
            #expect(app.tabs.selectedTabID == "mail" && app.stacks == "/mail")
            #expect(app.tabs.activeNavigator?.session.webView.url == app.server.url("/mail#part"))
        }

        @Test func `A link shown in another tab sets the title of its screen at once`() async throws {
            let app = try await AppDriver.withTabs()
            defer { app.close() }
            let gate = ResponseGate()
            app.server.page("/home", body: "<a href=/mail/1>Letters</a>")
            app.server.route("/mail/1") { _ in .gated(gate, .page(TestPage("One"))) }
            try await app.load()
            try await app.click("a")
            try await nextFrame(of: app.window, while: app.stacks != "/mail /mail/1")
            #expect(app.stacks == "/mail /mail/1")
            let screen = app.tabs.activeNavigator?.navigationController.topViewController
            #expect(screen?.navigationItem.title == "Letters")
            gate.open()
            try await app.arrived("/mail/1")
            #expect(screen?.navigationItem.title == "One")
        }

        @Test func `Eager tabs follow the first page and idle ones follow them`() async throws {
            let app = try await AppDriver.withTabs(["/home", "/mail", "/more"])
            defer { app.close() }
            let start = app.log.count
            app.loadTabs(["/home", "/mail", "/more"], loading: [.lazy, .eager, .whenIdle])
            try await app.log.all([.rendered("/home"), .rendered("/mail"), .rendered("/more")], since: start)
            #expect(app.server.pages == ["/home", "/mail", "/more"])
        }

        @Test func `The page of a tab that the user hasn't opened yet is laid out as wide as the window`() async throws
        {
            let app = try await AppDriver.withTabs(["/home", "/mail"])
            defer { app.close() }
            for path in ["/home", "/mail"] {
                app.server.page(path, body: "<script>window.atLoad ??= innerWidth + 'x' + (innerHeight > 100)</script>")
            }
            let start = app.log.count
            app.loadTabs(["/home", "/mail"], loading: [.lazy, .eager])
            try await app.log.all([.rendered("/home"), .rendered("/mail")], since: start)
            for id in ["home", "mail"] {
                let size = try await app.tabs.navigator(for: id)?.session.webView.evaluateJavaScript("atLoad")
                #expect(size as? String == "\(Int(app.window.bounds.width))xtrue", "\(id)")
            }
        }

        @Test func `The app may start with any of seven tabs`() async throws {
            let paths = (1...7).map { "/\($0)" }
            let app = try await AppDriver.withTabs(paths)
            defer { app.close() }
            try await app.load(paths, selected: "6")
            #expect(app.tabs.selectedIndex == 5)
            #expect(app.tabs.activeNavigator === app.tabs.navigator(for: "6"))
            app.tabs.selectedIndex = 2
            try await app.arrived("/3")
            #expect(app.server.pages == ["/6", "/3"])
        }

        /// UIKit on iOS while it shows the More list.
        private final class ListOfTabs: TurboTabBarController {
            var list: UIViewController?

            override var selectedViewController: UIViewController? {
                get { list ?? super.selectedViewController }
                set { super.selectedViewController = newValue }
            }

            override var selectedTab: UITab? {
                get { super.selectedTab }
                set {
                    list = nil
                    super.selectedTab = newValue
                }
            }

            override var selectedIndex: Int {
                get { list == nil ? super.selectedIndex : NSNotFound }
                set { super.selectedIndex = newValue }
            }
        }

        @Test func `While the More list is visible, the previous tab is the selected one`() async throws {
            let (tabs, paths) = (ListOfTabs(), (1...7).map { "/\($0)" })
            let app = try await AppDriver.withTabs(paths, tabs: tabs)
            defer { app.close() }
            try await app.load(paths, selected: "6")
            tabs.list = UIViewController()
            #expect(tabs.selectedTabID == "6")
            try await app.route("/a")
            let screens = tabs.activeNavigator?.navigationController.viewControllers ?? []
            #expect(screens.map { ($0 as? any Visitable)?.visitableURL?.path } == ["/6", "/a"])
            tabs.selectedTabID = "7"
            try await app.arrived("/7")
            #expect(tabs.selectedTabID == "7" && tabs.list == nil)
        }

        /// UIKit on iOS, which selects a tab of new ones, and may report that.
        private final class SelectingTabs: TurboTabBarController {
            override var tabs: [UITab] {
                didSet {
                    guard let first = tabs.first else { return }
                    delegate?.tabBarController(self, didSelectTab: first, previousTab: nil)
                }
            }
        }

        @Test func `A tab that UIKit selects while it gets the tabs isn't loaded`() async throws {
            let app = try await AppDriver.withTabs(tabs: SelectingTabs())
            defer { app.close() }
            try await app.load(selected: "mail")
            try await app.waitUntilIdle()
            #expect(app.server.pages == ["/mail"])
        }

        @Test func `UIKit has the tabs, by their identifiers, and they stay the same when they are loaded again`()
            async throws
        {
            let app = try await AppDriver.withTabs()
            defer { app.close() }
            try await app.load()
            let tabs = app.tabs.tabs
            #expect(tabs.map(\.identifier) == ["home", "mail"] && app.tabs.mode == .tabSidebar)
            #expect(
                tabs.map(\.viewController)
                    == ["home", "mail"].map { app.tabs.navigator(for: $0)?.navigationController })
            app.tabs.setBadge("3", for: "mail")
            app.tabs.load([
                TurboTab(id: "mail", title: "Post", url: app.server.url("/mail")),
                TurboTab(id: "home", title: "Start", url: app.server.url("/home")),
            ])
            #expect(app.tabs.tabs.elementsEqual(tabs.reversed(), by: ===) && app.tabs.selectedTab === tabs[0])
            #expect(tabs.map(\.title) == ["Start", "Post"] && tabs.map(\.badgeValue) == [nil, "3"])
            #expect(isVisible("3", in: app.tabs.view) && isVisible("Post", in: app.tabs.view))
            app.tabs.selectedTab = tabs[1]
            try await app.arrived("/mail")
            #expect(app.tabs.selectedTabID == "mail")
        }

        @Test func `A tab for search is UIKit's, with a magnifying glass unless it has an icon`() async throws {
            let app = try await AppDriver.withTabs()
            defer { app.close() }
            let home = TurboTab(id: "home", title: "Home", url: app.server.url("/home"))
            let search = TurboTab(id: "find", title: "Find", url: app.server.url("/mail"), isSearch: true)
            app.tabs.load([home, search])
            try await app.arrived("/home")
            #expect(app.tabs.tabs.map { $0 is UISearchTab } == [false, true])
            #expect(seenIcons(around: app.tabs.view).contains("system-search-symbolic"))
            #expect(click("Find", around: app.tabs.view))
            try await app.arrived("/mail")
            // UIKit has another class for it, so it is another tab.
            app.tabs.load([home, TurboTab(id: "find", title: "Find", url: search.url)], selecting: "home")
            #expect(app.tabs.tabs.allSatisfy { !($0 is UISearchTab) })
            #expect(app.tabs.navigator(for: "find")?.hasStarted == false)
        }

        @Test func `A tab has another icon while it is selected`() async throws {
            let app = try await AppDriver.withTabs()
            defer { app.close() }
            let (printer, gear) = (UIImage(systemName: "printer"), UIImage(systemName: "gear"))
            app.tabs.load([
                TurboTab(id: "home", title: "Home", image: printer, selectedImage: gear, url: app.server.url("/home")),
                TurboTab(id: "mail", title: "Mail", url: app.server.url("/mail")),
            ])
            try await app.arrived("/home")
            let icons = { seenIcons(around: app.tabs.view) }
            #expect(icons().contains("applications-system-symbolic") && !icons().contains("printer-symbolic"))
            app.tabs.selectedTabID = "mail"
            #expect(icons().contains("printer-symbolic") && !icons().contains("applications-system-symbolic"))
        }

        @Test func `A tab is loaded when it is visible, whichever delegate is called for the selection`() async throws {
            final class Other: NSObject, UITabBarControllerDelegate {}
            let app = try await AppDriver.withTabs()
            defer { app.close() }
            try await app.load()
            let other = Other()
            app.tabs.delegate = other
            #expect(click("Mail", around: app.tabs.view))
            try await app.arrived("/mail")
            #expect(app.tabs.selectedTabID == "mail")
            #expect(app.server.pages == ["/home", "/mail"])
        }

        @Test func `Coming back to a tab requests nothing and shows its page`() async throws {
            let app = try await AppDriver.withTabs()
            defer { app.close() }
            try await app.load()
            try await app.route("/a")
            app.tabs.selectedTabID = "mail"
            try await app.arrived("/mail")
            app.tabs.selectedTabID = "home"
            try await app.waitUntilIdle()
            let navigator = try #require(app.tabs.activeNavigator)
            let top = try #require(navigator.navigationController.topViewController as? VisitableViewController)
            #expect(app.stacks == "/home /a")
            #expect(navigator.session.webView.isDescendant(of: top.view))
            #expect(!top.visitableView.isShowingScreenshot)
            #expect(app.server.pages == ["/home", "/a", "/mail"])
        }

        @Test func `A link whose rule names a tab is shown there`() async throws {
            let app = try await AppDriver.withTabs()
            defer { app.close() }
            app.server.page("/home", body: "<a id=letter href='/mail/1'>Letter</a>")
            try await app.load()
            let start = app.log.count
            try await app.click("#letter")
            try await app.log.all([.rendered("/mail"), .rendered("/mail/1")], since: start)
            try await app.waitUntilIdle()
            #expect(app.tabs.selectedTabID == "mail")
            #expect(app.stacks == "/mail /mail/1")
            #expect(app.server.pages == ["/home", "/mail", "/mail/1"])
        }

        @Test func `The first page of a tab pops to it and loads it again`() async throws {
            let app = try await AppDriver.withTabs()
            defer { app.close() }
            try await app.load()
            let start = app.log.count
            app.tabs.route(app.server.url("/mail/1"))
            try await app.log.all([.rendered("/mail"), .rendered("/mail/1")], since: start)
            app.tabs.selectedTabID = "home"
            let again = app.log.count
            app.tabs.route(app.server.url("/mail"))
            try await app.log.all([.rendered("/mail")], since: again)
            try await app.waitUntilIdle()
            #expect(app.stacks == "/mail")
            #expect(app.server.pages == ["/home", "/mail", "/mail/1", "/mail"])
        }

        @Test func `A modal is dismissed before another tab is shown`() async throws {
            let app = try await AppDriver.withTabs()
            defer { app.close() }
            try await app.load()
            try await app.route("/new")
            let navigator = try #require(app.tabs.activeNavigator)
            #expect(navigator.activeNavigationController === navigator.modalNavigationController)
            let start = app.log.count
            navigator.route(app.server.url("/mail"))
            try await app.log.all([.rendered("/mail")], since: start)
            try await app.waitUntilIdle()
            #expect(app.tabs.presentedViewController == nil)
            #expect(app.tabs.selectedTabID == "mail")
        }

        @Test func `A form that leads to another tab leaves no screen behind`() async throws {
            let app = try await AppDriver.withTabs()
            defer { app.close() }
            app.server.page("/home", body: "<form action='/send' method=post><button id=send>Send</button></form>")
            app.server.route("/send") { _ in
                .content(Data(), type: "text/html", status: 303, headers: ["Location": "/mail"])
            }
            try await app.load()
            let start = app.log.count
            try await app.click("#send")
            try await app.log.all([.rendered("/mail")], since: start)
            try await app.waitUntilIdle()
            #expect(app.tabs.selectedTabID == "mail")
            let home = try #require(app.tabs.navigator(for: "home"))
            #expect(home.navigationController.viewControllers.count == 1)
        }

        @Test func `A modal of a hidden tab waits until the user selects the tab`() async throws {
            let app = try await AppDriver.withTabs()
            defer { app.close() }
            try await app.load()
            let home = try #require(app.tabs.activeNavigator)
            app.tabs.selectedTabID = "mail"
            try await app.arrived("/mail")
            home.route(app.server.url("/new"))
            try await app.log.next(.idle)
            #expect(app.tabs.presentedViewController == nil)
            app.tabs.selectedTabID = "home"
            try await app.arrived("/new")
            #expect(app.tabs.presentedViewController === home.modalNavigationController)
        }

        @Test func `After a sign-in each tab is loaded again when it is selected`() async throws {
            let app = try await AppDriver.withTabs()
            defer { app.close() }
            try await app.load()
            app.tabs.selectedTabID = "mail"
            try await app.arrived("/mail")
            app.tabs.markContentAsStale()
            app.tabs.selectedTabID = "home"
            try await app.arrived("/home")
            app.tabs.selectedTabID = "mail"
            try await app.arrived("/mail")
            app.tabs.selectedTabID = "home"
            try await app.waitUntilIdle()
            #expect(app.server.pages == ["/home", "/mail", "/home", "/mail"])
        }

        @Test func `A tap on the selected tab returns to its first page`() async throws {
            let app = try await AppDriver.withTabs()
            defer { app.close() }
            try await app.load()
            for path in ["/a", "/b"] { try await app.route(path) }
            #expect(click("Home", around: app.tabs.view))
            try await app.waitUntilIdle()
            #expect(app.stacks == "/home")
            #expect(app.server.pages == ["/home", "/a", "/b"])
        }

        @Test func `A tap on the selected tab of the app's own returns to its first screen`() async throws {
            let app = try await AppDriver.withTabs()
            defer { app.close() }
            try await app.load()
            let own = UINavigationController(rootViewController: UIViewController())
            app.tabs.tabs.append(UITab(title: "Own", image: nil, identifier: "own") { _ in own })
            app.tabs.selectedTab = app.tabs.tab(forIdentifier: "own")
            own.pushViewController(UIViewController(), animated: false)
            try await app.waitUntilIdle()
            #expect(click("Own", around: app.tabs.view))
            await app.transitionsEnd()
            #expect(own.viewControllers.count == 1)
        }

        @Test func `A reload loads the pages of all tabs again, visible or not`() async throws {
            let app = try await AppDriver.withTabs()
            defer { app.close() }
            try await app.load()
            app.tabs.selectedTabID = "mail"
            try await app.arrived("/mail")
            let start = app.log.count
            app.tabs.reload()
            try await app.log.all([.rendered("/home"), .rendered("/mail")], since: start)
            #expect(app.server.pages.sorted() == ["/home", "/home", "/mail", "/mail"])
        }

        @Test(.bug(id: "TI#234"), .bug(id: "HNI#103"))
        func `A page's title is that of its screen, and the tab keeps its own`() async throws {
            let app = try await AppDriver.withTabs()
            defer { app.close() }
            try await app.load()
            try await app.route("/a")
            let stack = try #require(app.tabs.activeNavigator).navigationController
            #expect(stack.viewControllers.map(\.title) == ["home", "a"])
            #expect(stack.tabBarItem.title == "Home" && isVisible("Home", in: app.tabs.view))
        }

        @Test func `A tab starts when the user selects it`() async throws {
            let app = try await AppDriver.withTabs()
            defer { app.close() }
            try await app.load()
            #expect(click("Mail", around: app.tabs.view))
            try await app.arrived("/mail")
            #expect(app.tabs.selectedTabID == "mail")
        }

        @Test func `Tabs that don't exist are ignored`() async throws {
            let app = try await AppDriver.withTabs()
            defer { app.close() }
            let tabs = app.tabs
            #expect(tabs.activeNavigator == nil && tabs.selectedTabID == nil)
            tabs.route(app.server.url("/home"))
            tabs.selectedIndex = 3
            tabs.load([])
            try await app.load(["/home", "/home"])
            #expect(tabs.turboTabs.map(\.id) == ["home"])
            #expect(tabs.navigator(for: "none") == nil)
            tabs.selectedTabID = "none"
            tabs.setBadge("1", for: "none")
            tabs.setBadge("3", for: "home")
            #expect(tabs.viewControllers?.first?.tabBarItem.badgeValue == "3")
            tabs.selectedIndex = -1
            #expect(tabs.selectedTabID == "home")
            tabs.load([])
            #expect(tabs.activeNavigator == nil)
        }

        @Test func `A tab that is loaded again keeps its screens`() async throws {
            let app = try await AppDriver.withTabs()
            defer { app.close() }
            try await app.load()
            try await app.route("/a")
            app.loadTabs()
            try await app.waitUntilIdle()
            #expect(app.stacks == "/home /a")
            #expect(app.server.pages == ["/home", "/a"])
        }

        @Test func `A link to the app is shown over the root, once and in its tab`() async throws {
            let app = try await AppDriver.withTabs()
            defer { app.close() }
            let start = app.log.count
            app.tabs.open(try #require(URL(string: "shop://mail/1")))
            try await app.load()
            try await app.log.all([.rendered("/mail"), .rendered("/mail/1")], since: start)
            try await app.waitUntilIdle()
            #expect(app.tabs.selectedTabID == "mail")
            #expect(app.stacks == "/mail /mail/1")
            #expect(app.server.pages == ["/home", "/mail", "/mail/1"])
        }
    }
}
