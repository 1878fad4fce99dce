import Foundation

/// The three URLs of a screen. They differ if, for example, a route leads to `/follow`, the server redirects to
/// `/posts`, and the page changes that to `/posts?page=2` with `pushState`.
public struct VisitableURLs: Equatable, Sendable {
    /// The URL that was routed.
    public let routed: URL
    /// The URL that the server redirected to; nil if it did not.
    public var redirected: URL?
    /// The current URL of the page, or its URL when the web view left the screen.
    public var current: URL

    package init(routed: URL) {
        self.routed = routed
        current = routed
    }
}
