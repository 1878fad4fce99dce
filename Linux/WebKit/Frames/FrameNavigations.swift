internal import UIKit

/// The navigations that frames have announced, until WebKitGTK requests a policy.
@MainActor
struct FrameNavigations {
    private var announcements: [FrameAnnouncement] = []
    // The announcement and WebKitGTK's question use the same connection and are milliseconds apart.
    private let lifetime = Duration.seconds(1)
    // The limit for a page that floods the app with announcements.
    private let limit = 200

    mutating func announce(_ announcement: FrameAnnouncement) {
        removeOld()
        announcements = announcements.suffix(limit - 1) + [announcement]
    }

    /// Returns and removes the announcement of a navigation; nil if no frame has announced it.
    mutating func remove(_ url: URL?, _ type: WKNavigationType) -> FrameAnnouncement? {
        removeOld()
        guard let url else { return nil }
        let fitting = announcements.filter { $0.announces(url, type) }
        guard let best = fitting.first(where: { $0.source == .event }) ?? fitting.last else { return nil }
        // A navigation may be announced more than once.
        announcements.removeAll { $0.announces(url, type) && $0.isTop == best.isTop }
        return best
    }

    /// Discards the refreshes (`<meta http-equiv=refresh>`) that the previous page announced, which can no longer happen.
    mutating func pageChanged() {
        announcements.removeAll { $0.source == .refresh }
    }

    private mutating func removeOld() {
        announcements.removeAll { $0.source != .refresh && $0.time.duration(to: .now) > lifetime }
    }
}
