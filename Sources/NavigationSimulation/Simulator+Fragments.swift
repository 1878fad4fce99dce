internal import Foundation
internal import TurboCore

/// Links to a part of the page that is shown.
extension Simulator {
    /// Returns the screen whose page differs from a URL only in its fragment; nil if Turbo proposes a visit to the URL.
    func screenToScroll(to url: URL) -> Screen? {
        let stack: NavigationState.Stack = state.isModalPresented ? .modal : .main
        guard let top = state[stack].last, top.kind == .web, !isCold(stack), let page = top.pageURL,
            let fragment = Self.fragment(of: url), fragment != Self.fragment(of: page),
            PageIdentity(url).isSame(as: PageIdentity(page))
        else { return nil }
        return top
    }

    mutating func scroll(_ screen: Screen, to url: URL) -> SimulationResult {
        state = state.changing(screen.id) { $0.currentURL = url }
        return SimulationResult(reason: "only the fragment differs: the page scrolls")
    }

    /// The fragment, which is empty for `href="#"`; nil for a URL without one.
    private static func fragment(of url: URL) -> Substring? {
        url.absoluteString.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).dropFirst().first
    }
}
