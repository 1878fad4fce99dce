import TurboNavigator
import UIKit

/// Shows the demo server's pages, and one native screen among them.
public final class DemoSceneDelegate: UIResponder, UIWindowSceneDelegate {
    public var window: UIWindow?
    public var navigator: TurboNavigator?

    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        BridgeComponents.register([FormComponent.self, MenuComponent.self, OverflowMenuComponent.self])
        let server = DemoServer.url
        let configuration = PathConfiguration(
            sources: [.server(server.appendingPathComponent("configurations/ios_v1.json"))])
        let navigator = TurboNavigator(delegate: self, pathConfiguration: configuration)
        self.navigator = navigator

        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = navigator.rootViewController
        window.makeKeyAndVisible()
        self.window = window
        navigator.route(server)
    }
}

extension DemoSceneDelegate: TurboNavigationDelegate {
    public func controller(
        _ controller: VisitableViewController, forProposal proposal: VisitProposal
    ) -> UIViewController? {
        if proposal.context == .modal, let modal = navigator?.modalNavigationController {
            modal.modalPresentationStyle = proposal.modalPresentationStyle
            modal.isNavigationBarHidden = proposal.isModalNavigationBarHidden
        }
        return switch proposal.properties.viewController {
        case "numbers": NumbersViewController(url: proposal.url)
        default: controller
        }
    }

    /// The server answers 401 to who has not signed in. The form comes over the failed page, which is shown afresh when
    /// the form succeeds.
    public func visitableDidFailRequest(
        _ visitable: any Visitable, error: any Error, retry: @escaping @MainActor () -> Void
    ) {
        showError(error, on: visitable, retry: retry)
        guard let error = error as? TurboError, error == .http(statusCode: 401) else { return }
        navigator?.route(DemoServer.url.appendingPathComponent("session/new"))
    }
}
