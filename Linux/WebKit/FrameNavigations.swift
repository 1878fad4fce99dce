internal import UIKit

/// The navigations that frames have announced, until the engine asks for their policy.
@MainActor
struct FrameNavigations {
    struct Announcement {
        let url: URL
        let isTop: Bool
        /// Whether the link has the attribute `download`.
        let isDownload: Bool
        fileprivate let time = ContinuousClock.now
    }

    private var announcements: [Announcement] = []
    // Report and question take the same way and follow each other within milliseconds.
    private let lifetime = Duration.seconds(1)

    mutating func announce(_ announcement: Announcement) {
        removeOld()
        announcements.append(announcement)
    }

    /// What a frame has said of this navigation; nil if no frame has announced it.
    mutating func take(_ url: URL?) -> Announcement? {
        removeOld()
        guard let index = announcements.firstIndex(where: { $0.url == url }) else { return nil }
        return announcements.remove(at: index)
    }

    private mutating func removeOld() {
        announcements.removeAll { $0.time.duration(to: .now) > lifetime }
    }
}
