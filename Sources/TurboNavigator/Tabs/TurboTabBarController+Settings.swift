import TurboCore
import UIKit

/// Tabs from the setting `tabs` of the path configuration.
extension TurboTabBarController {
    /// Shows the tabs of the setting `tabs`, with the stacks and the selection of the app's previous run.
    ///
    ///     let tabs = TurboTabBarController(pathConfiguration: configuration)
    ///     tabs.loadTabs(at: home)
    ///
    /// When the setting changes, for example because the server has sent it, the bar follows. A tab with the same
    /// identifier and path keeps its screens. A change that would take away a tab with screens waits for the app's next
    /// start.
    ///
    /// - Parameters:
    ///   - home: a URL of the app's site. The tab whose first page has this URL is selected, or else the first one.
    ///   - activity: the activity of the previous run; none by default. See ``stateRestorationActivity``.
    public func loadTabs(at home: URL, restoring activity: NSUserActivity? = nil) {
        guard let configuration = pathConfiguration else { return }
        var shown = configuration.tabs
        let tabs = turboTabs(shown, at: home)
        let page = PageIdentity(home)
        load(
            tabs,
            selecting: tabNavigators.restore(activity, for: tabs)
                ?? tabs.first { PageIdentity($0.url).isSame(as: page) }?.id)
        follower?.cancel()
        // The states end with the configuration.
        follower = Task { [weak self, weak configuration, states = configuration.loadStates] in
            for await _ in states {
                guard let self, let tabs = configuration?.tabs else { return }
                let changed = self.turboTabs(tabs, at: home)
                guard tabs != shown, self.keepsScreens(with: changed) else { continue }
                shown = tabs
                self.load(changed)
            }
        }
    }

    private func turboTabs(_ tabs: [ConfiguredTab], at home: URL) -> [TurboTab] {
        tabs.filter(\.isVisible).compactMap { tab in
            tab.url(at: home).map { url in
                TurboTab(
                    id: tab.id, title: tab.title, image: tab.symbol.flatMap(UIImage.symbol), url: url,
                    isSearch: tab.isSearch, badgeURL: tab.badgeURL(at: home))
            }
        }
    }

    private func keepsScreens(with tabs: [TurboTab]) -> Bool {
        !tabs.isEmpty
            && tabNavigators.navigatorTabs.allSatisfy { former in
                !former.hasStarted || tabs.contains(where: former.tab.isSame)
            }
    }
}
