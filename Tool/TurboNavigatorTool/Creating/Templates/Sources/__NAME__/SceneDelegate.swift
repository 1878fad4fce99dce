import TurboNavigator
import UIKit

/// Shows the site in a window.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    /// The tabs of the rules; nil if they have none.
    private let tabs = Site.tabs()
    private lazy var navigator = Site.navigator()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = tabs ?? navigator.rootViewController
        window?.makeKeyAndVisible()
        if let tabs {
            tabs.loadTabs(at: Site.home, restoring: session.stateRestorationActivity)
        } else {
            navigator.startLocation = Site.home
            navigator.start(restoring: session.stateRestorationActivity)
        }
        // Links to the app, and the page that the user opened in a new window.
        open(options.urlContexts.map(\.url) + options.userActivities.compactMap(\.webpageURL))
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { open(contexts.map(\.url)) }

    func scene(_ scene: UIScene, continue activity: NSUserActivity) {
        open([activity.webpageURL].compactMap { $0 })
    }

    private func open(_ links: [URL]) {
        for link in links {
            if let tabs { tabs.open(link) } else { navigator.open(link) }
        }
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        tabs?.stateRestorationActivity ?? navigator.stateRestorationActivity
    }
}
