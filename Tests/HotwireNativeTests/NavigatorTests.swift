import HotwireNative
import TestSupport
import Testing
import TurboTestSupport
import UIKit

extension HotwireNativeTests {
    @MainActor @Suite(.serialized)
    struct NavigatorTests {
        final class Form: BridgeComponent {
            static let received = TestEvents<String>()

            override class var name: String { "form" }

            override func onReceive(message: Message) {
                Self.received.append(message.event)
            }
        }

        private final class Screen: BridgeDestination {}

        @Test func `A component whose screen was released can't reply, which is logged`() {
            let screen = Screen()
            var component: Form?
            do {
                let delegate = BridgeDelegate(location: "/", destination: screen, componentTypes: [Form.self])
                component = Form(destination: screen, delegate: delegate)
            }
            let message = Message(id: "1", component: "form", event: "connect", metadata: nil, jsonData: "{}")
            component?.didReceive(message: message)
            var results: [String] = []
            component?.reply(to: "connect") { results.append("\($0)") }
            component?.reply(with: message) { results.append("\($0)") }
            #expect(results.first == "success(false)" && results.last?.hasPrefix("failure") == true, "\(results)")
            Form.received.clear()
        }

        @Test func `The defaults are Hotwire's: user agent, query matched, no Done`() async throws {
            let rules = #"{"rules": [{"patterns": ["[?]modal=1$"], "properties": {"context": "modal"}}]}"#
            let app = try await HotwireApp(rules: rules)
            defer { app.close() }
            Hotwire.config.applicationUserAgentPrefix = "Shop;"
            Hotwire.registerBridgeComponents([Form.self])
            try await app.start()
            let agent = try #require(app.server.requests.first?.header("User-Agent"))
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

        @Test func `A navigator returns to its stack after the end of the app`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            try await app.start()
            app.navigator.route(app.server.url("/a"))
            try await app.rendered("/a")
            await transitionEnd(of: app.navigator.rootViewController)

            let next = Navigator(
                configuration: .init(name: "next", startLocation: app.server.url("/")), delegate: app)
            app.server.clearRequests()
            app.show(next.rootViewController)
            next.start(restoring: app.navigator.stateRestorationActivity)
            try await app.rendered("/a")
            #expect(next.rootViewController.viewControllers.count == 2)
            #expect(app.server.pages == ["/a"])
        }

        @Test func `A Done button is at the right if the app sets that`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            Hotwire.config.showDoneButtonOnModals = true
            try await app.start()
            app.navigator.route(app.server.url("/new"))
            try await app.rendered("/new")
            let item = app.navigator.modalRootViewController.topViewController?.navigationItem
            #expect(item?.rightBarButtonItem != nil)
            #expect(item?.leftBarButtonItem == nil)
        }

        @Test func `A page exchanges messages with the component of its screen`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            Hotwire.registerBridgeComponents([Form.self])
            app.server.page(
                "/",
                body: """
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
            let app = try await HotwireApp()
            defer { app.close() }
            app.server.page("/", status: status)
            app.show(app.navigator.rootViewController)
            app.navigator.start()
            let error = try await app.errors.next()
            #expect(error.statusCode == status)
            #expect("\(error)".contains(name))
        }

        @Test func `A handler decides where a URL leads`() async throws {
            struct Handler: RouteDecisionHandler {
                let name = "test"
                let seen: TestEvents<URL>

                func matches(location: URL, configuration: Navigator.Configuration) -> Bool {
                    location.path == "/a" && configuration.name == "main"
                }

                func handle(
                    location: URL, configuration: Navigator.Configuration, navigator: Navigator
                ) -> Router.Decision {
                    seen.append(location)
                    return .cancel
                }
            }
            let app = try await HotwireApp()
            defer { app.close() }
            let seen = TestEvents<URL>()
            Hotwire.registerRouteDecisionHandlers([Handler(seen: seen), AppNavigationRouteDecisionHandler()])
            try await app.start()
            app.navigator.route(app.server.url("/a"))
            #expect(try await seen.next() == app.server.url("/a"))
            app.navigator.route(app.server.url("/b"))
            try await app.rendered("/b")
            #expect(app.navigator.rootViewController.viewControllers.count == 2)
        }
    }
}
