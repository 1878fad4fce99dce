// README.md and docs/getting-started.md

import TurboNavigator
import UIKit

enum Server {
    static let home = URL(string: "http://localhost:3000/")!
    static let rules = home.appendingPathComponent("configurations/ios_v1.json")
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let navigator = TurboNavigator(pathConfiguration: PathConfiguration(sources: [.server(Server.rules)]))

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = navigator.rootViewController
        window?.makeKeyAndVisible()
        navigator.route(Server.home)
    }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

extension SceneDelegate: TurboNavigationDelegate {
    func handle(proposal: VisitProposal, from navigator: TurboNavigator) -> ProposalResult {
        switch proposal.properties.viewController {
        case "numbers": .acceptCustom(NumbersViewController(url: proposal.url))
        case "sign_out": .reject
        default: .accept
        }
    }
}

final class NumbersViewController: UIViewController {
    convenience init(url: URL) {
        self.init()
        title = url.path
    }
}

func sampleURL(_ path: String) -> URL {
    URL(string: path, relativeTo: URL(string: "https://example.com"))?.absoluteURL ?? URL(fileURLWithPath: "/")
}
