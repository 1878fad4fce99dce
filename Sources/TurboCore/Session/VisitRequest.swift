import Foundation

/// A visit that the page makes on its own screen, without a proposal.
package enum InPageVisit: Sendable {
    /// The page is refreshed: by a broadcast, a stream or a script.
    case refresh
    /// A link, a form's redirect or a script leads to the URL that the page has already.
    case ownURL
}

/// The request to begin a visit.
package struct VisitRequest: Equatable, Sendable {
    package let screen: WebViewPlacement.VisitableID
    package let location: URL
    package let options: VisitOptions
    /// Turbo's identifier of the page's history entry; nil for a page that is new on its screen.
    var restorationIdentifier: String?
    /// Whether the whole document is loaded, even if Turbo could make the visit.
    package var isReload = false
    /// The reason why the visit stays in the page, on its screen; nil for an ordinary visit.
    var inPage: InPageVisit?
    /// Whether Turbo's request failed without a reason, and WebKit requests the same page to find it: the server may
    /// redirect to an external URL, which Turbo can't follow.
    package internal(set) var isProbe = false
    /// The reason why the page can't be loaded. The visit ends with it, and nothing is requested.
    var failure: VisitFailure?

    package init(_ screen: WebViewPlacement.VisitableID, _ location: URL, _ options: VisitOptions = VisitOptions()) {
        self.screen = screen
        self.location = location
        self.options = options
    }
}
