import Testing
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

extension TurboNavigatorTests {
    /// The method and scroll position of a single refresh.
    @MainActor @Suite(.serialized, .enabled(if: TurboFeature.refreshOptions.isThere, "Needs a later Turbo 8."))
    struct RefreshOptionsTests {
        @Test(arguments: [("", "700"), ("scroll=preserve", "700"), ("scroll=reset", "0")])
        func `The page is scrolled as the refresh requests`(_ attributes: String, _ expected: String) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let page = RefreshedPage(app, method: "morph")
            try await app.route("/")
            _ = try await page.value("window.scrollTo(0, 700)")
            try await page.refreshed(attributes)
            #expect(try await page.value("window.scrollY") == expected)
            #expect(try await page.number() == "2")
        }

        @Test(arguments: ["morph", "replace"])
        func `The page is rendered as the refresh requests`(_ method: String) async throws {
            let app = try await AppDriver()
            defer { app.close() }
            let page = RefreshedPage(app, method: method == "morph" ? "replace" : "morph")
            try await app.route("/")
            _ = try await page.value(
                "addEventListener('turbo:render', (event) => window.method = event.detail.renderMethod)")
            try await page.refreshed("method=\(method)")
            #expect(try await page.value("window.method") == method)
        }
    }
}
