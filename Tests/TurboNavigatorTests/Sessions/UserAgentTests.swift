import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// `TurboConfig.userAgent` in requests.
    @MainActor @Suite(.serialized)
    struct UserAgentTests {
        private let standard = TurboConfig.shared.userAgent

        private func agents(of app: AppDriver) -> Set<String> {
            Set(app.server.requests.compactMap { $0.header("User-Agent") })
        }

        @Test func `Every request of both stacks has the same user agent, which the page can read`() async throws {
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            try await app.route("/a")
            try await app.route("/new")
            let agent = try #require(agents(of: app).first)
            #expect(agents(of: app) == [agent])
            #expect(agent.hasPrefix("Mozilla/5.0 "))
            #expect(agent.hasSuffix(" Turbo Native iOS"))
            for session in [app.navigator.session, app.navigator.modalSession] {
                let known = try await session.webView.evaluateJavaScript("navigator.userAgent") as? String
                #expect(known == agent)
            }
        }

        @Test(arguments: [
            ("Shop/2.1 Turbo Native iOS", "Shop/2.1 Turbo Native iOS", false),
            ("Shop; Turbo Native iOS [form]", "(Shop; Turbo Native iOS [form])", false),
            ("Café Turbo Native iOS", "Caf Turbo Native iOS", true),
            ("Shop\r\nTurbo Native iOS", "ShopTurbo Native iOS", true),
        ])
        func `Characters that a header can't contain are reported`(name: String, sent: String, isTold: Bool)
            async throws
        {
            let log = AppLog()
            defer { log.end() }
            TurboConfig.shared.userAgent = name
            let configuration = TurboConfig.shared.makeWebViewConfiguration()
            TurboConfig.shared.userAgent = standard
            #expect(log.contains(.userAgentCut) == isTold)
            let server = try TestServer(.turbo)
            server.page("/")
            let session = Session(webViewConfiguration: configuration)
            let agent = try await agent(of: session, server, log)
            #expect(agent?.hasSuffix(" " + sent) == true)
        }

        @Test func `The app's own list of components in the user agent is kept`() {
            let name = "Shop Turbo Native iOS; bridge-components: [form own]"
            BridgeComponents.register([EchoComponent.self])
            TurboConfig.shared.userAgent = name
            let configuration = TurboConfig.shared.makeWebViewConfiguration()
            TurboConfig.shared.userAgent = standard
            BridgeComponents.register([])
            #expect(configuration.applicationNameForUserAgent == name)
        }

        /// Visits a page, and returns the user agent of its request.
        private func agent(of session: Session, _ server: TestServer, _ log: AppLog) async throws -> String? {
            let screen = VisitableViewController(url: server.url("/"))
            session.visit(screen)
            try await log.next(.rendered())
            return server.requests.first?.header("User-Agent")
        }

        @Test func `A web view of the app's own has the configuration that its closure receives`() async throws {
            let former: @MainActor () -> WKWebView = TurboConfig.shared.makeCustomWebView
            defer { TurboConfig.shared.makeCustomWebView = former }
            TurboConfig.shared.makeCustomWebView = { configuration in
                let webView = WKWebView(frame: .zero, configuration: configuration)
                webView.tag = 7
                return webView
            }
            let app = try await AppDriver()
            defer { app.close() }
            try await app.route("/")
            #expect(app.navigator.session.webView.tag == 7)
            #expect(agents(of: app).count == 1 && agents(of: app).allSatisfy { $0.hasSuffix(" Turbo Native iOS") })
        }

        @Test func `A late change of the user agent is reported`() async throws {
            let app = try await AppDriver()
            defer {
                TurboConfig.shared.userAgent = standard
                app.close()
            }
            TurboConfig.shared.userAgent = "Late Turbo Native"
            let event = try await app.log.next(.misuse(.setLate("userAgent")))
            #expect(event.level == .warning)
            TurboConfig.shared.makeCustomWebView = TurboConfig.shared.makeCustomWebView
            try await app.log.next(.misuse(.setLate("makeCustomWebView")))
            try await app.route("/")
            #expect(agents(of: app).allSatisfy { $0.hasSuffix(" Turbo Native iOS") && !$0.contains("Late") })
        }
    }
}
