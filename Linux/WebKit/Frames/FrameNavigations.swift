internal import UIKit

/// The navigations that frames have announced, until the engine asks for their policy.
@MainActor
struct FrameNavigations {
    private var announcements: [FrameAnnouncement] = []
    // Announcement and question take the same way and follow each other within milliseconds.
    private let lifetime = Duration.seconds(1)
    // More is a page that floods us.
    private let limit = 200

    mutating func announce(_ announcement: FrameAnnouncement) {
        removeOld()
        announcements = announcements.suffix(limit - 1) + [announcement]
    }

    /// What a frame has said of this navigation; nil if no frame has announced it.
    mutating func take(_ url: URL?, _ type: WKNavigationType) -> FrameAnnouncement? {
        removeOld()
        guard let url else { return nil }
        let fitting = announcements.filter { $0.announces(url, type) }
        guard let best = fitting.first(where: { $0.source == .event }) ?? fitting.last else { return nil }
        // One navigation may be announced more than once.
        announcements.removeAll { $0.announces(url, type) && $0.isTop == best.isTop }
        return best
    }

    /// A new page has come: what the former one has announced for later will not happen.
    mutating func pageChanged() {
        announcements.removeAll { $0.source == .refresh }
    }

    private mutating func removeOld() {
        announcements.removeAll { $0.source != .refresh && $0.time.duration(to: .now) > lifetime }
    }
}
