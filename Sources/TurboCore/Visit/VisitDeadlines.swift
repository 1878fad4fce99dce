import Foundation

/// The time that a visit waits for its next event before it fails. nil means no limit.
public struct VisitDeadlines: Equatable, Sendable {
    /// Seconds from any event of the visit to the next. The default is 60, as for a `URLRequest`.
    public var response: TimeInterval?
    /// Seconds from the end of loading a document until Turbo has started in it. The default is 10.
    public var turbo: TimeInterval?

    /// - Parameters:
    ///   - response: seconds from any event of the visit to the next; 60 by default, nil for no limit.
    ///   - turbo: seconds from the end of loading a document until Turbo has started in it; 10 by default, nil for no limit.
    public init(response: TimeInterval? = 60, turbo: TimeInterval? = 10) {
        self.response = response
        self.turbo = turbo
    }
}
