/// What one input did.
struct SimulationStep: Sendable, Equatable {
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
}
