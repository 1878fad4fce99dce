import Foundation

/// Limits the downloads that the pages of a session start. A download is blocked while there are too many others, and
/// after that until the page has made no attempt for a while.
package struct DownloadLimit: Sendable {
    /// The cause of a download.
    package enum Cause: Equatable, Sendable {
        /// A visit led to the file.
        case visit
        /// The user tapped a link to the file.
        case tap
        /// A script started it soon after a tap, such as for each of several files.
        case script
        /// The page started it by itself.
        case page

        /// The number of downloads that may run at once.
        var maximum: Int { self == .page ? 1 : DownloadLimit.maximum }

        /// Whether the user has asked for this file.
        package var isRequested: Bool {
            switch self {
            case .visit, .tap: true
            case .script, .page: false
            }
        }
    }

    /// The number of a session's downloads that may run at once.
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

/// The attempts to resume a download that lost its connection.
package struct DownloadRetry: Equatable, Sendable {
    /// The number of seconds before each attempt.
    static let delays: [TimeInterval] = [1, 2, 4, 8, 16]

    private var attempts = 0
    private var received: Int64 = 0

    package init() {}

    /// Returns the number of seconds after which to resume the download; nil after too many attempts in vain.
    ///
    /// - Parameter received: the number of bytes that have been received so far.
    package mutating func connectionLost(received: Int64) -> TimeInterval? {
        if received > self.received { attempts = 0 }
        self.received = received
        guard attempts < Self.delays.count else { return nil }
        attempts += 1
        return Self.delays[attempts - 1]
    }
}
