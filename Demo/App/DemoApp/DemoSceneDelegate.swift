import TurboNavigator
import UIKit

/// Shows the demo server's pages, and one native screen.
public final class DemoSceneDelegate: UIResponder, UIWindowSceneDelegate {
    public var window: UIWindow?
    /// The navigator with the last proposal.
    public var navigator: TurboNavigator?
    /// The navigator of the single stack.
    var stack: TurboNavigator?
    /// The tabs, while they are shown.
    public internal(set) var tabs: TurboTabBarController?
    var rules: PathConfiguration?
    /// The sign-in request whose pages wait until the user has signed in.
    private var signIn: SignInRequest?

    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        BridgeComponents.register(.standard)
        let server = DemoServer.url
        let configuration = PathConfiguration(
            sources: [.server(server.appendingPathComponent("configurations/ios_v1.json"))])
        let navigator = TurboNavigator(delegate: self, pathConfiguration: configuration, startLocation: server)
        (self.navigator, stack, rules) = (navigator, navigator, configuration)

        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = navigator.rootViewController
        window.makeKeyAndVisible()
        self.window = window
        let activity = session.stateRestorationActivity
        if activity?.userInfo?[Self.tabsKey] as? Bool == true {
            showTabs(restoring: activity)
        } else {
            navigator.start(restoring: activity)
        }
        open(connectionOptions.urlContexts.map(\.url) + connectionOptions.userActivities.compactMap(\.webpageURL))
    }

    /// The demo's own entry in the activity.
    private static let tabsKey = "showsTabs"

    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = tabs?.stateRestorationActivity ?? stack?.stateRestorationActivity
        activity?.addUserInfoEntries(from: [Self.tabsKey: tabs != nil])
        return activity
    }

    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        open(URLContexts.map(\.url))
    }

    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        if let page = userActivity.webpageURL { open([page]) }
    }

    /// Opens links to the app, and the page that the user opened in a new window, over the first page.
    private func open(_ urls: [URL]) {
        for url in urls {
            if let tabs { tabs.open(url) } else { navigator?.open(url) }
        }
    }
}

extension DemoSceneDelegate: TurboNavigationDelegate {
    public func handle(proposal: VisitProposal, from navigator: TurboNavigator) -> ProposalResult {
        // A hidden tab may be loading too.
        if tabs == nil || tabs?.activeNavigator === navigator { self.navigator = navigator }
        if proposal.context == .modal {
            let modal = navigator.modalNavigationController
            modal.modalPresentationStyle = proposal.modalPresentationStyle
            modal.isNavigationBarHidden = proposal.isModalNavigationBarHidden
        }
        switch proposal.properties.viewController {
        case "numbers":
            let numbers = NumbersViewController(url: proposal.url) { [weak navigator] number in
                navigator?.route(DemoServer.url.appendingPathComponent("long/\(number)"))
            }
            return .acceptCustom(numbers)
        case "tabs":
            toggleTabs()
            return .reject
        default:
            return .accept
        }
    }

    /// Presents the sign-in form over the page that requires it. After signing in, the server redirects to that page,
    /// which ends the request.
    public func signInIsNeeded(_ request: SignInRequest, from navigator: TurboNavigator) {
        signIn = request
        navigator.route(DemoServer.url.appendingPathComponent("session/new"))
    }

    public func modalDidDismiss(_ reason: ModalDismissalReason, from navigator: TurboNavigator) {
        if reason != .navigation { signIn?.cancel() }
        signIn = nil
    }
}

/// The demo's own properties for the style of its modal.
extension VisitProposal {
    var modalPresentationStyle: UIModalPresentationStyle {
        properties["modalPresentationStyle"] as? String == "full_screen" ? .fullScreen : .automatic
    }

    var isModalNavigationBarHidden: Bool {
        properties["isModalNavigationBarHidden"] as? Bool ?? false
    }
}
