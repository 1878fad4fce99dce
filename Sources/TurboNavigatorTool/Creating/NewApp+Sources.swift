/// The Swift files and the path configuration.
extension NewApp {
    var manifest: String {
        """
        // swift-tools-version:6.0
        import PackageDescription

        let package = Package(
            name: "\(name)",
            platforms: [.iOS(.v15), .macOS(.v13)],
            dependencies: [
                .package(name: "turbo-navigator", path: "\(package)")
            ],
            targets: [
                .executableTarget(
                    name: "\(name)",
                    dependencies: [.product(name: "TurboNavigator", package: "turbo-navigator")],
                    resources: [.copy("Resources")]),
                .testTarget(
                    name: "\(name)Tests",
                    dependencies: [
                        "\(name)", .product(name: "TurboNavigatorTesting", package: "turbo-navigator"),
                    ]),
            ]
        )
        """
    }

    var appDelegate: String {
        """
        import UIKit

        /// The app delegate. Info.plist names the scene delegate.
        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {}
        """
    }

    var sceneDelegate: String {
        """
        import TurboNavigator
        import UIKit

        /// Shows the site in a window.
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            private let navigator = TurboNavigator(pathConfiguration: PathConfiguration(sources: [.file(Site.rules)]))

            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                guard let scene = scene as? UIWindowScene else { return }
                window = UIWindow(windowScene: scene)
                window?.rootViewController = navigator.rootViewController
                window?.makeKeyAndVisible()
                navigator.route(Site.home)
            }
        }
        """
    }

    var site: String {
        """
        import Foundation

        /// The site that the app shows.
        enum Site {
            /// The first page. The environment variable `\(variable)` overrides the server.
            static var home: URL {
                let address =
                    ProcessInfo.processInfo.environment["\(variable)"]
                    ?? "\(url.absoluteString)"
                guard let url = URL(string: address) else { preconditionFailure("\\(address) isn't a URL.") }
                return url
            }

            /// The path configuration. SwiftPM copies it into the module's bundle, Xcode into the app's.
            static var rules: URL {
                #if SWIFT_PACKAGE
                    Bundle.module.bundleURL.appendingPathComponent("Resources/path-configuration.json")
                #else
                    Bundle.main.bundleURL.appendingPathComponent("path-configuration.json")
                #endif
            }
        }
        """
    }

    var rules: String {
        """
        {
          "settings": {},
          "rules": [
            { "patterns": ["/new$", "/edit$"], "properties": { "context": "modal" } },
            { "patterns": ["^/$"], "properties": { "presentation": "clear_all" } }
          ]
        }
        """
    }

    var test: String {
        """
        import Foundation
        import Testing
        import TurboNavigatorTesting

        @testable import \(name)

        /// Tests one scenario twice: only by the rules, and in the app with real screens, pages and requests.
        @MainActor
        @Suite(.serialized)
        struct NavigationTests {
            private func scenario() throws -> NavigationScenario {
                try NavigationScenario(
                    rulesAt: Site.rules,
                    steps: [
                        .init("/posts", stacks: "/ /posts", requests: ["GET /posts"]),
                        .init("/posts/new", stacks: "/ /posts | /posts/new"),
                        .init("submit /posts -> 303 /posts/1", stacks: "/ /posts /posts/1"),
                    ])
            }

            @Test func aFormIsASheetByTheRules() throws {
                try scenario().check()
            }

            @Test(.enabled(if: hasTurbo, "Set TURBO_JS to the site's build of Turbo."))
            func aFormIsASheetInTheApp() async throws {
                let scenario = try scenario()
                let server = try TestServer(turbo: .fromEnvironment())
                server.serve(scenario)
                setenv("\(variable)", server.url("/").absoluteString, 1)
                let app = try await AppDriver(scene: SceneDelegate.self, server: server)
                defer { app.close() }
                try await app.run(scenario)
            }

            nonisolated private static let hasTurbo = ProcessInfo.processInfo.environment["TURBO_JS"] != nil
        }
        """
    }
}
