/// The end of a visit. Each visit ends exactly once.
package enum VisitEnd: Sendable {
    /// The page was rendered.
    case rendered
    /// The page can't be shown, because of this failure.
    case failed(VisitFailure)
    /// Another visit replaced it, or the app navigated elsewhere.
    case cancelled
}
