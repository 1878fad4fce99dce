import Foundation

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
