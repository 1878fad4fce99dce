import SafariServices
import TestSupport
import Testing
import TurboTestSupport
import UIKit

@testable import HotwireNative

extension HotwireNativeTests {
    /// Hotwire Native's own route handlers.
    @MainActor @Suite(.serialized)
    struct BuiltInRouteTests {
        /// Each row: a URL, and the handler that takes it.
        @Test(
            arguments: [
                ("https://example.com/a", "app-navigation"), ("http://example.com:8080/", "app-navigation"),
                ("https://shop.example.com/", "safari"), ("HTTP://other.example/", "safari"),
                ("mailto:ada@example.com", "system-navigation"), ("zoom:1", "system-navigation"),
                ("javascript:void(0)", nil), ("data:text/html,b", nil), ("file:///etc/passwd", nil),
                ("about:blank", nil), ("blob:https://example.com/1", nil),
            ] as [(String, String?)])
        func `Each URL has one of Hotwire's own handlers, and what pages run or read has none`(
            link: String, handler: String?
        ) throws {
            let start = try #require(URL(string: "https://example.com/"))
            let configuration = Navigator.Configuration(name: "main", startLocation: start)
            let url = try #require(URL(string: link))
            let matching = HotwireConfig().routeDecisionHandlers.filter {
                $0.matches(location: url, configuration: configuration)
            }
            #expect(matching.map(\.name) == [handler].compactMap { $0 })
        }

        @Test func `An external URL opens in a browser over the app`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            let other = app.server.url("/other", host: "localhost")
            app.server.page("/", body: "<a id=out href='\(other)'>Out</a>")
            try await app.start()
            try await app.navigator.activeWebView.click("#out")
            try await app.driver.waitUntilIdle()
            #expect(app.navigator.turboNavigator.activeViewController is SFSafariViewController)
            #expect(app.cancellingHandlers == ["safari"])
            #expect(app.navigator.rootViewController.viewControllers.count == 1)
        }

        @Test func `A tapped link that no app can open shows an alert with its address`() async throws {
            let app = try await HotwireApp()
            defer { app.close() }
            try await app.start()
            let link = try #require(URL(string: "facetime:ada@example.com"))
            app.navigator.session.links.follow(link, isTapped: true)
            try await app.driver.wait(until: "an alert is shown") { app.driver.buttons == ["Copy Link", "OK"] }
            let alert = try #require(app.navigator.turboNavigator.activeViewController as? UIAlertController)
            #expect(alert.title == "No app can open this link" && alert.message == link.absoluteString)
            #expect(app.cancellingHandlers == ["system-navigation"])
        }
    }
}
