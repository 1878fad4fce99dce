import HotwireNative
import TestSupport
import Testing
import TurboTestSupport
import UIKit
import WebKit

extension HotwireNativeTests {
    /// Handlers of Hotwire Native 1.3, which get the whole proposal and a `Navigating`.
    @MainActor @Suite(.serialized)
    struct HandlerTests {
        private static let rules = #"{"rules": [{"patterns": ["^/old$"], "properties": {"moved_to": "a"}}]}"#

        /// Shows a moved page at its new path.
        private struct Moved: RouteDecisionHandler {
            let name = "moved"
            let pages = TestEvents<URL?>()

            func matches(proposal: VisitProposal, configuration: Navigator.Configuration) -> Bool {
                proposal.properties["moved_to"] != nil
            }

            func handle(
                proposal: VisitProposal, configuration: Navigator.Configuration, navigator: Navigating
            ) -> Router.Decision {
                pages.append(navigator.currentVisitableURL)
                let path = proposal.properties["moved_to"] as? String ?? ""
                navigator.route(
                    configuration.startLocation.appendingPathComponent(path), options: VisitOptions(action: .replace),
                    parameters: nil)
                return .cancel
            }
        }

        @Test func `A handler of 1.3 shows another page, with options of its own`() async throws {
            let app = try await HotwireApp(rules: Self.rules)
            defer { app.close() }
            let handler = Moved()
            Hotwire.registerRouteDecisionHandlers([handler, AppNavigationRouteDecisionHandler()])
            try await app.start()
            app.navigator.route(app.server.url("/old"))
            try await app.rendered("/a")
            #expect(handler.pages.all == [app.server.url("/")])
            #expect(app.navigator.rootViewController.viewControllers.count == 1)
            #expect(app.server.pages == ["/", "/a"])
        }

        /// The navigator that an app's test gives to its handler.
        private final class NavigatorDouble: Navigating {
            private(set) var routed: [URL] = []
            let rootViewController = UINavigationController()
            let modalRootViewController = UINavigationController()
            var activeNavigationController: UINavigationController { rootViewController }
            let activeWebView = WKWebView()

            func route(_ url: URL, options: VisitOptions?, parameters: [String: Any]?) { routed.append(url) }
            func route(_ proposal: VisitProposal) { routed.append(proposal.url) }
            func pop(animated: Bool) {}
            func clearAll(animated: Bool) {}
            func reload() {}
        }

        @Test func `A handler is tested without a navigator`() throws {
            let home = try #require(URL(string: "https://example.com/"))
            let navigator = NavigatorDouble()
            let configuration = Navigator.Configuration(name: "main", startLocation: home)
            let proposal = VisitProposal(url: home.appendingPathComponent("old"), properties: ["moved_to": "a"])
            let handler = Moved()
            #expect(handler.matches(proposal: proposal, configuration: configuration))
            let decision = handler.handle(proposal: proposal, configuration: configuration, navigator: navigator)
            #expect(decision == .cancel)
            navigator.route(home)
            #expect(navigator.routed == [home.appendingPathComponent("a"), home])
            #expect(handler.pages.all == [nil])
        }

        /// A screen's navigator in a test of an app for 1.2.
        private final class FormerHandler: NavigationHandler {
            private(set) var routed: [VisitProposal] = []

            func route(_ url: URL) { route(VisitProposal(url: url)) }
            func route(_ proposal: VisitProposal) { routed.append(proposal) }
        }

        @Test func `A navigation handler of 1.2 gets the properties of the rules`() async throws {
            let app = try await HotwireApp(rules: Self.rules)
            defer { app.close() }
            let handler = FormerHandler()
            handler.route(app.server.url("/old"), options: VisitOptions(action: .replace), parameters: nil)
            #expect(handler.routed.map(\.options.action) == [.replace])
            #expect(handler.routed.first?.properties["moved_to"] as? String == "a")
        }

        /// Routes what would leave Turbo.
        private struct Plain: WebViewPolicyDecisionHandler {
            let name = "plain"

            func matches(navigationAction: WKNavigationAction, configuration: Navigator.Configuration) -> Bool {
                navigationAction.request.url?.path == "/a"
            }

            func handle(
                navigationAction: WKNavigationAction, configuration: Navigator.Configuration, navigator: Navigating
            ) -> WebViewPolicyManager.Decision {
                navigationAction.request.url.map { navigator.route($0) }
                return .cancel
            }
        }

        @Test func `A policy handler of 1.3 routes a load that Turbo didn't handle`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            app.server.page("/", body: "<a id=plain data-turbo=false href='/a'>Plain</a>")
            Hotwire.registerWebViewPolicyDecisionHandlers([Plain()])
            try await app.start()
            try await app.navigator.activeWebView.click("#plain")
            try await app.rendered("/a")
            #expect(app.navigator.rootViewController.viewControllers.count == 2)
        }
    }
}
