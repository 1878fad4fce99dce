import SafariServices
import Testing
import TurboNavigator
import UIKit

extension AppTests {
    /// Tests the delegate and the external URLs in the README of Masilotti's TurboNavigator, with a window and a
    /// server.
    @MainActor @Suite(.serialized)
    struct NavigatorSampleTests {
        private func started(_ app: ShopApp, on server: TurboServer) async throws {
            app.start(at: server.url("/"))
            try await shown("root", by: app)
        }

        private func shown(_ title: String, by app: ShopApp) async throws {
            try await eventually("\(title) is shown") { app.main.topViewController?.title == title }
        }

        @Test func aNavigatorWhoseDelegateIsSelfIsALazyPropertySinceTheSamplesLetDoesNotCompile() async throws {
            let server = try TurboServer()
            let app = ShopApp()
            defer { app.close() }
            try await started(app, on: server)
            #expect(app.navigator.delegate === app)
        }

        @Test func theGivenControllerMayBeCustomized() async throws {
            let server = try TurboServer()
            let app = ShopApp()
            defer { app.close() }
            try await started(app, on: server)
            let screen = try #require(app.main.topViewController as? VisitableViewController)
            #expect(screen.view.backgroundColor == .orange)
            #expect(screen.visitableView.webView === app.navigator.session.webView)
            #expect(server.pages == ["/"])
        }

        @Test func aNativeControllerIsRoutedWithoutARequest() async throws {
            let server = try TurboServer()
            server.page("/", "<a id=link href='/numbers'>open</a>")
            let app = ShopApp()
            defer { app.close() }
            try await started(app, on: server)
            try await click(app.navigator.session)
            try await shown("Calculator", by: app)
            #expect(app.main.viewControllers.count == 2)
            #expect(server.pages == ["/"])
        }

        @Test func nilStopsClearAllAndTheNextLinkWorks() async throws {
            let server = try TurboServer()
            server.page("/a", "<a id=link href='/home'>open</a>")
            let app = ShopApp()
            defer { app.close() }
            try await started(app, on: server)
            app.navigator.route(server.url("/a"))
            try await shown("a", by: app)
            try await click(app.navigator.session)
            app.navigator.route(server.url("/b"))
            try await shown("b", by: app)
            #expect(app.main.viewControllers.map(\.title) == ["root", "a", "b"])
            #expect(server.pages == ["/", "/a", "/b"])
        }

        @Test func anExternalURLIsTheDelegatesWithTheControllerToPresentOn() async throws {
            let server = try TurboServer()
            server.page("/", "<a id=link href='\(server.externalURL("/x"))'>open</a>")
            let app = CatalogueApp()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 430, height: 820))
            window.rootViewController = app.navigator.rootViewController
            window.makeKeyAndVisible()
            defer { window.isHidden = true }
            let main = app.navigator.navigationController
            app.navigator.route(server.url("/"))
            try await eventually("the root is shown") { main.topViewController?.title == "root" }
            try await click(app.navigator.session)
            try await eventually("the app was asked") { !app.opened.isEmpty }
            #expect(app.opened.first?.url == server.externalURL("/x"))
            #expect(app.opened.first?.controller === main)
            #expect(main.presentedViewController == nil)
        }

        @Test func anExternalURLComesInASafariViewByDefault() async throws {
            let server = try TurboServer()
            server.page("/", "<a id=link href='\(server.externalURL("/x"))'>open</a>")
            let app = ShopApp()
            defer { app.close() }
            try await started(app, on: server)
            try await click(app.navigator.session)
            try await eventually("a Safari view is presented") {
                app.main.presentedViewController is SFSafariViewController
            }
            #expect(app.main.viewControllers.count == 1)
        }
    }
}

extension ShopApp {
    var main: UINavigationController { navigator.navigationController }
}

/// Clicks the link of the page that a session shows.
@MainActor
func click(_ session: Session) async throws {
    try await session.webView.evaluateJavaScript("document.getElementById('link').click(); 1")
}
