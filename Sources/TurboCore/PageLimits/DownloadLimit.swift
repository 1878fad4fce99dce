import Foundation

/// Limits the downloads of a page. A download is blocked while there are too many others, and after that until the page
/// has made no attempt for a while.
package struct DownloadLimit: Sendable {
    /// The cause of a download.
    package enum Cause: Equatable, Sendable {
        /// A visit led to the file.
        case visit
        /// The user tapped a link to the file.
        case tap
        /// The page started it by itself.
        case page

        /// The number of downloads that may run at once.
        var maximum: Int { self == .page ? 1 : DownloadLimit.maximum }
    }

    /// The number of a page's downloads that may run at once.
    package static let maximum = 4

    /// The number of seconds without an attempt that must pass after a blocked one.
    package static let cooldown: TimeInterval = 3

    private var lastBlock: Date?

    package init() {}

    /// - Parameters:
    ///   - running: the number of files that are being downloaded, or wait until they are opened.
    ///   - isOffered: whether a file is offered to the user, who can't tap anything else then.
    package mutating func allows(_ cause: Cause, running: Int, isOffered: Bool, at time: Date) -> Bool {
        let isCoolingDown = lastBlock.map { time.timeIntervalSince($0) < Self.cooldown } ?? false
        guard isOffered || running >= cause.maximum || isCoolingDown else { return true }
        lastBlock = time
        return false
    }
}
