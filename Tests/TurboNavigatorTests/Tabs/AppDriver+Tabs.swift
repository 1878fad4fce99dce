import TurboNavigator
import TurboTestSupport
import UIKit

/// An app with tabs. A tab's identifier is the first part of its path.
extension AppDriver {
    /// Pages below `/mail` belong to that tab, and pages that end in `/new` are modal.
    private static let tabRules = """
        {"rules": [
          {"patterns": ["^/mail"], "properties": {"tab_id": "mail"}},
          {"patterns": ["/new$"], "properties": {"context": "modal"}}
        ]}
        """

    static let tabPaths = ["/home", "/mail"]

    /// Shows a tab bar without tabs, on a site with their pages.
    static func withTabs(
        _ paths: [String] = tabPaths, delegate: (any TurboNavigationDelegate)? = nil,
        tabs: TurboTabBarController? = nil
    ) async throws -> AppDriver {
        let server = try TestServer(.turbo)
        for path in paths + ["/a", "/b", "/new", "/mail/1"] { server.page(path) }
        return try await AppDriver(server: server, waits: false) {
            let rules = PathConfiguration(sources: [.data(Data(tabRules.utf8))])
            return tabs ?? TurboTabBarController(delegate: delegate, pathConfiguration: rules)
        }
    }

    var tabs: TurboTabBarController {
        guard let tabs = window.rootViewController as? TurboTabBarController else {
            preconditionFailure("The app was started without tabs.")
        }
        return tabs
    }

    /// - Parameter loading: by tab; lazy by default.
    func loadTabs(_ paths: [String] = tabPaths, loading: [TabLoading] = [], selected: String? = nil) {
        let all = paths.enumerated().map { index, path in
            let id = String(path.dropFirst())
            return TurboTab(
                id: id, title: id.capitalized, image: UIImage(systemName: "house"), url: server.url(path),
                loading: loading.indices.contains(index) ? loading[index] : .lazy)
        }
        tabs.load(all, selecting: selected)
    }

    /// Loads the tabs, and waits for the page of the selected one, by default the first.
    func load(_ paths: [String] = tabPaths, selected: String? = nil) async throws {
        loadTabs(paths, selected: selected)
        try await arrived(selected.map { "/\($0)" } ?? paths[0])
    }
}
