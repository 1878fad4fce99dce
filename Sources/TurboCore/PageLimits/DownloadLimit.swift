import Foundation

/// Limits the downloads of a page. A download is blocked while there is another one, and after that until the page has made no
/// attempt for a while.
package struct DownloadLimit: Sendable {
    /// The number of seconds without an attempt that must pass after a blocked one.
    package static let rest: TimeInterval = 3

    private var lastRefusal: Date?

    package init() {}

    /// - Parameter isBusy: whether a file is being downloaded or offered.
    package mutating func allows(isBusy: Bool, at time: Date) -> Bool {
        let isResting = lastRefusal.map { time.timeIntervalSince($0) < Self.rest } ?? false
        guard isBusy || isResting else { return true }
        lastRefusal = time
        return false
    }
}
