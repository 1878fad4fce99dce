import NavigationTesting
import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// Links that the user opens in a new window, with real clicks.
    @MainActor @Suite(.serialized)
    struct NewWindowTests {
        private final class App: UIResponder, UIApplicationDelegate {}

        private final class Scene: UIResponder, UIWindowSceneDelegate {
            /// The server of the app. It stops when nothing retains it.
            static var server: TestServer?
            var window: UIWindow?
            let navigator = TurboNavigator()

            func scene(
                _ scene: UIScene, willConnectTo session: UISceneSession,
                options connectionOptions: UIScene.ConnectionOptions
            ) {
                guard let windowScene = scene as? UIWindowScene, let home = Self.server?.url("/") else { return }
                let window = UIWindow(windowScene: windowScene)
                window.rootViewController = navigator.rootViewController
                window.makeKeyAndVisible()
                self.window = window
                navigator.route(home)
                connectionOptions.userActivities.compactMap(\.webpageURL).forEach { navigator.route($0) }
            }

            var paths: [String] {
                navigator.navigationController.viewControllers
                    .compactMap { ($0 as? any Visitable)?.visitableURL?.path }
            }
        }

        enum Way: String, CaseIterable {
            case controlClick, middleClick, menu
            /// On a link that opens a window of a browser: `target="_blank"`.
            case controlClickOnBlank
        }

        private var life: AppLifecycle { UIApplication.shared.guestLifecycle }

        /// Starts the app, whose first page is a link, and waits until the page is shown.
        private func start(_ server: TestServer, supportsMultipleScenes: Bool, target: String = "") async throws
            -> Scene
        {
            server.page("/", body: "<a href=/a target='\(target)' style='position: fixed; inset: 0'>link</a>")
            server.page("/a", body: "<p>a</p>")
            Scene.server = server
            let info = InfoPropertyList([
                "UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": supportsMultipleScenes]
            ])
            life.start(delegateClass: App.self, info: info, sceneDelegate: Scene.self)
            let scene = try #require(life.scene?.delegate as? Scene)
            try await eventually("the first page is shown", scene) { !scene.navigator.isBusy && scene.paths == ["/"] }
            await scene.window?.drawPages()
            return scene
        }

        private func end() {
            life.endAsGuest()
            Scene.server = nil
        }

        private func eventually(
            _ what: Comment, _ scene: Scene, _ isTrue: @MainActor () throws -> Bool
        ) async throws {
            let window = try #require(scene.window)
            for _ in 0..<600 {
                if try isTrue() { return }
                await nextFrame(of: window)
            }
            Issue.record(what)
        }

        private func open(_ way: Way, in scene: Scene) async throws {
            let (webView, window) = (scene.navigator.session.webView, try #require(scene.window))
            let pointer = Pointer(window)
            try await pointer.rest(at: CGPoint(x: 60, y: 60), in: webView)
            switch way {
            case .controlClick, .controlClickOnBlank: try await pointer.click(holding: "ctrl")
            case .middleClick: try await pointer.click(button: 2)
            case .menu:
                try await pointer.click(button: 3)
                #expect(await OpenMenu.entries(around: webView).contains("Open Link in New Window"))
                #expect(OpenMenu.choose("Open Link in New Window", around: webView))
            }
        }

        @Test(arguments: Way.allCases)
        func `A link opens in a new window, and the first window keeps its page`(_ way: Way) async throws {
            let target = way == .controlClickOnBlank ? "_blank" : ""
            let first = try await start(TestServer(.turbo), supportsMultipleScenes: true, target: target)
            defer { end() }
            try await open(way, in: first)
            try await eventually("a second window appears", first) { life.scenes.count == 2 }
            let second = try #require(
                life.scenes.compactMap { $0.delegate as? Scene }.first { $0 !== first })
            try await eventually("the page is shown", second) {
                second.paths == ["/", "/a"] && second.navigator.session.webView.url?.path == "/a"
            }
            #expect(first.paths == ["/"] && first.navigator.session.webView.url?.path == "/")
        }

        @Test func `A sign-in in one window reaches the next request of the other`() async throws {
            let server = try TestServer(.turbo)
            let first = try await start(server, supportsMultipleScenes: true)
            defer { end() }
            // Cookies are shared by all ports, and a script can't replace one of another test that is HttpOnly.
            server.page("/sign_in", body: "<script>document.cookie = 'window=second; path=/'</script>")
            server.page("/account")
            first.window?.perform(.newWindow)
            let second = try #require(
                life.scenes.compactMap { $0.delegate as? Scene }.first { $0 !== first })
            second.navigator.route(server.url("/sign_in"))
            try await eventually("the sign-in is shown", second) {
                // The page has its title once it is rendered, after its script.
                second.navigator.navigationController.topViewController?.title == "sign_in"
            }
            first.navigator.route(server.url("/account"))
            try await eventually("the account is requested with the cookie", first) {
                server.requests.first { $0.path == "/account" }?.header("Cookie")?.contains("window=second") == true
            }
        }

        @Test func `Ctrl+click follows the link in an app with one window`() async throws {
            let scene = try await start(TestServer(.turbo), supportsMultipleScenes: false)
            defer { end() }
            try await open(.controlClick, in: scene)
            try await eventually("the page is shown", scene) { scene.paths == ["/", "/a"] }
            #expect(life.scenes.count == 1)
        }

        @Test func `A script can't open windows`() async throws {
            let scene = try await start(TestServer(.turbo), supportsMultipleScenes: true)
            defer { end() }
            let click =
                "document.querySelector('a').dispatchEvent(new MouseEvent('click', {ctrlKey: true, cancelable: true}))"
            _ = try await scene.navigator.session.webView.evaluateJavaScript(click)
            try await eventually("the link is followed", scene) { scene.paths == ["/", "/a"] }
            #expect(life.scenes.count == 1)
        }
    }
}
