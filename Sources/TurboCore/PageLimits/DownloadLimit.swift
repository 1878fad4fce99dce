import Foundation

/// Keeps a page from offering one file after the other: a download is refused while there is another one, and then until
/// the page has made no attempt for a while.
package struct DownloadLimit: Sendable {
    /// Seconds without an attempt after one that was refused.
    package static let rest: TimeInterval = 3

    private var lastRefusal: Date?

    package init() {}

    /// - Parameter isBusy: whether a file is on its way or being offered.
    package mutating func allows(isBusy: Bool, at time: Date) -> Bool {
        let isResting = lastRefusal.map { time.timeIntervalSince($0) < Self.rest } ?? false
        guard isBusy || isResting else { return true }
        lastRefusal = time
        return false
    }
}
