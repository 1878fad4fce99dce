import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

extension TurboNavigatorTests {
    /// Unsaved input, and the user's requests to close the window or to leave a tab's page.
    @MainActor @Suite(.serialized)
    struct WindowInputTests {
        private final class Scene: NSObject, UIWindowSceneDelegate {
            static var root: (@MainActor () -> UIViewController)?
            var window: UIWindow?

            func scene(
                _ scene: UIScene, willConnectTo session: UISceneSession,
                options connectionOptions: UIScene.ConnectionOptions
            ) {
                guard let windowScene = scene as? UIWindowScene else { return }
                let window = UIWindow(windowScene: windowScene)
                window.rootViewController = Self.root?()
                window.makeKeyAndVisible()
                self.window = window
            }
        }

        /// An app with a scene, as on a desktop, and its server.
        private func app(_ root: @escaping @MainActor (TestServer) -> UIViewController) async throws -> AppDriver {
            let server = try TestServer(.turbo)
            for path in ["/", "/a", "/b", "/mail"] { server.page(path) }
            server.route("/", .page(TestPage("Home", links: ["/a", "/new"])))
            for (path, title) in [("/a", "Note"), ("/new", "New")] {
                server.route(path, .page(TestPage(title, body: AppDriver.form)))
            }
            Scene.root = { root(server) }
            defer { Scene.root = nil }
            return try await AppDriver(scene: Scene.self, server: server)
        }

        private static let rules = PathConfiguration(sources: [.data(Data(AppDriver.modalRules.utf8))])

        private final class Kept {
            var navigator: TurboNavigator?
        }

        private func appOfOneStack(_ kept: Kept) async throws -> AppDriver {
            try await app { server in
                let navigator = TurboNavigator(pathConfiguration: Self.rules, startLocation: server.url("/"))
                kept.navigator = navigator
                navigator.start()
                return navigator.rootViewController
            }
        }

        enum Way: String, CaseIterable {
            case key, button
        }

        private func close(_ app: AppDriver, _ way: Way) async throws {
            switch way {
            case .key: try await Pointer(app.window).key("ctrl+w")
            case .button: try await Pointer(app.window).closeWindow()
            }
        }

        @Test(arguments: Way.allCases)
        func `The window discards what was typed only after a confirmation`(_ way: Way) async throws {
            let kept = Kept()
            let app = try await appOfOneStack(kept)
            defer { app.close() }
            try await app.tap(link: "/a")
            try await app.enter("text")
            try await close(app, way)
            try await close(app, .key)
            let question = try await app.question()
            #expect(question.presentedViewController == nil)
            #expect(try await app.reply("Keep Editing") == UnsavedInputTests.sentence)
            #expect(app.window.isOnDesktop)
            #expect(try await app.fieldText() == "text")
            try await close(app, way)
            try await app.reply("Discard")
            for _ in 0..<600 where app.window.isOnDesktop { try await app.turn() }
            #expect(!app.window.isOnDesktop)
        }

        @Test func `A window without input closes at once`() async throws {
            let kept = Kept()
            let app = try await appOfOneStack(kept)
            defer { app.close() }
            try await close(app, .key)
            for _ in 0..<600 where app.window.isOnDesktop { try await app.turn() }
            #expect(!app.window.isOnDesktop)
        }

        @Test func `The question names the pages of all stacks`() async throws {
            let kept = Kept()
            let app = try await appOfOneStack(kept)
            defer { app.close() }
            try await app.tap(link: "/a")
            try await app.enter("text")
            app.navigator.route(app.server.url("/new"))
            try await app.waitUntilIdle()
            try await app.enter("more", in: app.navigator.modalSession)
            try await close(app, .key)
            #expect(try await app.reply("Keep Editing") == "Your changes to “Note”, “New” haven't been saved.")
            #expect(app.stacks == "/ /a | /new")
        }

        private func appOfTabs() async throws -> AppDriver {
            try await app { server in
                let tabs = TurboTabBarController(pathConfiguration: Self.rules)
                tabs.load([
                    TurboTab(id: "home", title: "Home tab", image: nil, url: server.url("/")),
                    TurboTab(id: "mail", title: "Mail tab", image: nil, url: server.url("/mail")),
                ])
                return tabs
            }
        }

        @Test func `A tap on the selected tab discards what was typed only after a confirmation`() async throws {
            let app = try await appOfTabs()
            defer { app.close() }
            try await app.tap(link: "/a")
            try await app.enter("text")
            #expect(click("Home tab", around: app.window))
            #expect(try await app.reply("Keep Editing") == UnsavedInputTests.sentence)
            #expect(app.stacks == "/ /a")
            #expect(click("Home tab", around: app.window))
            try await app.reply("Discard")
            try await app.waitUntilIdle()
            #expect(app.stacks == "/")
        }

        @Test func `Another tab keeps what was typed, and the window asks about it`() async throws {
            let app = try await appOfTabs()
            defer { app.close() }
            try await app.tap(link: "/a")
            try await app.enter("text")
            #expect(click("Mail tab", around: app.window))
            #expect(try await app.isUnasked())
            #expect(app.stacks == "/mail")
            try await close(app, .key)
            #expect(try await app.reply("Keep Editing") == UnsavedInputTests.sentence)
            #expect(click("Home tab", around: app.window))
            try await app.waitUntilIdle()
            #expect(app.stacks == "/ /a")
            #expect(try await app.fieldText() == "text")
        }
    }
}

extension AppDriver {
    /// Lets one turn of the run loop pass, also after the window has closed.
    fileprivate func turn() async throws { try await Task.sleep(nanoseconds: 16_000_000) }
}
