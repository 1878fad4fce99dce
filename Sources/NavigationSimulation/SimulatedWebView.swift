internal import TurboCore

/// What the web view of a stack shows, and of which screens Turbo keeps no snapshot any more.
package struct SimulatedWebView: Sendable, Equatable {
    /// The screen whose page it shows; nil before the first page, which is a cold boot.
    var shown: Screen.ID?
    /// Screens whose snapshots were forgotten with a form. To come back to them costs a request.
    var stale: Set<Screen.ID> = []

    var isCold: Bool { shown == nil }
}

extension Simulator {
    func isCold(_ stack: NavigationState.Stack) -> Bool { webViews[stack]?.isCold ?? true }

    /// The web view of a load's stack shows its screen.
    mutating func show(_ load: PageLoad) {
        webViews[load.stack, default: SimulatedWebView()].shown = load.screen
        webViews[load.stack]?.stale.remove(load.screen)
    }

    /// What the screens request that came to light without a load: nothing, or their page where no snapshot is left.
    mutating func restore() -> [String] {
        var requests: [String] = []
        for stack in [NavigationState.Stack.main, .modal] {
            guard let top = state[stack].last, top.kind == .web, !isCold(stack), webViews[stack]?.shown != top.id else {
                continue
            }
            let url = top.currentURL ?? top.redirectedURL ?? top.routedURL
            if webViews[stack]?.stale.remove(top.id) != nil, let url {
                requests.append("GET \(SimulationNames.path(url))")
            }
            webViews[stack]?.shown = top.id
        }
        return requests
    }

    /// A form may have changed what pages show: Turbo forgets all snapshots, those of the other web view too.
    mutating func forgetSnapshots() {
        for stack in [NavigationState.Stack.main, .modal] {
            let shown = webViews[stack]?.shown
            webViews[stack]?.stale = Set(state[stack].map(\.id).filter { $0 != shown })
        }
    }
}
