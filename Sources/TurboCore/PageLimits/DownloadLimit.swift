import Foundation

/// Limits the downloads of a page. A download is blocked while there is another one, and after that until the page has
/// made no attempt for a while.
package struct DownloadLimit: Sendable {
    /// The number of seconds without an attempt that must pass after a blocked one.
    package static let cooldown: TimeInterval = 3

    private var lastBlock: Date?

    package init() {}

    /// - Parameter isBusy: whether a file is being downloaded or offered.
    package mutating func allows(isBusy: Bool, at time: Date) -> Bool {
        let isCoolingDown = lastBlock.map { time.timeIntervalSince($0) < Self.cooldown } ?? false
        guard isBusy || isCoolingDown else { return true }
        lastBlock = time
        return false
    }
}
