import Foundation

/// Tracks the user's taps in pages, so that without a tap, a page can open neither another app nor a second browser.
package struct PageTaps: Sendable {
    /// A link followed within this number of seconds after a tap counts as tapped.
    package static let tapLifetime: TimeInterval = 1
    /// A script may start several downloads within this number of seconds after a tap.
    package static let scriptLifetime: TimeInterval = 10
    /// A file that arrives within this number of seconds after a tap is opened at once.
    static let openingLifetime: TimeInterval = 1.5
    /// The number of seconds that the context menu of a link may be open.
    package static let menuTapLifetime: TimeInterval = 30
    /// The maximum number of requests to remember. A page that makes more at once is in a loop.
    static let maximumRequests = 20

    /// A page's request for another page of the app, which the server may redirect out of the app.
    package struct Request: Equatable, Sendable {
        /// Whether a tap caused it.
        package let isTapped: Bool
        /// Whether there was a tap since an external URL was last opened.
        package let isFresh: Bool

        /// A request of the app itself.
        static let native = Request(isTapped: true, isFresh: true)
    }

    /// The number of taps so far. What a page may do once until the next tap is compared with it.
    package private(set) var count = 0
    private var expiry = Date.distantPast
    /// The owner of the page that was tapped last.
    private var tapped: ObjectIdentifier?
    private var lastTap = Date.distantPast
    /// When the user last asked for something: with a tap in a page, or what the app has routed itself.
    private var lastRequest = Date.distantPast
    /// Whether there was a tap since an external URL was last opened.
    private var isFresh = false
    /// Whether the last tap has neither opened a URL outside the app nor led to another page.
    private var isUnused = false
    private var requests: [(url: URL, request: Request)] = []

    package init() {}

    /// Registers a tap in a page.
    ///
    /// - Parameter owner: identifies the page. Another one, such as one below a modal, can't use the tap.
    package mutating func registerTap(
        for seconds: TimeInterval = tapLifetime, by owner: ObjectIdentifier? = nil, at time: Date = Date()
    ) {
        let end = time.addingTimeInterval(seconds)
        expiry = tapped == owner ? max(expiry, end) : end
        tapped = owner
        (lastTap, lastRequest) = (time, time)
        (isFresh, isUnused) = (true, true)
        count += 1
    }

    /// Returns whether a link that is followed now was tapped. A tap counts once.
    ///
    /// - Parameter owner: identifies the page of the link.
    package mutating func consumeTap(by owner: ObjectIdentifier? = nil, at time: Date = Date()) -> Bool {
        guard tapped == owner else { return false }
        defer { expiry = .distantPast }
        return time < expiry
    }

    /// Returns whether a script may still act on the last tap, although it isn't the tap's own effect.
    ///
    /// - Parameter owner: identifies the page of the script.
    package func mayScriptDownload(by owner: ObjectIdentifier? = nil, at time: Date = Date()) -> Bool {
        tapped == owner && time.timeIntervalSince(lastTap) < Self.scriptLifetime
    }

    /// Returns whether a script may still open a browser or another app for the last tap, as after the answer to a form:
    /// in the page that was tapped, and once.
    ///
    /// - Parameter owner: identifies the page of the script.
    package func mayScriptOpen(by owner: ObjectIdentifier? = nil, at time: Date = Date()) -> Bool {
        isUnused && mayScriptDownload(by: owner, at: time)
    }

    /// Called when a page is about to be replaced. The next one may not act on its taps.
    package mutating func pageWillChange(of owner: ObjectIdentifier? = nil) {
        if tapped == owner { isUnused = false }
    }

    /// Called when the app routes a URL itself, such as that of a notification.
    package mutating func registerRouting(at time: Date = Date()) { lastRequest = time }

    /// Returns whether the user still waits for what was last asked for.
    package func isRecent(at time: Date = Date()) -> Bool {
        time.timeIntervalSince(lastRequest) < Self.openingLifetime
    }

    /// Registers a page's request for another page of the app. A tap counts for one request.
    package mutating func registerProposal(of url: URL, by owner: ObjectIdentifier? = nil, at time: Date = Date()) {
        let request = Request(isTapped: consumeTap(by: owner, at: time), isFresh: isFresh)
        pageWillChange(of: owner)
        requests.removeAll { $0.url == url }
        requests = requests.suffix(Self.maximumRequests - 1) + [(url, request)]
    }

    /// Returns how a page of the app was requested. A page's request counts once; without one, the app made it.
    package mutating func consumeProposal(_ url: URL) -> Request {
        guard let index = requests.firstIndex(where: { $0.url == url }) else { return .native }
        return requests.remove(at: index).request
    }

    /// Called when an external URL is opened outside the app.
    package mutating func registerOpening() {
        (isFresh, isUnused) = (false, false)
    }
}
