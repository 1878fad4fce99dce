import TestSupport
import Testing
import UIKit

/// Tests several scenes in one app.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(1)))
struct SceneTests {
    private final class App: UIResponder, UIApplicationDelegate {}

    private final class Scene: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private(set) var activities: [String] = []
        private(set) var events: [String] = []

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            activities = connectionOptions.userActivities.map(\.activityType)
            guard let windowScene = scene as? UIWindowScene else { return }
            let window = UIWindow(windowScene: windowScene)
            window.rootViewController = UINavigationController(rootViewController: UIViewController())
            window.makeKeyAndVisible()
            self.window = window
        }

        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
            activities.append(userActivity.activityType)
        }

        func sceneDidDisconnect(_ scene: UIScene) { events.append("disconnected") }
        func sceneDidBecomeActive(_ scene: UIScene) { events.append("active") }
        func sceneWillResignActive(_ scene: UIScene) { events.append("inactive") }
        func sceneDidEnterBackground(_ scene: UIScene) { events.append("background") }
    }

    private let app = UIApplication.shared
    private var life: AppLifecycle { app.guestLifecycle }

    private func start(supportsMultipleScenes: Bool = true) {
        let info = InfoPropertyList([
            "UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": supportsMultipleScenes]
        ])
        life.start(delegateClass: App.self, info: info, sceneDelegate: Scene.self)
    }

    private func delegate(of scene: UIScene?) throws -> Scene {
        try #require(scene?.delegate as? Scene)
    }

    @Test func `Ctrl+N opens a second window, and closing it leaves the first`() async throws {
        start()
        defer { life.endAsGuest() }
        let first = try delegate(of: life.scene)
        let window = try #require(first.window)
        #expect(
            WindowKeys.navigation(KeyPress(UInt32(UInt8(ascii: "n")), control: true)) == .newWindow)
        #expect(window.perform(.newWindow))
        let second = try delegate(of: life.scenes.last)
        let other = try #require(second.window)
        for _ in 0..<2 { await nextFrame(of: other) }
        #expect(second !== first && window.isOnDesktop && other.isOnDesktop)
        #expect(app.connectedScenes.count == 2)
        #expect(Set(app.openSessions.map(\.persistentIdentifier)).count == 2)
        other.perform(.close)
        #expect(!other.isOnDesktop && window.isOnDesktop)
        #expect(second.events.last == "disconnected" && !first.events.contains("disconnected"))
        #expect(app.connectedScenes == Set([window.windowScene].compactMap { $0 }))
    }

    @Test func `New Window in the menu opens a second window`() async throws {
        start()
        defer { life.endAsGuest() }
        let window = try #require(try delegate(of: life.scene).window)
        let pointer = Pointer(window)
        try await pointer.focusWindow()
        await nextFrame(of: window)
        let place = try #require(MenuButtons("Main Menu", in: window).middle(in: window))
        try await pointer.click(place, in: window)
        #expect(await OpenMenu.entries(around: window).first == "New Window")
        #expect(OpenMenu.choose("New Window", around: window))
        try await nextFrame(of: window, while: app.connectedScenes.count < 2)
        #expect(try delegate(of: life.scenes.last).window?.isOnDesktop == true && life.scenes.count == 2)
    }

    @Test func `A closed window is released with its scene`() async throws {
        start()
        defer { life.endAsGuest() }
        let window = try #require(try delegate(of: life.scene).window)
        window.perform(.newWindow)
        weak let scene = life.scene
        weak let other = try delegate(of: scene).window
        for _ in 0..<2 { await nextFrame(of: window) }
        other?.perform(.close)
        try await nextFrame(of: window, while: other != nil || scene != nil)
        #expect(other == nil && scene == nil)
    }

    @Test func `A new scene receives the activity of its request, and an existing one continues it`() throws {
        start()
        defer { life.endAsGuest() }
        let first = try #require(life.scene)
        app.requestSceneSessionActivation(
            nil, userActivity: NSUserActivity(activityType: "com.example.new"), options: nil)
        #expect(try delegate(of: life.scene).activities == ["com.example.new"])
        app.requestSceneSessionActivation(
            first.session, userActivity: NSUserActivity(activityType: "com.example.again"), options: nil)
        #expect(try delegate(of: first).activities == ["com.example.again"])
        #expect(app.connectedScenes.count == 2)
    }

    @Test func `An app that doesn't support several scenes gets an error instead of a second window`() throws {
        start(supportsMultipleScenes: false)
        defer { life.endAsGuest() }
        let window = try #require(try delegate(of: life.scene).window)
        #expect(!window.perform(.newWindow))
        var error: (any Error)?
        app.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { error = $0 }
        #expect((error as? UISceneError)?.code == .multipleScenesNotSupported)
        #expect(app.connectedScenes.count == 1)
    }

    @Test func `The app is active with any of its scenes, and links open in the scene that was used last`() throws {
        start()
        defer { life.endAsGuest() }
        let first = try #require(life.scene)
        app.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
        let second = try #require(life.scene)
        // Real windows report these events too, but not in the turn of the test.
        life.windowDidChangeActive(false, in: second)
        life.windowDidChangeActive(true, in: first)
        #expect(first.activationState == .foregroundActive && second.activationState == .foregroundInactive)
        #expect(life.scene === first && app.applicationState == .active)
        life.windowsDidChangeVisibility(isObscured: true, in: first)
        #expect(first.activationState == .background && app.applicationState == .inactive)
        #expect(try delegate(of: first).events.suffix(3) == ["active", "inactive", "background"])
        life.windowsDidChangeVisibility(isObscured: true, in: second)
        #expect(app.applicationState == .background)
        var count = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIScene.willEnterForegroundNotification, object: second, queue: nil
        ) { _ in MainActor.assumeIsolated { count += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        life.windowsDidChangeVisibility(isObscured: false, in: first)
        #expect(count == 0)
        life.windowsDidChangeVisibility(isObscured: false, in: second)
        #expect(count == 1)
    }

    /// The inspector of an app, or a window that the app has created without a scene.
    @Test func `A window without a scene belongs to the scene that was used last`() throws {
        start()
        defer { life.endAsGuest() }
        let first = try #require(life.scene)
        app.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
        let second = try #require(life.scene)
        // Other tests may have left windows.
        let earlier = app.shownWindows(of: second)
        #expect(Set(earlier).isSuperset(of: second.windows))
        let other = UIWindow()
        other.makeKeyAndVisible()
        defer { other.isHidden = true }
        #expect(app.shownWindows(of: first) == first.windows)
        #expect(app.shownWindows(of: second) == earlier + [other])
    }
}
