internal import UIKit

/// The navigations that frames have announced, until the engine asks for their policy.
@MainActor
struct FrameNavigations {
    private struct Announcement {
        let url: URL
        let isTop: Bool
        let time: ContinuousClock.Instant
    }

    private var announcements: [Announcement] = []
    // Report and question take the same way and follow each other within milliseconds.
    private let lifetime = Duration.seconds(1)

    mutating func announce(_ url: URL, isTop: Bool) {
        removeOld()
        announcements.append(Announcement(url: url, isTop: isTop, time: .now))
    }

    /// Whether the main frame has announced this navigation; nil if no frame has.
    mutating func take(_ url: URL?) -> Bool? {
        removeOld()
        guard let index = announcements.firstIndex(where: { $0.url == url }) else { return nil }
        return announcements.remove(at: index).isTop
    }

    private mutating func removeOld() {
        announcements.removeAll { $0.time.duration(to: .now) > lifetime }
    }
}
