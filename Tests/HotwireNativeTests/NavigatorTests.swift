import HotwireNative
import TestSupport
import Testing
import TurboTestSupport
import UIKit
import WebKit

extension HotwireNativeTests {
    @MainActor @Suite(.serialized)
    struct NavigatorTests {
        final class Form: BridgeComponent {
            static let received = TestEvents<String>()

            override class var name: String { "form" }

            override func onReceive(message: Message) {
                Self.received.record(message.event)
            }
        }

        @Test func `The defaults are Hotwire's: user agent, query matched, no Done`() async throws {
            let rules = #"{"rules": [{"patterns": ["[?]modal=1$"], "properties": {"context": "modal"}}]}"#
            let app = try HotwireApp(rules: rules)
            defer { app.close() }
            Hotwire.config.applicationUserAgentPrefix = "Shop;"
            Hotwire.registerBridgeComponents([Form.self])
            app.show(app.navigator.rootViewController)
            app.navigator.start()
            try await app.rendered("/")
            let agent = try #require(app.server.server.requests.first?.header("User-Agent"))
            #expect(agent.hasSuffix("(Shop; Hotwire Native iOS; Turbo Native iOS; bridge-components: [form])"))
            let url = try #require(URL(string: "\(app.server.url("/a"))?modal=1"))
            app.navigator.route(url)
            try await app.log.next(.rendered())
            let screen = try #require(app.navigator.modalRootViewController.viewControllers.first)
            #expect(screen is HotwireWebViewController)
            #expect(screen.navigationItem.leftBarButtonItem == nil)
            #expect(app.navigator.activeNavigationController === app.navigator.modalRootViewController)
            #expect(app.navigator.activeWebView === app.navigator.modalSession.webView)
        }

        @Test func aDoneButtonIsAtTheRightWhereItIsAskedFor() async throws {
            let app = try HotwireApp()
            defer { app.close() }
            Hotwire.config.showDoneButtonOnModals = true
            app.show(app.navigator.rootViewController)
            app.navigator.start()
            try await app.rendered("/")
            app.navigator.route(app.server.url("/new"))
            try await app.rendered("/new")
            let item = app.navigator.modalRootViewController.topViewController?.navigationItem
            #expect(item?.rightBarButtonItem != nil)
            #expect(item?.leftBarButtonItem == nil)
        }

        @Test func aPageSpeaksWithTheComponentOfItsScreen() async throws {
            let app = try HotwireApp()
            defer { app.close() }
            Hotwire.registerBridgeComponents([Form.self])
            app.server.page(
                "/",
                """
                <script>
                window.HotwireNative = { web: {
                  setAdapter(adapter) { adapter.receive({ id: "1", component: "form", event: "connect", data: {} }) },
                  adapterDidUpdateSupportedComponents() {}, receive(message) {} } }
                document.dispatchEvent(new Event("web-bridge:ready"))
                </script>
                """)
            app.show(app.navigator.rootViewController)
            app.navigator.start()
            #expect(try await Form.received.next() == "connect")
        }

        @Test(
            arguments: [(404, "notFound"), (500, "internalServerError"), (401, "unauthorized")])
        func `Failures are the family's errors`(status: Int, name: String) async throws {
            let app = try HotwireApp()
            defer { app.close() }
            app.server.page("/", status: status)
            app.show(app.navigator.rootViewController)
            app.navigator.start()
            let error = try await app.errors.next()
            #expect(error.statusCode == status)
            #expect("\(error)".contains(name))
        }

        @Test func aHandlerDecidesWhereAURLLeads() async throws {
            struct Handler: RouteDecisionHandler {
                let name = "test"
                let seen: TestEvents<URL>

                func matches(location: URL, configuration: Navigator.Configuration) -> Bool {
                    location.path == "/a" && configuration.name == "main"
                }

                func handle(
                    location: URL, configuration: Navigator.Configuration, navigator: Navigator
                ) -> Router.Decision {
                    seen.record(location)
                    return .cancel
                }
            }
            let app = try HotwireApp()
            defer { app.close() }
            let seen = TestEvents<URL>()
            Hotwire.registerRouteDecisionHandlers([Handler(seen: seen), AppNavigationRouteDecisionHandler()])
            app.show(app.navigator.rootViewController)
            app.navigator.start()
            try await app.rendered("/")
            app.navigator.route(app.server.url("/a"))
            #expect(try await seen.next() == app.server.url("/a"))
            app.navigator.route(app.server.url("/b"))
            try await app.rendered("/b")
            #expect(app.navigator.rootViewController.viewControllers.count == 2)
        }

        /// What an app of the family makes of a page's dialogs.
        private final class Dialogs: WKUIController {
            override func webView(
                _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
                initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
            ) {
                guard message == "Sure?" else { return completionHandler(true) }
                super.webView(
                    webView, runJavaScriptConfirmPanelWithMessage: "Really?", initiatedByFrame: frame,
                    completionHandler: completionHandler)
            }
        }

        private func start(_ app: HotwireApp, asking dialogs: WKUIController) async throws {
            app.navigator.webkitUIDelegate = dialogs
            app.show(app.navigator.rootViewController)
            app.navigator.start()
            try await app.rendered("/")
        }

        @Test func `The app asks in its own words what a page wants to know`() async throws {
            let app = try HotwireApp()
            defer { app.close() }
            let dialogs = Dialogs(delegate: app.navigator)
            try await start(app, asking: dialogs)
            let webView = app.navigator.activeWebView
            #expect(try await webView.evaluateJavaScript("confirm('Other?')") as? Bool == true)
            let answer = Task { try await webView.evaluateJavaScript("confirm('Sure?')") as? Bool }
            let screen = try #require(app.navigator.rootViewController.topViewController)
            while screen.presentedViewController == nil { await nextFrame(of: app.window) }
            let alert = try #require(screen.presentedViewController as? UIAlertController)
            #expect(alert.title == "Really?" && alert.actions.map(\.title) == ["OK", "Cancel"])
            alert.choose(try #require(alert.actions.last))
            #expect(try await answer.value == false)
        }

        @Test func `A new window of a page with dialogs of the app's own is routed`() async throws {
            let app = try HotwireApp()
            defer { app.close() }
            let dialogs = WKUIController(delegate: app.navigator)
            try await start(app, asking: dialogs)
            try await app.navigator.activeWebView.evaluateJavaScript("window.open('/a'); 1")
            try await app.rendered("/a")
            #expect(app.navigator.rootViewController.viewControllers.count == 2)
        }

        @Test func `The app takes the error away that it has shown`() async throws {
            let app = try HotwireApp()
            defer { app.close() }
            app.server.page("/a", status: 500)
            app.show(app.navigator.rootViewController)
            app.navigator.start()
            try await app.rendered("/")
            app.navigator.route(app.server.url("/a"))
            _ = try await app.errors.next()
            let screen = try #require(app.navigator.rootViewController.topViewController)
            await nextFrame(of: app.window)
            #expect(isSeen("Retry", around: screen.view))
            screen.removeErrorViewController()
            #expect(!isSeen("Retry", around: screen.view))
        }

        @Test func eachTabHasItsNavigator() async throws {
            let app = try HotwireApp()
            defer { app.close() }
            let tabs = HotwireTabBarController(navigatorDelegate: app)
            let first = HotwireTab(title: "One", image: UIImage(systemName: "house"), url: app.server.url("/"))
            let second = HotwireTab(title: "Two", image: nil, url: app.server.url("/a"))
            app.show(tabs)
            tabs.load([first, second])
            try await app.rendered("/")
            #expect(tabs.activeNavigator === tabs.navigator(for: first))
            #expect(!app.server.pages.contains("/a"))
            tabs.selectedIndex = 1
            try await app.rendered("/a")
            #expect(tabs.activeNavigator === tabs.navigator(for: second))
            tabs.route(app.server.url("/b"))
            try await app.rendered("/b")
            #expect(tabs.activeNavigator.rootViewController.viewControllers.count == 2)
        }
    }
}
