import Testing
import TurboNavigator
import UIKit
import WebKit

extension AppTests {
    /// Tests the samples of `TurboConfig` in the README of Masilotti's TurboNavigator.
    @MainActor @Suite(.serialized)
    struct ConfigurationSampleTests {
        @Test func theServerSeesTheUserAgent() async throws {
            let standard = TurboConfig.shared.userAgent
            defer { TurboConfig.shared.userAgent = standard }
            TurboConfig.shared.userAgent = "Custom (Turbo Native)"
            let server = try TurboServer()
            let app = ShopApp()
            defer { app.close() }
            app.start(at: server.url("/"))
            try await eventually("the root is shown") { app.main.topViewController?.title == "root" }
            let agent = try #require(server.server.requests.first?.header("User-Agent"))
            #expect(agent.hasSuffix("Custom (Turbo Native)"))
            #expect(agent.hasPrefix("Mozilla/5.0"), "the engine's own is kept: \(agent)")
        }

        @Test func eachSessionHasAWebViewOfTheBlock() async throws {
            let standard = TurboConfig.shared.makeCustomWebView
            defer { TurboConfig.shared.makeCustomWebView = standard }
            var made: [WKWebView] = []
            TurboConfig.shared.makeCustomWebView = {
                let configuration = WKWebViewConfiguration()
                configuration.applicationNameForUserAgent = "Block (Turbo Native)"
                let webView = WKWebView(frame: .zero, configuration: configuration)
                made.append(webView)
                return webView
            }
            let server = try TurboServer()
            let app = ShopApp()
            defer { app.close() }
            app.start(at: server.url("/"))
            try await eventually("the root is shown") { app.main.topViewController?.title == "root" }
            #expect(made == [app.navigator.session.webView, app.navigator.modalSession.webView])
            #expect(server.server.requests.first?.header("User-Agent")?.hasSuffix("Block (Turbo Native)") == true)
        }

        @Test func aBlockThatReturnsOneViewTwiceIsToldWhatToDoAndBothStacksWork() async throws {
            let standard = TurboConfig.shared.makeCustomWebView
            defer { TurboConfig.shared.makeCustomWebView = standard }
            let only = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
            TurboConfig.shared.makeCustomWebView = { only }
            let server = try TurboServer()
            let app = ShopApp()
            defer { app.close() }
            app.start(at: server.url("/"))
            try await eventually("the root is shown") { app.main.topViewController?.title == "root" }
            app.navigator.route(server.url("/new"))
            try await eventually("the modal is shown") {
                app.modalNavigationController.topViewController?.title == "new"
            }
            #expect(app.navigator.session.webView === only)
            #expect(app.navigator.modalSession.webView !== only)
            let advice = TurboLog.shared.entries.last { $0.message.contains("makeCustomWebView") }
            #expect(advice?.level == .error)
            #expect(advice?.message.contains("Create a new WKWebView inside the block") == true)
        }
    }
}
