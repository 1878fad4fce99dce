import HotwireNative
import Testing
import TurboNavigator
import TurboNavigatorTesting
import UIKit

extension AppTests {
    /// Tests HTTP authentication challenges in apps that have the credentials. Each app uses the delegate methods of
    /// the library it was written for.
    @MainActor @Suite(.serialized)
    struct SignInTests {
        private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 430, height: 820))

        private func privateServer() throws -> TurboServer {
            let server = try TurboServer()
            let page = TestResponse.page(TestPage("private"))
            server.server.route("/private") { request in
                request.isAuthorized(user: "anna", password: "right") ? page : .unauthorized(realm: "test")
            }
            return server
        }

        private func show(_ stack: UINavigationController) {
            window.rootViewController = stack
            window.makeKeyAndVisible()
        }

        private func close() {
            window.isHidden = true
            window.rootViewController = nil
        }

        private func pageIsShown(in stack: UINavigationController) async throws {
            try await eventually("the page is shown") { stack.topViewController?.title == "private" }
        }

        @Test func anAppOfHotwireNativeSignsIn() async throws {
            let (server, app) = (try privateServer(), HotwireSignIn())
            let navigator = Navigator(
                configuration: .init(name: "main", startLocation: server.url("/private")), delegate: app)
            show(navigator.rootViewController)
            defer { close() }
            navigator.start()
            try await pageIsShown(in: navigator.rootViewController)
            #expect(app.asked == 1)
        }

        @Test func anAppOfTurboNavigatorSignsIn() async throws {
            let (server, app) = (try privateServer(), NavigatorSignIn())
            let navigator = TurboNavigator(delegate: app)
            show(navigator.navigationController)
            defer { close() }
            navigator.route(server.url("/private"))
            try await pageIsShown(in: navigator.navigationController)
            #expect(app.asked == 1)
        }

        @Test func anAppOfTurboIOSSignsIn() async throws {
            let (server, app) = (try privateServer(), SessionSignIn())
            let (session, stack) = (Session(), UINavigationController())
            session.delegate = app
            show(stack)
            defer { close() }
            let screen = VisitableViewController(url: server.url("/private"))
            stack.pushViewController(screen, animated: false)
            session.visit(screen)
            try await pageIsShown(in: stack)
            #expect(app.asked == 1)
        }
    }
}
