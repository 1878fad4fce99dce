import TestSupport
import TurboNavigator
import TurboTestSupport
import UIKit
import WebKit

/// Tabs in a window, with a server and the log. A tab's identifier is the first part of its path.
@MainActor
final class TabApp {
    let server: TurboServer
    let log = LogEvents()
    let tabs: TurboTabBarController
    let window: UIWindow
    private let paths: [String]
    private let loading: [TabLoading]

    /// What is below `/mail` belongs to that tab, and what ends in `/new` is modal.
    private static let rules = """
        {"rules": [
          {"patterns": ["^/mail"], "properties": {"tab_id": "mail"}},
          {"patterns": ["/new$"], "properties": {"context": "modal"}}
        ]}
        """

    init(
        _ paths: [String], loading: [TabLoading] = [], width: CGFloat = 430,
        delegate: (any TurboNavigationDelegate)? = nil, tabs: TurboTabBarController? = nil
    ) throws {
        server = try TurboServer()
        for path in paths + ["/a", "/b", "/new", "/mail/1"] { server.page(path) }
        self.paths = paths
        self.loading = loading
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 820))
        self.tabs =
            tabs
            ?? TurboTabBarController(
                delegate: delegate, pathConfiguration: PathConfiguration(sources: [.data(Data(Self.rules.utf8))]))
        window.rootViewController = self.tabs
        window.makeKeyAndVisible()
    }

    func loadTabs(selected: String? = nil) {
        let tabs = paths.enumerated().map { index, path in
            let id = String(path.dropFirst())
            return TurboTab(
                id: id, title: id.capitalized, image: UIImage(systemName: "house"), url: server.url(path),
                loading: loading.indices.contains(index) ? loading[index] : .lazy)
        }
        self.tabs.load(tabs, selecting: selected)
    }

    /// Loads the tabs, and waits for the page of the one that is seen.
    func load(selected: String? = nil, path: String = "/home") async throws {
        loadTabs(selected: selected)
        try await rendered(path)
    }

    func rendered(_ path: String) async throws {
        try await log.next(.rendered(server.url(path)))
        try await rest()
    }

    /// Routes a path in the tab that is seen, and waits for its page.
    func route(_ path: String) async throws {
        tabs.route(server.url(path))
        try await rendered(path)
    }

    func click(_ selector: String) async throws {
        try await tabs.activeNavigator?.activeWebView.click(selector)
    }

    /// Waits until no navigator does anything, and nothing moves.
    func rest() async throws {
        let navigators = tabs.navigators
        while !navigators.allSatisfy(\.isAtRest) { try await log.next(.atRest) }
        for navigator in navigators {
            await transitionEnd(of: navigator.navigationController)
            await transitionEnd(of: navigator.modalNavigationController)
        }
    }

    /// The paths of the main stack of the tab that is seen.
    var stack: String {
        (tabs.activeNavigator?.navigationController.viewControllers ?? [])
            .map { ($0 as? any Visitable)?.visitableURL?.path ?? "()" }.joined(separator: " ")
    }

    func close() {
        TurboLog.shared.sink = nil
        window.isHidden = true
        window.rootViewController = nil
    }
}
