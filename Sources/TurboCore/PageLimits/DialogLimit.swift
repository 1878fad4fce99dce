import Foundation

/// How often a page may ask the user something. As in browsers: if one asks again right after an answer, the user can
/// refuse further dialogs until another page comes.
package struct DialogLimit: Equatable, Sendable {
    /// What to do with a dialog.
    package enum Verdict: Sendable {
        case show
        /// With a way for the user to refuse further dialogs.
        case showWithWayOut
        /// It is not shown, but answered as if it had been cancelled.
        case decline
    }

    /// Seconds after an answer in which a dialog is one of a series.
    static let pause: TimeInterval = 3

    private var lastAnswer: Date?
    private var isQuiet = false

    package init() {}

    package func verdict(at time: Date) -> Verdict {
        if isQuiet { return .decline }
        let isOneOfASeries = lastAnswer.map { time.timeIntervalSince($0) < Self.pause } ?? false
        return isOneOfASeries ? .showWithWayOut : .show
    }

    /// The user has answered.
    package mutating func noteAnswer(at time: Date) {
        lastAnswer = time
    }

    /// The user wants no more dialogs of this page.
    package mutating func silence() {
        isQuiet = true
    }
}
