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
        open(options.urlContexts.map(\.url) + options.userActivities.compactMap(\.webpageURL))
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { open(contexts.map(\.url)) }

    func scene(_ scene: UIScene, continue activity: NSUserActivity) {
        open([activity.webpageURL].compactMap { $0 })
    }

    private func open(_ links: [URL]) {
        for link in links { navigator.open(link) }
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { navigator.stateRestorationActivity }
}
