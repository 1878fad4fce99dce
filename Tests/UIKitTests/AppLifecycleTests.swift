import Testing
import UIKit

@MainActor
@Suite(.serialized, .timeLimit(.minutes(1)))
struct AppLifecycleTests {
    /// UIKit creates the delegate from its class, so the events are static.
    private final class Delegate: UIResponder, UIApplicationDelegate {
        static var events: [String] = []

        func applicationDidBecomeActive(_ application: UIApplication) { Self.events.append("active") }
        func applicationWillResignActive(_ application: UIApplication) { Self.events.append("inactive") }
        func applicationDidEnterBackground(_ application: UIApplication) { Self.events.append("background") }
        func applicationWillEnterForeground(_ application: UIApplication) { Self.events.append("foreground") }
    }

    private final class Names: @unchecked Sendable {
        var all: [NSNotification.Name] = []
    }

    @Test func `The delegate and notifications report the app's life cycle in order`() {
        let names = Names()
        let all = [
            UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willEnterForegroundNotification,
        ]
        let tokens = all.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                names.all.append(name)
            }
        }
        defer { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
        let lifecycle = AppLifecycle()
        Delegate.events = []
        lifecycle.start(delegateClass: Delegate.self)
        #expect(lifecycle.state == .inactive)
        lifecycle.windowDidChangeActive(true)
        lifecycle.windowsDidChangeVisibility(isObscured: true)
        #expect(lifecycle.state == .background)
        lifecycle.windowDidChangeActive(false)
        #expect(lifecycle.state == .background)
        lifecycle.windowDidChangeActive(true)
        #expect(lifecycle.state == .active)
        #expect(Delegate.events == ["active", "inactive", "background", "foreground", "active"])
        #expect(
            names.all == [all[0], all[1], all[2], all[3], all[4], all[1]])
    }

    @Test func `A scene that isn't connected is inactive, and opens no universal links`() async throws {
        let lifecycle = AppLifecycle()
        lifecycle.start(delegateClass: Delegate.self)
        let scene = try #require(lifecycle.scene)
        #expect(scene.activationState == .foregroundInactive)
        #expect(scene.session.role == .windowApplication)
        let window = UIWindow(windowScene: scene)
        #expect(scene.windows == [window] && scene.keyWindow == nil)
        #expect(scene.screen === UIScreen.main)
        #expect(window.next === scene && scene.next === UIApplication.shared)
        let options = UIScene.OpenExternalURLOptions()
        options.universalLinksOnly = true
        let url = try #require(URL(string: "https://example.invalid/"))
        #expect(await scene.open(url, options: options) == false)
        let stray = UIScene(session: scene.session, connectionOptions: UIScene.ConnectionOptions())
        #expect(stray.activationState == .unattached)
    }
}
