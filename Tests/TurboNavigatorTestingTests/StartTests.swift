import Foundation
import Testing
import TurboNavigator
import TurboNavigatorTesting
import UIKit

extension TurboNavigatorTestingTests {
    /// Apps that start by their delegates, with tabs, and with alerts.
    @MainActor
    @Suite(.serialized, .timeLimit(.minutes(2)))
    struct StartTests {
        @Test func `An app starts by its app delegate, which names the scene's`() async throws {
            let site = try Shop.site()
            Scenes.Whole.home = site.url("/")
            ShopAppDelegate.hasLaunched = false
            let app = try await AppDriver(scene: nil, app: ShopAppDelegate.self, site: site)
            #expect(ShopAppDelegate.hasLaunched && app.stacks == "/")
            #expect(UIApplication.shared.connectedScenes.count == 1)
            try await app.tap(link: "Tea")
            #expect(app.title == "Tea")
            app.close()
            #expect(UIApplication.shared.connectedScenes.isEmpty && UIApplication.shared.delegate == nil)
        }

        @Test func `Tabs are chosen by their titles`() async throws {
            let site = try Shop.site()
            let rules = PathConfiguration(sources: [.data(Data(Shop.rules.utf8))])
            let app = try await AppDriver(site: site) {
                let tabs = TurboTabBarController(pathConfiguration: rules)
                tabs.load([
                    TurboTab(id: "shop", title: "Shop", url: site.url("/")),
                    TurboTab(id: "tea", title: "Teas", url: site.url("/tea")),
                ])
                return tabs
            }
            defer { app.close() }
            #expect(app.stacks == "/")
            try await app.select(tab: "Teas")
            #expect(app.stacks == "/tea" && app.title == "Tea")
            try await app.select(tab: "Shop")
            try await app.tap(link: "/orders/new")
            #expect(app.stacks == "/ | /orders/new")
        }

        @Test func `A question of a page covers it, and is answered by its button`() async throws {
            let site = try Shop.site()
            site.page(
                "/tea", title: "Tea", body: "<button onclick='document.title = confirm(`Sure?`)'>Ask</button>")
            let app = try await Shop.start(site)
            defer { app.close() }
            try await app.tap(link: "Tea")
            try await app.tap(button: "Ask")
            #expect(app.stacks == "/ /tea ! (Sure?)")
            try await app.tap(button: "OK")
            #expect(app.stacks == "/ /tea")
            #expect(try await app.webView?.evaluateJavaScript("document.title") as? String == "true")
        }

        @Test func `Two tests at once take turns`() async throws {
            let site = try Shop.site()
            async let first = Self.title(of: "Tea", on: site)
            async let second = Self.title(of: "/orders/new", on: site)
            #expect(try await [first, second] == ["Tea", "Order"])
        }

        private static func title(of link: String, on site: SiteDouble) async throws -> String {
            let app = try await Shop.start(site)
            defer { app.close() }
            try await app.tap(link: link)
            return app.title
        }
    }
}
