import Foundation
import Testing

@testable import UIKit

/// The windows of an app that supports several scenes, after its next start.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(1)))
struct SceneRestorationTests {
    private final class App: UIResponder, UIApplicationDelegate {}

    private final class Scene: UIResponder, UIWindowSceneDelegate {
        static var connected = 0
        static var states: [UIScene.ActivationState] = []
        var window: UIWindow?
        private(set) var page = ""

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            Self.connected += 1
            page = session.stateRestorationActivity?.userInfo?["page"] as? String ?? "page \(Self.connected)"
            guard let windowScene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: windowScene)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
        }

        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
            Self.states.append(scene.activationState)
            let activity = NSUserActivity(activityType: "com.example.page")
            activity.userInfo = ["page": page]
            return activity
        }
    }

    private let life = UIApplication.shared.guestLifecycle
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private var pages: [String] { life.scenes.compactMap { ($0.delegate as? Scene)?.page } }

    private func window(_ index: Int) throws -> UIWindow {
        try #require((life.scenes[index].delegate as? Scene)?.window)
    }

    /// Starts the app, or ends it and starts it again.
    private func start(supportsMultipleScenes: Bool = true) {
        life.endAsGuest()
        life.isGuest = true
        (Scene.connected, Scene.states) = (0, [])
        life.restoration = StateRestoration(in: StateFile(folder.appendingPathComponent("scene.plist"))) {
            [weak life] in life?.scenes ?? []
        }
        let info = InfoPropertyList([
            "UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": supportsMultipleScenes]
        ])
        life.start(delegateClass: App.self, info: info, sceneDelegate: Scene.self)
    }

    private func end() {
        life.endAsGuest()
        life.restoration = nil
        try? FileManager.default.removeItem(at: folder)
    }

    @Test func `After Ctrl+Q all windows return, the one used last in front`() throws {
        start()
        defer { end() }
        try window(0).perform(.newWindow)
        try window(1).perform(.newWindow)
        let quit = try #require(WindowKeys.navigation(KeyPress(UInt32(UInt8(ascii: "q")), control: true)))
        try window(2).perform(quit)
        start()
        #expect(pages == ["page 1", "page 2", "page 3"])
    }

    @Test func `A window that was closed doesn't return, unless it was the last one`() throws {
        start()
        defer { end() }
        try window(0).perform(.newWindow)
        try window(0).perform(.close)
        try window(0).perform(.close)
        start()
        #expect(pages == ["page 2"])
    }

    @Test func `A window that is closed enters the background first, while it is still on screen`() throws {
        start()
        defer { end() }
        try window(0).perform(.close)
        #expect(Scene.states == [.background])
    }

    @Test func `Without support for several scenes, only the window used last returns`() throws {
        start()
        defer { end() }
        try window(0).perform(.newWindow)
        try window(1).perform(.quit)
        start(supportsMultipleScenes: false)
        #expect(pages == ["page 2"])
    }

    @Test func `A window that asks about unsaved changes remains after Ctrl+Q, and is kept`() throws {
        final class Holder: NSObject, UIAdaptivePresentationControllerDelegate {
            func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { false }
        }
        start()
        defer { end() }
        try window(0).perform(.newWindow)
        let (holder, root) = (Holder(), try #require(try window(1).rootViewController))
        root.presentationController?.delegate = holder
        try window(0).perform(.quit)
        #expect(pages == ["page 2"] && life.scene?.activationState != .background)
        life.sessionWillEnd()
        start()
        #expect(pages == ["page 2"])
    }
}
