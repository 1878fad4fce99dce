import Foundation

/// A visit that is to begin.
package struct VisitRequest: Equatable, Sendable {
    package let screen: WebViewPlacement.ScreenID
    package let location: URL
    package let options: VisitOptions
    /// Turbo's name for the page's place in the history; nil for a page that is new on its screen.
    var restorationIdentifier: String?
    /// Whether the whole document is loaded, even if Turbo could visit.
    package var isReload = false
    /// Whether the page asked for it, for itself.
    var isRefresh = false
    /// Whether Turbo's request failed without a reason, and the engine requests the same page: the server may redirect to
    /// another site, which Turbo can't follow.
    package internal(set) var isProbe = false
    /// Why the page can't be loaded; the visit then ends with it, and nothing is requested.
    var failure: VisitFailure?

    package init(_ screen: WebViewPlacement.ScreenID, _ location: URL, _ options: VisitOptions = VisitOptions()) {
        self.screen = screen
        self.location = location
        self.options = options
    }
}
