import Foundation

/// Deep links that follow each other faster than a user reads. The page of each one replaces that of the one before, so
/// that another app can't fill the stacks.
package struct LinkSeries: Equatable, Sendable {
    /// A link within this number of seconds after the last one belongs to a series.
    static let interval: TimeInterval = 2

    private var lastLink: Date?
    /// The number of screens on each stack before the first link of the series.
    private var former: [Navigation.Context: Int] = [:]

    package init() {}

    /// Returns the action of a link.
    ///
    /// - Parameters:
    ///   - stack: the stack that the link's page belongs to.
    ///   - counts: the number of screens on each stack.
    package mutating func action(
        at time: Date, on stack: Navigation.Context, over counts: [Navigation.Context: Int]
    ) -> VisitAction {
        let isOneOfASeries = lastLink.map { time.timeIntervalSince($0) < Self.interval } ?? false
        lastLink = time
        if !isOneOfASeries { former = counts }
        // A screen that was there before the series, or that the user has returned to, stays.
        return counts[stack, default: 0] > former[stack, default: 0] ? .replace : .advance
    }
}
