import Foundation

/// The time limits of a session's visits, and of the check of its page. nil means no limit.
public struct VisitDeadlines: Equatable, Sendable {
    /// Seconds from any event of the visit to the next. The default is 60, as for a `URLRequest`.
    public var response: TimeInterval?
    /// Seconds from the end of loading a document until Turbo has started in it. The default is 10.
    public var turbo: TimeInterval?
    /// Seconds that a page has to respond when the app returns to the foreground, or when it delays a visit. A page
    /// that doesn't is loaded again, or the page of the visit instead; if it has unsaved input, the navigator asks the
    /// user first. The default is 5; with nil, pages aren't checked.
    public var check: TimeInterval?
    /// Seconds in which a page's requests of one URL are counted: see ``RepeatLimit``.
    package var repeats = RepeatLimit.period

    /// - Parameters:
    ///   - response: seconds from any event of the visit to the next; 60 by default, nil for no limit.
    ///   - turbo: seconds from the end of loading a document until Turbo has started in it; 10 by default, nil for no
    ///     limit.
    ///   - check: seconds that a page has to respond when the app returns to the foreground or a visit is slow; 5 by
    ///     default, nil not to check.
    public init(response: TimeInterval? = 60, turbo: TimeInterval? = 10, check: TimeInterval? = 5) {
        self.response = response
        self.turbo = turbo
        self.check = check
    }
}
