import NavigationTesting
import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// The pictures of pages that an app shows after its end, until their pages are loaded.
    @MainActor @Suite(.serialized)
    struct ScreenPictureTests {
        private final class Scene: NSObject, UIWindowSceneDelegate {
            static var start: (@MainActor () -> TurboNavigator)?
            var window: UIWindow?
            private var navigator: TurboNavigator?

            func scene(
                _ scene: UIScene, willConnectTo session: UISceneSession,
                options connectionOptions: UIScene.ConnectionOptions
            ) {
                guard let windowScene = scene as? UIWindowScene else { return }
                let window = UIWindow(windowScene: windowScene)
                navigator = Self.start?()
                window.rootViewController = navigator?.rootViewController
                window.makeKeyAndVisible()
                self.window = window
            }
        }

        private static let red = Picture.Color(200, 0, 0)
        private let server: TestServer

        init() throws {
            server = try TestServer(.turbo)
            for path in ["/", "/a", "/private"] { page(path, "#abcdef") }
            page("/a", "rgb(200, 0, 0)")
            page("/new", "rgb(0, 0, 200)")
        }

        private func page(_ path: String, _ color: String) {
            server.page(path, body: "<style>body { background: \(color) }</style>\(AppDriver.form)")
        }

        private func start(restoring activity: NSUserActivity? = nil) async throws -> AppDriver {
            Scene.start = { [server] in
                let navigator = TurboNavigator(
                    pathConfiguration: PathConfiguration(sources: [.data(Data(FormerRun.rules.utf8))]),
                    startLocation: server.url("/"))
                navigator.start(restoring: activity)
                return navigator
            }
            defer { Scene.start = nil }
            return try await AppDriver(scene: Scene.self, server: server, waits: false)
        }

        /// Ends an app in the background, and returns its state.
        private func end(_ app: AppDriver) throws -> RestorableStacks {
            UIApplication.shared.guestLifecycle.windowsDidChangeVisibility(isObscured: true)
            let list = try #require(app.navigator.stateRestorationActivity.userInfo?["turboNavigator"])
            app.close()
            return try #require(try RestorableState(propertyList: list).stacks())
        }

        /// Waits until the user sees the page on top.
        private func draw(_ app: AppDriver) async throws {
            try await app.waitUntilIdle()
            let stack = try #require(app.navigator.activeViewController as? UINavigationController)
            let screen = try #require(stack.topViewController as? VisitableViewController)
            try await nextFrame(of: app.window, while: screen.visitableView.isShowingScreenshot)
            await app.window.redrawPages()
        }

        private func activity(_ stacks: RestorableStacks) -> NSUserActivity {
            let activity = NSUserActivity(activityType: "state")
            activity.userInfo = ["turboNavigator": RestorableState(tabs: [.init(stacks: stacks)]).propertyList]
            return activity
        }

        private func colorBelow(_ app: AppDriver) async throws -> Picture.Color? {
            let picture = try #require(await nextPicture(ofWindowAround: app.window))
            return picture.color(x: picture.width / 2, y: picture.height * 3 / 4)
        }

        private func isNear(_ color: Picture.Color?, _ other: Picture.Color) -> Bool {
            guard let color else { return false }
            return zip([color.red, color.green, color.blue], [other.red, other.green, other.blue])
                .allSatisfy { abs(Int($0) - Int($1)) < 8 }
        }

        @Test func `After its end, an app shows the page as it was until it is loaded`() async throws {
            let app = try await start()
            try await app.arrived("/")
            try await app.route("/a")
            try await draw(app)
            let stacks = try end(app)
            #expect(stacks.main.map { $0.picture == nil } == [true, false])

            let gate = ResponseGate()
            server.route("/a") { _ in
                .gated(gate, .page(TestPage("A", body: "<style>body { background: #00c800 }</style>")))
            }
            let next = try await start(restoring: activity(stacks))
            defer { next.close() }
            try await nextFrame(of: next.window, while: try await !isNear(colorBelow(next), Self.red))
            #expect(isNear(try await colorBelow(next), Self.red))
            let top = next.navigator.navigationController.topViewController
            let screen = try #require(top as? VisitableViewController)
            #expect(screen.visitableView.isShowingScreenshot)
            gate.open()
            try await nextFrame(of: next.window, while: screen.visitableView.isShowingScreenshot)
            await next.window.drawPages()
            #expect(isNear(try await colorBelow(next), Picture.Color(0, 200, 0)))
        }

        @Test func `A modal stack has a picture, and the page below keeps its own`() async throws {
            let app = try await start()
            try await app.arrived("/")
            try await app.route("/new")
            try await draw(app)
            let stacks = try end(app)
            #expect(stacks.main.allSatisfy { $0.picture != nil } && stacks.modal.allSatisfy { $0.picture != nil })
        }

        @Test(arguments: ["/", "/a", "redirect", "form", "modal"])
        func `No picture is kept of a page that must not be stored`(place: String) async throws {
            let paths = ["redirect": "/a", "form": "/a", "modal": "/new"]
            let path = paths[place] ?? place
            server.route(path, .page(TestPage("A", body: "<p>secret</p>"), headers: ["Cache-Control": "no-store"]))
            if path != "/" {
                server.page(
                    "/", body: "<a id=redirect href=/go>x</a><form method=post action=/go><button>x</button></form>")
            }
            server.route("/go", .redirect(to: path, status: 303))
            let app = try await start()
            try await app.arrived("/")
            switch place {
            case "/": break
            case "/a": try await app.route(path)
            case "redirect": try await app.click("#redirect")
            default: try await app.click("button")
            }
            if path != "/" { try await app.wait(until: "the page is shown") { app.stacks.hasSuffix(path) } }
            try await draw(app)
            let stacks = try end(app)
            let last = try #require(place == "modal" ? stacks.modal.last : stacks.main.last)
            #expect(last.url.path == (place == "redirect" ? "/a" : path) && last.picture == nil)
        }

        @Test func `No picture is taken of unsaved input`() async throws {
            let app = try await start()
            try await app.arrived("/")
            try await app.waitUntilIdle()
            await app.window.drawPages()
            try await app.enter("secret")
            try await app.wait(until: "the input is reported") {
                app.navigator.session.owner.map { app.navigator.session.page.unsavedInput(on: $0) } != UnsavedInput.none
            }
            #expect(try end(app).main.map(\.picture) == [nil])
        }

        @Test func `In the foreground no picture is taken`() async throws {
            let app = try await start()
            defer { app.close() }
            try await app.arrived("/")
            await app.window.drawPages()
            let list = try #require(app.navigator.stateRestorationActivity.userInfo?["turboNavigator"])
            #expect(try RestorableState(propertyList: list).stacks()?.main.map(\.picture) == [nil])
        }
    }
}
