import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// Unsaved input at the end of the desktop session, with a made-up session manager.
    @MainActor @Suite(.serialized)
    struct SessionEndTests {
        private final class Scene: NSObject, UIWindowSceneDelegate {
            static var root: UIViewController?
            var window: UIWindow?

            func scene(
                _ scene: UIScene, willConnectTo session: UISceneSession,
                options connectionOptions: UIScene.ConnectionOptions
            ) {
                guard let windowScene = scene as? UIWindowScene else { return }
                let window = UIWindow(windowScene: windowScene)
                window.rootViewController = Self.root
                window.makeKeyAndVisible()
                self.window = window
            }
        }

        private static let identifier = "com.example.Notes"

        @Test func `The desktop's session ends with unsaved input only after the user has seen the reason`()
            async throws
        {
            let manager = try await SessionManager(of: Self.identifier)
            defer { manager.stop() }
            let server = try TestServer(.turbo)
            server.route("/", .page(TestPage("Note", body: AppDriver.form)))
            server.route("/save", .redirect(to: "/", status: 303))
            let navigator = TurboNavigator(startLocation: server.url("/"))
            navigator.start()
            Scene.root = navigator.rootViewController
            let app = try await AppDriver(scene: Scene.self, server: server)
            defer { app.close() }
            Scene.root = nil
            let info = InfoPropertyList(["CFBundleIdentifier": Self.identifier])
            #expect(UIApplication.shared.guestLifecycle.register(info))
            #expect(try await manager.calls.next() == .register(application: Self.identifier))

            manager.askToEnd()
            #expect(try await manager.calls.next() == .answer(isReady: true))

            try await app.enter("text")
            let held = SessionManager.Call.inhibit(
                application: Self.identifier, reason: "Your changes haven't been saved.", flags: 1)
            for former in [[], [SessionManager.Call.uninhibit]] {
                manager.askToEnd()
                for call in former + [held, .answer(isReady: true)] { #expect(try await manager.calls.next() == call) }
            }

            // The user is back in the window.
            UIApplication.shared.guestLifecycle.windowDidChangeActive(true)
            #expect(try await manager.calls.next() == .uninhibit)
            try await app.tap(button: "Save")
            try await app.log.next(.rendered())
            manager.askToEnd()
            #expect(try await manager.calls.next() == .answer(isReady: true))
        }
    }
}
