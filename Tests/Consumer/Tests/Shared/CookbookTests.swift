import Testing
import TurboNavigator
import UIKit

extension AppTests {
    /// Tests the recipes of the cookbook of Masilotti's TurboNavigator.
    @MainActor @Suite(.serialized)
    struct CookbookTests {
        private func app(showing path: String, of server: TurboServer) async throws -> ShopApp {
            let app = ShopApp()
            app.start(at: server.url("/"))
            try await eventually("the root is shown") { app.main.topViewController?.title == "root" }
            try await present(path, of: server, in: app)
            return app
        }

        private func present(_ path: String, of server: TurboServer, in app: ShopApp) async throws {
            app.navigator.route(server.url(path))
            let title = server.url(path).lastPathComponent
            try await eventually("the modal is shown") {
                app.modalNavigationController.topViewController?.title == title
            }
            try await eventually("it is presented") {
                app.main.presentedViewController === app.modalNavigationController
            }
        }

        private func doneItem(of app: ShopApp) -> UIBarButtonItem? {
            app.modalNavigationController.topViewController?.navigationItem.leftBarButtonItem
        }

        @Test func nothingIsSaidAboutPropertiesOfTheApp() {
            let configuration = PathConfiguration(sources: [.data(Data(ShopApp.rules.utf8))])
            #expect(configuration.diagnostics.isEmpty)
        }

        @Test func aPlainModalHasTheStandardStyleAndADoneItem() async throws {
            let app = try await app(showing: "/new", of: try TurboServer())
            defer { app.close() }
            // UIKit returns `pageSheet` for `automatic`.
            #expect([.automatic, .pageSheet].contains(app.modalNavigationController.modalPresentationStyle))
            try await eventually("there is a Done item") { doneItem(of: app) != nil }
        }

        @Test func theStyleSetInsideTheDelegatesCallIsTheOneThatIsPresented() async throws {
            let app = try await app(showing: "/very_long_form/new", of: try TurboServer())
            defer { app.close() }
            #expect(app.modalNavigationController.modalPresentationStyle == .fullScreen)
            try await eventually("there is a Done item") { doneItem(of: app) != nil }
        }

        @Test func aModalWithoutABarHasNoDoneItem() async throws {
            let app = try await app(showing: "/users/sign_in", of: try TurboServer())
            defer { app.close() }
            #expect(app.modalNavigationController.isNavigationBarHidden)
            #expect(app.modalNavigationController.modalPresentationStyle == .fullScreen)
            #expect(doneItem(of: app) == nil)
        }

        @Test func theNextModalHasItsBarAndStyleBack() async throws {
            let server = try TurboServer()
            let app = try await app(showing: "/users/sign_in", of: server)
            defer { app.close() }
            app.navigator.route(server.url("/a"))
            try await eventually("the modal is gone") {
                app.main.presentedViewController == nil && app.main.topViewController?.title == "a"
            }
            try await present("/new", of: server, in: app)
            #expect(!app.modalNavigationController.isNavigationBarHidden)
            #expect(app.modalNavigationController.modalPresentationStyle != .fullScreen)
            try await eventually("there is a Done item") { doneItem(of: app) != nil }
        }

        @Test func aTypeOfTheAppMayHaveTheNameOfTheLibrarys() async throws {
            let rules = """
                {"rules": [
                  {"patterns": ["/login"], "properties": {"context": "modal", "controller": "new_session"}},
                  {"patterns": ["/register"], "properties": {"controller": "new_user"}},
                  {"patterns": ["/a"], "properties": {"controller": "no such controller"}}
                ]}
                """
            let router = PropertyRouter()
            let navigator = TurboNavigator(
                delegate: router, pathConfiguration: PathConfiguration(sources: [.data(Data(rules.utf8))]))
            let server = try TurboServer()
            for path in ["/register", "/a"] { navigator.route(server.url(path)) }
            try await eventually("the page is on the stack") {
                navigator.navigationController.viewControllers.count == 1
            }
            #expect(navigator.navigationController.topViewController is VisitableViewController)
            navigator.route(server.url("/login"))
            try await eventually("the native screen is in the modal") {
                navigator.modalNavigationController.topViewController is CalculatorViewController
            }
        }
    }
}
