import Foundation
import TurboNavigator
import UIKit

/// Scene delegates of apps, most of which forget something.
@MainActor
enum Scenes {
    class WithoutWindow: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
    }

    class WithoutRoot: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
        ) {
            window = (scene as? UIWindowScene).map(UIWindow.init(windowScene:))
        }
    }

    class Hidden: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
        ) {
            window = (scene as? UIWindowScene).map(UIWindow.init(windowScene:))
            window?.rootViewController = UIViewController()
        }
    }

    class Plain {}

    class Whole: UIResponder, UIWindowSceneDelegate {
        static var home = URL(fileURLWithPath: "/")

        var window: UIWindow?
        private let navigator = TurboNavigator(
            pathConfiguration: PathConfiguration(sources: [.data(Data(Shop.rules.utf8))]))

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
        ) {
            window = (scene as? UIWindowScene).map(UIWindow.init(windowScene:))
            window?.rootViewController = navigator.rootViewController
            window?.makeKeyAndVisible()
            navigator.route(Self.home)
        }
    }
}

/// An app delegate that names its scene delegate, and records its launch.
final class ShopAppDelegate: UIResponder, UIApplicationDelegate {
    static var hasLaunched = false

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Self.hasLaunched = true
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = Scenes.Whole.self
        return configuration
    }
}
