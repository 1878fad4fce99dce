/// How a visit ended. There is one end for each visit, and always one.
public enum VisitEnd: Sendable {
    /// The page is on screen.
    case rendered
    /// The page can't be shown, for this reason.
    case failed(VisitFailure)
    /// Another visit took its place, or the app went another way.
    case cancelled
}
