import TurboNavigator
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private let home = URL(string: "http://127.0.0.1:40999/")!
    private lazy var navigator = TurboNavigator(delegate: self)

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = navigator.rootViewController
        window?.makeKeyAndVisible()
        navigator.route(home)
    }
}

extension SceneDelegate: TurboNavigationDelegate {
    func controller(_ controller: VisitableViewController, forProposal proposal: VisitProposal) -> UIViewController? {
        WelcomeViewController(url: proposal.url)
    }
}
