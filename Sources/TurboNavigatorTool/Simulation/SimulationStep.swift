/// What one input did.
struct SimulationStep: Sendable, Equatable {
    /// What is in sight besides the screens.
    enum Sight: String, Sendable, Equatable {
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
    var input = ""
    /// A sentence why.
    var because: String
    /// What the app probably did not mean.
    var warning: String?
    /// What UIKit was told to do.
    var performs: [String] = []
    /// The paths of the screens, from the root to the top; nil for a modal stack that is not up.
    var main: [String] = []
    var modal: [String]?
    /// What the server saw.
    var requests: [String] = []
    var sight = Sight.page
}
