/// The result of one input.
package struct SimulationResult: Sendable, Equatable {
    /// The visible content, in addition to the paths of the screens.
    package enum VisibleContent: String, Sendable, Equatable {
        case page
        /// The form, with its errors.
        case formErrors = "form errors"
        /// The page, after it was refreshed.
        case refreshed = "reloaded"
        /// An error in place of the page.
        case error
        /// A browser over the app.
        case browser
        /// A file that is offered to the user.
        case file
    }

    /// The line of the scenario.
    package var input = ""
    /// The reason.
    package var reason: String
    /// A warning about something that the app probably did not intend.
    package var warning: String?
    /// The steps that UIKit performs.
    package var steps: [String] = []
    /// The paths of the main stack's screens, from the root to the top.
    package var main: [String] = []
    package var modal: [String]?
    /// The requests that the server receives.
    package var requests: [String] = []
    package var visibleContent = VisibleContent.page

    package init(
        reason: String, warning: String? = nil, requests: [String] = [], visibleContent: VisibleContent = .page
    ) {
        (self.reason, self.warning, self.requests, self.visibleContent) = (reason, warning, requests, visibleContent)
    }
}
