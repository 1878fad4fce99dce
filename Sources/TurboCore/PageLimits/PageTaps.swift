import Foundation

/// Tracks the user's taps in pages, so that without a tap, a page can open neither another app nor a second browser.
package struct PageTaps: Equatable, Sendable {
    /// A link followed within this number of seconds after a tap counts as tapped.
    package static let tapLifetime: TimeInterval = 1
    /// The number of seconds that the context menu of a link may be open.
    package static let menuTapLifetime: TimeInterval = 30
    /// The maximum number of URLs to remember. A page that requests more without a tap is in a loop.
    static let maximumUntappedURLs = 20

    private var expiry = Date.distantPast
    /// Whether there was a tap since an external URL was last opened.
    private var isFresh = false
    /// Pages of the app that were requested without such a tap.
    private var untappedURLs: [URL] = []

    package init() {}

    /// Registers a tap in a page.
    package mutating func registerTap(for seconds: TimeInterval, at time: Date) {
        expiry = max(expiry, time.addingTimeInterval(seconds))
        isFresh = true
    }

    /// Returns whether a link that is followed now was tapped. A tap counts once.
    package mutating func consumeTap(at time: Date) -> Bool {
        defer { expiry = .distantPast }
        return time < expiry
    }

    /// Registers a page's request for another page of the app, which the server may redirect to an external URL.
    package mutating func registerProposal(of url: URL) {
        expiry = .distantPast
        untappedURLs.removeAll { $0 == url }
        if !isFresh { untappedURLs = untappedURLs.suffix(Self.maximumUntappedURLs - 1) + [url] }
    }

    /// Returns whether a page of the app was requested without a tap. Each such page counts once.
    package mutating func consumeUntappedProposal(_ url: URL) -> Bool {
        guard let index = untappedURLs.firstIndex(of: url) else { return false }
        untappedURLs.remove(at: index)
        return true
    }

    /// Called when an external URL is opened outside the app.
    package mutating func registerOpening() {
        isFresh = false
    }
}
