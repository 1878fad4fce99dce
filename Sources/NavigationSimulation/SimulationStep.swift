/// What one input did.
package struct SimulationStep: Sendable, Equatable {
    /// What is in sight besides the screens.
    package enum Sight: String, Sendable, Equatable {
        case page
        /// The form with its errors.
        case formErrors = "form errors"
        /// The page has been loaded again.
        case reloaded
        /// An error in place of the page.
        case error
        /// A browser view over the app.
        case browser
        /// A file that is offered to the user.
        case file
    }

    /// The line of the script.
    package var input = ""
    /// A sentence why.
    package var because: String
    /// What the app probably did not mean.
    package var warning: String?
    /// What UIKit was told to do.
    package var performs: [String] = []
    /// The paths of the screens, from the root to the top; nil for a modal stack that is not up.
    package var main: [String] = []
    package var modal: [String]?
    /// What the server saw.
    package var requests: [String] = []
    package var sight = Sight.page

    package init(because: String, warning: String? = nil, requests: [String] = [], sight: Sight = .page) {
        (self.because, self.warning, self.requests, self.sight) = (because, warning, requests, sight)
    }
}
