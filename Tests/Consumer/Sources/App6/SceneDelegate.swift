import HotwireNative
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private let home = URL(string: "http://127.0.0.1:40999/")!
    private lazy var navigator = Navigator(configuration: .init(name: "main", startLocation: home), delegate: self)

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        window?.rootViewController = navigator.rootViewController
        navigator.start()
    }
}

extension SceneDelegate: NavigatorDelegate {
    func handle(proposal: VisitProposal, from navigator: Navigator) -> ProposalResult {
        .acceptCustom(WelcomeViewController(url: proposal.url))
    }
}
