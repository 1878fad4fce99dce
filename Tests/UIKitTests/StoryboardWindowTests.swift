import TestSupport
import Testing
import UIKit

@MainActor
@Suite("An app whose Info.plist names a storyboard", .serialized)
struct StoryboardWindowTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {}

    /// The scene delegate of Hotwire Native's instructions, which expects an existing window.
    private final class Scene: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            window?.rootViewController = UIViewController()
        }
    }

    private final class OwnWindowScene: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let windowScene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: windowScene)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
        }
    }

    /// A scene delegate that shows something later.
    private final class WaitingScene: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
    }

    private static let storyboard = ["UISceneStoryboardFile": "Main"]

    private func values(_ configuration: [String: String]) -> [String: Any] {
        let scenes = ["UIWindowSceneSessionRoleApplication": [configuration]]
        return ["UIApplicationSceneManifest": ["UISceneConfigurations": scenes]]
    }

    /// Starts an app, and returns its scene and the text on standard error.
    private func start(
        _ scene: AnyClass, _ configuration: [String: String] = storyboard
    ) throws -> (scene: UIWindowScene, said: String) {
        let (lifecycle, info) = (AppLifecycle(), InfoPropertyList(values(configuration)))
        let said = try StandardErrorCapture()
        lifecycle.start(delegateClass: Delegate.self, info: info, sceneDelegate: scene)
        return (try #require(lifecycle.scene), try said.end())
    }

    @Test func `A scene delegate only sets the root, and the window is visible`() throws {
        let (scene, said) = try start(Scene.self)
        let window = try #require((scene.delegate as? Scene)?.window)
        defer { window.isHidden = true }
        #expect(scene.windows == [window] && window.isOnDesktop)
        #expect(window.rootViewController?.viewIfLoaded?.window === window)
        #expect(!said.contains("storyboard") && !said.contains("no window"))
    }

    @Test func `A window that the scene delegate creates is the only one`() throws {
        let (scene, _) = try start(OwnWindowScene.self)
        let window = try #require((scene.delegate as? OwnWindowScene)?.window)
        defer { window.isHidden = true }
        #expect(scene.windows.filter(\.isOnDesktop) == [window])
    }

    @Test func `A root that the delegate sets later is shown, and until then the log has advice`() throws {
        let (scene, said) = try start(WaitingScene.self)
        let window = try #require((scene.delegate as? WaitingScene)?.window)
        defer { window.isHidden = true }
        #expect(said.contains("The app's resources have no Main.storyboard.") && said.contains("rootViewController"))
        window.rootViewController = UIViewController()
        #expect(window.isOnDesktop && window.rootViewController?.viewIfLoaded?.window === window)
    }

    @Test func `Without the storyboard, the log explains how the delegate gets a window`() throws {
        let (scene, said) = try start(Scene.self, [:])
        #expect(scene.windows.isEmpty)
        #expect(said.contains("There is no window.") && said.contains("UISceneStoryboardFile"))
    }

    @Test func `Tests can start with only the scene delegate`() throws {
        let folder = Bundle.main.bundleURL.appendingPathComponent("\(UUID())_UIKitTests.resources")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let list = try PropertyListSerialization.data(
            fromPropertyList: values(Self.storyboard), format: .xml, options: 0)
        try list.write(to: folder.appendingPathComponent("Info.plist"))
        let life = AppLifecycle()
        life.startAsGuest(appDelegate: nil, sceneDelegate: Scene.self)
        defer { life.endAsGuest() }
        #expect(life.scene?.windows.first?.isOnDesktop == true)
    }
}
