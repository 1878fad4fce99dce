import TurboNavigator
import UIKit

/// The demo as an app with tabs, with the same server.
extension DemoSceneDelegate {
    /// Switches between tabs and the single stack.
    func toggleTabs() {
        if tabs == nil { showTabs() } else { showStack() }
    }

    /// - Parameter activity: the activity of the previous run; nil for the tabs' first pages.
    func showTabs(restoring activity: NSUserActivity? = nil) {
        let tabs = TurboTabBarController(delegate: self, pathConfiguration: rules)
        self.tabs = tabs
        window?.rootViewController = tabs
        tabs.load(
            [
                tab("screens", "Screens", "house", path: ""),
                tab("resources", "Resources", "list.bullet", path: "resources", loading: .eager),
                tab("numbers", "Numbers", "star", path: "numbers"),
            ], restoring: activity)
        tabs.setBadge("9", for: "numbers")
    }

    private func showStack() {
        tabs = nil
        navigator = stack
        window?.rootViewController = stack?.rootViewController
        if let stack, !stack.hasStarted { stack.start() }
    }

    private func tab(
        _ id: String, _ title: String, _ symbol: String, path: String, loading: TabLoading = .lazy
    ) -> TurboTab {
        TurboTab(
            id: id, title: title, image: UIImage(systemName: symbol),
            url: path.isEmpty ? DemoServer.url : DemoServer.url.appendingPathComponent(path), loading: loading)
    }
}
