internal import TurboCore

/// The web view of a stack: the screen that it shows, and the screens whose snapshots Turbo has deleted.
package struct SimulatedWebView: Sendable, Equatable {
    /// The screen whose page is shown; nil before the first page, which is a cold boot.
    var shown: Screen.ID?
    /// The screens whose snapshots were deleted after a form. Returning to them costs a request.
    var stale: Set<Screen.ID> = []
    /// Whether a form in the other web view may have changed the page that is shown. It isn't cached when the user leaves
    /// it.
    var isOutdated = false

    var isCold: Bool { shown == nil }
}

extension Simulator {
    func isCold(_ stack: NavigationState.Stack) -> Bool { webViews[stack]?.isCold ?? true }

    /// Shows the screen of a load in the web view of its stack.
    mutating func show(_ load: PageLoad) {
        var webView = webViews[load.stack] ?? SimulatedWebView()
        if webView.isOutdated, let former = webView.shown { webView.stale.insert(former) }
        webView.isOutdated = false
        webView.shown = load.screenID
        webView.stale.remove(load.screenID)
        webViews[load.stack] = webView
    }

    /// Returns the requests of screens that were revealed without a load: none, or their page if it has no snapshot
    /// anymore.
    mutating func restore() -> [String] {
        var requests: [String] = []
        for stack in [NavigationState.Stack.main, .modal] {
            guard let top = state[stack].last, top.kind == .web, !isCold(stack), webViews[stack]?.shown != top.id else {
                continue
            }
            let url = top.pageURL
            if webViews[stack]?.stale.remove(top.id) != nil, let url {
                requests.append("GET \(SimulationNames.path(url))")
            }
            webViews[stack]?.shown = top.id
            webViews[stack]?.isOutdated = false
        }
        return requests
    }

    /// Called after a form, which may have changed the content of pages: Turbo deletes all snapshots, also those of the
    /// other web view.
    mutating func forgetSnapshots() {
        for stack in [NavigationState.Stack.main, .modal] {
            let shown = webViews[stack]?.shown
            webViews[stack]?.stale = Set(state[stack].map(\.id).filter { $0 != shown })
            if (stack == .modal) != state.isModalPresented { webViews[stack]?.isOutdated = true }
        }
    }
}
