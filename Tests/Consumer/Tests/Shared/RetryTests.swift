import Testing
import TurboNavigator
import UIKit

extension AppTests {
    @MainActor @Suite(.serialized)
    struct RetryTests {
        @Test func anAppOfTurboNavigatorIsToldOfAFailureAndTriesAgain() async throws {
            let (server, app) = (try TurboServer(), RetryingApp())
            server.page("/a", status: 500)
            let navigator = TurboNavigator(delegate: app)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 430, height: 820))
            window.rootViewController = navigator.rootViewController
            window.makeKeyAndVisible()
            defer { window.isHidden = true }
            navigator.route(server.url("/a"))
            try await eventually("the app is told") { app.retry != nil }
            server.page("/a")
            app.retry?()
            try await eventually("the page is shown") {
                navigator.navigationController.topViewController?.title == "a"
            }
            #expect(server.pages == ["/a", "/a"])
        }
    }
}
