import CGTK
import Foundation
import Testing

@testable import UIKit

/// The scenes of an app that supports several, after its next start. Real windows are closed in the tour.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(1)))
struct SceneRestorationTests {
    private final class App: UIResponder, UIApplicationDelegate {}

    private final class Scene: UIResponder, UIWindowSceneDelegate {
        static var connected = 0
        private(set) var states: [UIScene.ActivationState] = []
        private(set) var page = ""
        var window: UIWindow?

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            Self.connected += 1
            page = session.stateRestorationActivity?.userInfo?["page"] as? String ?? "page \(Self.connected)"
            window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
        }

        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
            states.append(scene.activationState)
            let activity = NSUserActivity(activityType: "com.example.page")
            activity.userInfo = ["page": page]
            return activity
        }
    }

    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func start(supportsMultipleScenes: Bool = true) -> AppLifecycle {
        Scene.connected = 0
        let life = AppLifecycle()
        life.isGuest = true
        life.restoration = StateRestoration(in: StateFile(folder.appendingPathComponent("scene.plist"))) {
            [weak life] in life?.scenes ?? []
        }
        let info = InfoPropertyList([
            "UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": supportsMultipleScenes]
        ])
        life.start(delegateClass: App.self, info: info, sceneDelegate: Scene.self)
        return life
    }

    private func pages(_ life: AppLifecycle) -> [String] { life.scenes.compactMap { ($0.delegate as? Scene)?.page } }

    /// Closes the last window of a scene, as a click on its close button does.
    private func close(_ index: Int, of life: AppLifecycle) {
        let window = UIWindow(windowScene: life.scenes[index])
        life.windowWillClose(window)
        life.windowDidClose(in: window.windowScene)
    }

    @Test func `After Ctrl+Q all windows return, the one used last in front`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(WindowKeys.navigation(KeyPress(UInt32(UInt8(ascii: "q")), control: true)) == .quit)
        let life = start()
        for _ in 0..<2 { life.connectScene([]) }
        life.windowDidChangeActive(true, in: life.scenes[0])
        life.quit(in: UIWindow(windowScene: life.scenes[0]))
        // Windows that close now don't change what is kept.
        close(0, of: life)
        life.sessionWillEnd()
        #expect(pages(start()) == ["page 2", "page 3", "page 1"])
    }

    /// What holds a window until the user has answered.
    private final class Holder: NSObject, UIAdaptivePresentationControllerDelegate {
        private(set) var questions = 0

        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { false }

        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            questions += 1
        }
    }

    private func show(_ life: AppLifecycle) -> [UIWindow] {
        life.scenes.compactMap { scene in
            let window = (scene.delegate as? Scene)?.window
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            return window
        }
    }

    @Test func `Ctrl+Q closes no window before the user has agreed in each, and all return`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (life, holders) = (start(), [Holder(), Holder()])
        for _ in 0..<2 { life.connectScene([]) }
        let windows = show(life)
        for (window, holder) in zip(windows, holders) {
            window.rootViewController?.presentationController?.delegate = holder
        }
        let scenes = life.scenes
        life.quit(in: windows[2])
        #expect(windows.allSatisfy { !$0.isHidden })
        #expect(holders.map(\.questions) == [1, 0])
        // The user keeps the window, and closes another scene later.
        life.userDidNotQuit()
        life.quit(in: windows[2])
        life.close(scenes[0])
        #expect(windows.allSatisfy { !$0.isHidden })
        #expect(holders.map(\.questions) == [2, 1])
        life.close(scenes[1])
        #expect(windows.allSatisfy { !$0.isShown })
        life.sessionWillEnd()
        #expect(pages(start()).count == 3)
    }

    @Test func `A window returns in the size that the user gave it`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let life = start()
        life.connectScene([])
        for (scene, width) in zip(life.scenes, [700, 800]) {
            let window = try #require((scene.delegate as? Scene)?.window)
            #expect(window.bounds.size == WindowHandle.defaultSize)
            gtk_window_set_default_size(window.gtkWindow.cast(), Int32(width), 500)
        }
        life.sessionWillEnd()
        let windows = start().scenes.compactMap { ($0.delegate as? Scene)?.window }
        #expect(windows.map(\.bounds.size) == [CGSize(width: 700, height: 500), CGSize(width: 800, height: 500)])
    }

    @Test(
        arguments: [
            ["width": 0, "height": 500], ["width": 700], ["width": "700", "height": 500],
            ["width": 700, "height": 1e9],
            ["width": -700, "height": 500], ["width": Double.nan, "height": 500],
        ] as [[String: any Sendable]])
    func `A size that no window has is ignored`(values: [String: any Sendable]) {
        #expect(WindowPlace(values) == nil)
    }

    @Test func `A window that was closed doesn't return, unless it was the last one`() {
        defer { try? FileManager.default.removeItem(at: folder) }
        let life = start()
        life.connectScene([])
        close(0, of: life)
        #expect(pages(life) == ["page 2"])
        close(0, of: life)
        #expect(pages(start()) == ["page 2"])
    }

    @Test func `A window that is closed enters the background first, and its state is saved then`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let life = start()
        let scene = try #require(life.scenes[0].delegate as? Scene)
        close(0, of: life)
        #expect(scene.states == [.background])
    }

    @Test func `Without support for several scenes, only the window used last returns`() {
        defer { try? FileManager.default.removeItem(at: folder) }
        let life = start()
        life.connectScene([])
        life.sessionWillEnd()
        #expect(pages(start(supportsMultipleScenes: false)) == ["page 2"])
    }
}
