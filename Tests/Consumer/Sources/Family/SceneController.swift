import HotwireNative
import UIKit

final class SceneController: UIResponder {
    var window: UIWindow?

    private lazy var tabBarController = HotwireTabBarController(navigatorDelegate: self, lazyLoadTabs: true)

    /// Routes the page of a link such as family://numbers/2.
    private func open(_ contexts: Set<UIOpenURLContext>) {
        for url in contexts.map(\.url) {
            tabBarController.activeNavigator.route(Family.home.appendingPathComponent("\(url.host ?? "")\(url.path)"))
        }
    }

    private func promptForAuthentication() {
        tabBarController.activeNavigator.pop(animated: false)
        tabBarController.activeNavigator.route(Family.home.appendingPathComponent("session/new"))
    }
}

extension SceneController: UIWindowSceneDelegate {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = tabBarController
        window?.makeKeyAndVisible()
        tabBarController.load(Family.tabs)
        open(connectionOptions.urlContexts)
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        open(URLContexts)
    }
}

extension SceneController: NavigatorDelegate {
    func handle(proposal: VisitProposal, from navigator: Navigator) -> ProposalResult {
        switch proposal.viewController {
        case NumbersViewController.pathConfigurationIdentifier:
            return .acceptCustom(NumbersViewController(url: proposal.url, navigator: navigator))
        default:
            return .accept
        }
    }

    func visitableDidFailRequest(_ visitable: any Visitable, error: HotwireNativeError, retryHandler: RetryBlock?) {
        switch error {
        case .http(.client(.unauthorized)):
            promptForAuthentication()
        default:
            if let errorPresenter = visitable as? ErrorPresenter {
                errorPresenter.presentError(error) {
                    retryHandler?()
                }
            }
        }
    }
}
