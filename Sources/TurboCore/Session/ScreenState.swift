import Foundation

/// The state that a session keeps of a screen between visits.
package struct ScreenState: Equatable, Sendable {
    package var urls: VisitableURLs
    /// Turbo's identifier of the page's history entry, to which scroll position and snapshot belong.
    package var restorationIdentifier: String?
    /// The options of the last visit if it failed; nil if it did not.
    package var failedOptions: VisitOptions?
    /// Whether the page has input that the user has not submitted.
    package var hasUnsavedInput = false
    /// The token of the last visit; nil for a screen that was never visited.
    package var visit: Int?
}
