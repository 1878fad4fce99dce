/// How a visit ended. Each visit ends exactly once.
package enum VisitEnd: Sendable {
    /// The page is on screen.
    case rendered
    /// The page can't be shown, for this reason.
    case failed(VisitFailure)
    /// Another visit took its place, or the app navigated elsewhere.
    case cancelled
}
