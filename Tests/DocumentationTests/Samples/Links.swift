import Foundation
import TurboNavigator
import UIKit

// Sources/TurboNavigator/Documentation.docc/Articles/OpenDeepLinks.md

@MainActor
enum Shop {
    static let home = sampleURL("/home")
    static let rules = PathConfiguration()
}

final class ShopSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let navigator = TurboNavigator(pathConfiguration: Shop.rules, startLocation: Shop.home)

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = navigator.rootViewController
        window?.makeKeyAndVisible()
        navigator.start(restoring: session.stateRestorationActivity)
        open(options.urlContexts.map(\.url) + options.userActivities.compactMap(\.webpageURL))
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { open(contexts.map(\.url)) }

    func scene(_ scene: UIScene, continue activity: NSUserActivity) { open([activity.webpageURL].compactMap { $0 }) }

    private func open(_ links: [URL]) {
        for link in links { navigator.open(link) }
    }
}
