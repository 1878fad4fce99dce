import TurboCore

/// Releasing the web views of hidden tabs. ``TabRelease`` decides.
extension TabNavigators {
    package func webProcessWillStart() {
        guard let limit = TurboConfig.shared.maximumWebProcessCount else { return }
        for id in release.releases(navigatorTabs.map(releasable), limit: limit) {
            navigatorTab(id)?.navigator?.releaseWebViews()
        }
    }

    private func releasable(_ navigatorTab: NavigatorTab) -> TabRelease.Tab {
        let isSelected = navigatorTab === selectedTab
        let navigator = navigatorTab.navigator
        // A selected tab starts the process of its first page soon.
        let processes = max(navigator?.webProcessCount ?? 0, isSelected ? 1 : 0)
        return TabRelease.Tab(
            id: navigatorTab.tab.id, processes: processes, isKept: isSelected || navigator?.needsItsPages == true)
    }
}

extension TurboNavigator {
    /// The number of web processes that the navigator uses.
    fileprivate var webProcessCount: Int { sessions.count(where: \.visits.usesWebProcess) }

    /// Whether the pages can't be loaded again without a loss or an interruption.
    fileprivate var needsItsPages: Bool {
        isBusy || isDownloading || currentState().isModalPresented
            || performer.inputGuard.allPages.contains { $0.input != .none }
    }

    fileprivate func releaseWebViews() {
        for session in sessions where session.visits.usesWebProcess { session.page.releaseWebView() }
    }
}
