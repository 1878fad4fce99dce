import Foundation
import Testing

@testable import UIKit

/// An app whose scene delegate returns an activity.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(1)))
struct StateRestorationTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {}

    private final class Scene: UIResponder, UIWindowSceneDelegate {
        static var page: String?
        static var restored: String?
        static var questions = 0

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            Self.restored = session.stateRestorationActivity?.userInfo?["page"] as? String
        }

        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
            Self.questions += 1
            guard let page = Self.page else { return nil }
            let activity = NSUserActivity(activityType: "com.example.page")
            activity.userInfo = ["page": page]
            return activity
        }
    }

    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private var file: URL { folder.appendingPathComponent("scene.plist") }

    /// Starts an app whose scene delegate is at this page.
    private func start(at page: String?) -> AppLifecycle {
        (Scene.page, Scene.restored, Scene.questions) = (page, nil, 0)
        let lifecycle = AppLifecycle()
        lifecycle.restoration = StateRestoration(in: StateFile(file)) { [weak lifecycle] in lifecycle?.scenes ?? [] }
        lifecycle.start(delegateClass: Delegate.self, sceneDelegate: Scene.self)
        return lifecycle
    }

    @Test func `The session has the activity of the previous run, once the scene was in the background`() {
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = start(at: "a")
        #expect(Scene.restored == nil && Scene.questions == 0)
        first.windowsDidChangeVisibility(isObscured: true)
        _ = start(at: "b")
        #expect(Scene.restored == "a")
    }

    @Test func `The activity is kept at the end of the desktop session`() {
        defer { try? FileManager.default.removeItem(at: folder) }
        start(at: "a").sessionWillEnd()
        _ = start(at: nil)
        #expect(Scene.restored == "a")
    }

    @Test func `An app that crashes at its start with a state has none the next time`() {
        defer { try? FileManager.default.removeItem(at: folder) }
        start(at: "a").sessionWillEnd()
        _ = start(at: "a")
        #expect(Scene.restored == "a")
        _ = start(at: "a")
        #expect(Scene.restored == nil)
    }

    @Test func `Many changes are saved once, within a second or so`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let lifecycle = start(at: "a")
        for _ in 0..<100 { lifecycle.stateDidChange() }
        #expect(Scene.questions == 0)
        let deadline = Date() + 10
        while Scene.questions == 0, Date() < deadline { try await Task.sleep(nanoseconds: 10_000_000) }
        #expect(Scene.questions == 1)
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains("<string>a</string>"))
    }

    @Test func `A scene that no longer returns an activity leaves none`() {
        defer { try? FileManager.default.removeItem(at: folder) }
        start(at: "a").sessionWillEnd()
        start(at: nil).sessionWillEnd()
        _ = start(at: nil)
        #expect(Scene.restored == nil)
    }

    @Test func `An app inside a test neither reads nor keeps a state`() {
        (Scene.page, Scene.questions) = ("a", 0)
        let lifecycle = AppLifecycle()
        lifecycle.startAsGuest(appDelegate: Delegate.self, sceneDelegate: Scene.self)
        defer { lifecycle.endAsGuest() }
        lifecycle.windowsDidChangeVisibility(isObscured: true)
        lifecycle.sessionWillEnd()
        #expect(Scene.restored == nil && Scene.questions == 0)
    }
}
