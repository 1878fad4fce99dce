import Foundation

/// Limits the dialogs of a page. As in browsers: if a page opens one right after the last was closed, the user can
/// block further ones. Until another page is shown, this page can then open one only after a tap in it.
package struct DialogLimit: Equatable, Sendable {
    /// The decision about a dialog.
    package enum Verdict: Sendable {
        case show
        /// Shows the dialog with a button that blocks further ones.
        case showWithBlockButton
        /// Doesn't show the dialog, and completes it as if the user had cancelled.
        case block
    }

    /// A dialog within this number of seconds after the last one was dismissed belongs to a series.
    static let seriesInterval: TimeInterval = 3

    private var lastDismissal: Date?
    private var isBlocked = false

    package init() {}

    /// - Parameter isTapped: whether the user has just tapped the page. Used only if dialogs are blocked.
    package func verdict(at time: Date, isTapped: @autoclosure () -> Bool) -> Verdict {
        if isBlocked { return isTapped() ? .showWithBlockButton : .block }
        let isOneOfASeries = lastDismissal.map { time.timeIntervalSince($0) < Self.seriesInterval } ?? false
        return isOneOfASeries ? .showWithBlockButton : .show
    }

    /// Called when the user has dismissed a dialog.
    package mutating func registerDismissal(at time: Date) {
        lastDismissal = time
    }

    /// Blocks further dialogs of this page, except after a tap.
    package mutating func block() {
        isBlocked = true
    }
}
