import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.serialized, .timeLimit(.minutes(1)))
struct WindowClosingTests {
    /// The delegate of the root's presentation controller.
    private final class Holder: NSObject, UIAdaptivePresentationControllerDelegate {
        var mayClose = false
        var attempts = 0

        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            mayClose
        }

        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            attempts += 1
        }
    }

    private final class Scene: NSObject, UIWindowSceneDelegate {
        var window: UIWindow?
        var hasDisconnected = false

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let windowScene = scene as? UIWindowScene else { return }
            let window = UIWindow(windowScene: windowScene)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            self.window = window
        }

        func sceneDidDisconnect(_ scene: UIScene) { hasDisconnected = true }
    }

    @Test func `A window has a bar of its own if the navigation bar is hidden, so that the user can close it`() async {
        let screen = UIViewController()
        screen.title = "Garden"
        let stack = UINavigationController(rootViewController: screen)
        stack.isNavigationBarHidden = true
        let window = TestWindow(stack)
        await window.show()
        #expect(await sees("Garden", around: window.window))
        window.close()
    }

    @Test func `A window whose root's delegate prevents the dismissal stays until the app closes its scene`()
        async throws
    {
        let life = UIApplication.shared.guestLifecycle
        life.startAsGuest(appDelegate: nil, sceneDelegate: Scene.self)
        defer { life.endAsGuest() }
        let scene = try #require(life.scene)
        let delegate = try #require(scene.delegate as? Scene)
        let window = try #require(delegate.window)
        for _ in 0..<2 { await nextFrame(of: window) }
        let holder = Holder()
        window.rootViewController?.presentationController?.delegate = holder
        window.perform(.close)
        #expect(window.isOnDesktop && holder.attempts == 1)
        UIApplication.shared.requestSceneSessionDestruction(scene.session, options: nil)
        #expect(!window.isOnDesktop && delegate.hasDisconnected)
        #expect(holder.attempts == 1)
    }

    @Test func `A window whose root's delegate allows the dismissal closes`() async throws {
        let window = UIWindow()
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        for _ in 0..<2 { await nextFrame(of: window) }
        let holder = Holder()
        holder.mayClose = true
        window.rootViewController?.presentationController?.delegate = holder
        window.perform(.close)
        #expect(!window.isOnDesktop && holder.attempts == 0)
    }
}
