import Foundation

/// The record that a session keeps of a screen between visits.
package struct ScreenRecord: Equatable, Sendable {
    package var urls: VisitableURLs
    /// Turbo's name for the page's place in the history: scroll position and snapshot hang on it.
    package var restorationIdentifier: String?
    /// The options of the visit that failed last; nil if the last one did not fail.
    package var failedOptions: VisitOptions?
    /// Whether the page has something that the user has written and the server doesn't have.
    package var hasUnsavedInput = false
    /// The token of the last visit; nil for a screen that was never visited.
    package var visit: Int?
}
