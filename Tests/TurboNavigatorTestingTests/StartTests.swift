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
            let server = try Shop.server()
            Scenes.Whole.home = server.url("/")
            ShopAppDelegate.hasLaunched = false
            let app = try await AppDriver(scene: nil, app: ShopAppDelegate.self, server: server)
            #expect(ShopAppDelegate.hasLaunched && app.stacks == "/")
            #expect(UIApplication.shared.connectedScenes.count == 1)
            try await app.tap(link: "Tea")
            #expect(app.title == "Tea")
            app.close()
            #expect(UIApplication.shared.connectedScenes.isEmpty && UIApplication.shared.delegate == nil)
        }

        @Test func `Tabs are selected by their titles`() async throws {
            let server = try Shop.server()
            let rules = PathConfiguration(sources: [.data(Data(Shop.rules.utf8))])
            let app = try await AppDriver(server: server) {
                let tabs = TurboTabBarController(pathConfiguration: rules)
                tabs.load([
                    TurboTab(id: "shop", title: "Shop", url: server.url("/")),
                    TurboTab(id: "tea", title: "Teas", url: server.url("/tea")),
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

        @Test func `A dialog of a page is presented over it, and dismissed by its button`() async throws {
            let server = try Shop.server()
            server.page(
                "/tea", title: "Tea", body: "<button onclick='document.title = confirm(`Sure?`)'>Ask</button>")
            let app = try await Shop.start(server)
            defer { app.close() }
            try await app.tap(link: "Tea")
            try await app.tap(button: "Ask")
            #expect(app.stacks == "/ /tea ! (Sure?)")
            try await app.tap(button: "OK")
            #expect(app.stacks == "/ /tea")
            #expect(try await app.webView?.evaluateJavaScript("document.title") as? String == "true")
        }

        @Test func `Two tests at once take turns`() async throws {
            let server = try Shop.server()
            async let first = Self.title(of: "Tea", on: server)
            async let second = Self.title(of: "/orders/new", on: server)
            #expect(try await [first, second] == ["Tea", "Order"])
        }

        private static func title(of link: String, on server: TestServer) async throws -> String {
            let app = try await Shop.start(server)
            defer { app.close() }
            try await app.tap(link: link)
            return app.title
        }
    }
}
