import Foundation

/// The three URLs of a screen. They differ: a route leads to `/follow`, the server redirects to `/posts`, and the page
/// makes `/posts?page=2` of it with `pushState`.
public struct VisitableURLs: Equatable, Sendable {
    /// The URL that was routed.
    public let routed: URL
    /// The URL that the server redirected to; nil if it did not.
    public var redirected: URL?
    /// The URL that the page shows now, or showed when the web view left the screen.
    public var current: URL

    package init(routed: URL) {
        self.routed = routed
        current = routed
    }
}
