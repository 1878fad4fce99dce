/// What a session remembers of a screen between visits.
struct ScreenRecord {
    var urls: VisitableURLs
    /// Turbo's name for the page's place in the history: scroll position and snapshot hang on it.
    var restorationIdentifier: String?
    /// The options of the visit that failed last; nil when the last one did not fail.
    var failedOptions: VisitOptions?
    /// Whether the page has something that the user has written and the server doesn't have.
    var hasUnsavedInput = false
    /// The token of the last visit.
    var visit: Int?
}
