/// The sources of the app, and the path configuration.
extension NewApp {
    var appDelegate: String {
        """
        import UIKit

        /// The app delegate. Info.plist names the scene delegate.
        public final class AppDelegate: UIResponder, UIApplicationDelegate {}
        """
    }

    var sceneDelegate: String {
        """
        import TurboNavigator
        import UIKit

        /// Shows the site in a window.
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            private let navigator = Site.navigator()

            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                guard let scene = scene as? UIWindowScene else { return }
                window = UIWindow(windowScene: scene)
                window?.rootViewController = navigator.rootViewController
                window?.makeKeyAndVisible()
                navigator.startLocation = Site.home
                navigator.start(restoring: session.stateRestorationActivity)
                // Links to the app, and the page that the user opened in a new window.
                open(options.urlContexts.map(\\.url) + options.userActivities.compactMap(\\.webpageURL))
            }

            func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { open(contexts.map(\\.url)) }

            func scene(_ scene: UIScene, continue activity: NSUserActivity) {
                open([activity.webpageURL].compactMap { $0 })
            }

            private func open(_ links: [URL]) {
                for link in links { navigator.open(link) }
            }

            func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { navigator.stateRestorationActivity }
        }
        """
    }

    var site: String {
        """
        import Foundation
        import TurboNavigator
        import UIKit

        /// The site that the app shows.
        @MainActor
        enum Site {
            /// The first page: `SiteURL` in Info.plist, or the environment variable `\(variable)`.
            static var home: URL {
                let override = ProcessInfo.processInfo.environment["\(variable)"]
                guard let url = URL(string: override ?? siteURL ?? "") else {
                    preconditionFailure("Set SiteURL in Info.plist to the URL of the first page.")
                }
                return url
            }

            /// The rules of the site, for all windows.
            private static let configuration = PathConfiguration(sources: [.file(rules)])

            /// A navigator for a window.
            static func navigator() -> TurboNavigator {
                TurboNavigator(pathConfiguration: configuration)
            }

            /// The path configuration. SwiftPM copies it into the module's bundle, Xcode into the app's.
            static var rules: URL {
                #if SWIFT_PACKAGE
                    Bundle.module.bundleURL.appendingPathComponent("Resources/path-configuration.json")
                #else
                    Bundle(for: AppDelegate.self).bundleURL.appendingPathComponent("path-configuration.json")
                #endif
            }

            /// Read from Info.plist, because `Bundle.main.infoDictionary` is only filled in on iOS.
            private static var siteURL: String? {
                guard let file = Bundle.main.url(forResource: "Info", withExtension: "plist"),
                    let data = try? Data(contentsOf: file),
                    let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
                else { return nil }
                return list["SiteURL"] as? String
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
}
