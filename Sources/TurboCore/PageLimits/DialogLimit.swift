import Foundation

/// Limits the dialogs of a page. As in browsers: if a page opens one right after the last was closed, the user can block
/// further dialogs until another page is shown.
package struct DialogLimit: Equatable, Sendable {
    /// The decision about a dialog.
    package enum Verdict: Sendable {
        case show
        /// Show it with a button to block further dialogs.
        case showWithWayOut
        /// Don't show it, and complete it as if the user had cancelled.
        case decline
    }

    /// A dialog within this number of seconds after the last one was dismissed belongs to a series.
    static let pause: TimeInterval = 3

    private var lastAnswer: Date?
    private var isQuiet = false

    package init() {}

    package func verdict(at time: Date) -> Verdict {
        if isQuiet { return .decline }
        let isOneOfASeries = lastAnswer.map { time.timeIntervalSince($0) < Self.pause } ?? false
        return isOneOfASeries ? .showWithWayOut : .show
    }

    /// Called when the user has dismissed a dialog.
    package mutating func registerAnswer(at time: Date) {
        lastAnswer = time
    }

    /// Blocks further dialogs of this page.
    package mutating func silence() {
        isQuiet = true
    }
}
