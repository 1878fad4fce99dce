import TurboNavigator
import UIKit

// Sources/TurboNavigator/Documentation.docc/Articles/ShowTabs.md

final class TabSceneDelegate: UIResponder, UIWindowSceneDelegate, TurboNavigationDelegate {
    private var tabs: TurboTabBarController?

    func show(in window: UIWindow, with configuration: PathConfiguration, home: URL, mail: URL) {
        let tabs = TurboTabBarController(delegate: self, pathConfiguration: configuration)
        tabs.load([
            TurboTab(id: "posts", title: "Posts", image: UIImage(systemName: "house"), url: home),
            TurboTab(id: "mail", title: "Mail", image: UIImage(systemName: "envelope"), url: mail, loading: .eager),
        ])
        window.rootViewController = tabs
        self.tabs = tabs
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        for context in contexts { tabs?.open(context.url) }
    }
}

@MainActor
func tabsFromTheRules(
    _ configuration: PathConfiguration, home: URL, delegate: any TurboNavigationDelegate
) -> TurboTabBarController {
    let tabs = TurboTabBarController(delegate: delegate, pathConfiguration: configuration)
    tabs.loadTabs(at: home)
    return tabs
}

@MainActor
func routeInTabs(_ tabs: TurboTabBarController, letterURL: URL, postURL: URL) {
    tabs.route(letterURL)
    tabs.navigator(for: "posts")?.route(postURL)
}

@MainActor
func selectTab(of tabs: TurboTabBarController) {
    tabs.selectedTabID = "mail"
    tabs.setBadge("3", for: "mail")
}

@MainActor
func searchTab(searchURL: URL) -> TurboTab {
    TurboTab(id: "search", title: "Search", url: searchURL, isSearch: true)
}

@MainActor
func addHelp(to tabs: TurboTabBarController) {
    final class HelpViewController: UIViewController {}
    if #available(iOS 18.0, *) {
        let help = UITab(title: "Help", image: UIImage(systemName: "questionmark"), identifier: "help") { _ in
            HelpViewController()
        }
        tabs.tabs.append(help)
    }
}
