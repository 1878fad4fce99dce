package import TurboCore

/// A user's action, with the server's response.
package enum SimulationInput: Sendable, Equatable {
    /// The user taps a link, or the app routes a path.
    case tap(String, action: VisitAction, kind: Screen.Kind, response: SimulatedResponse)
    /// The user sends a form. The server responds with a status and, for a redirect, a location.
    case submit(String, status: Int, location: String?)
    /// The user taps the back button, or swipes back.
    case back
    /// The user closes the modal stack with its button, or by swiping it down.
    case dismiss
}

/// The server's response to a link.
package enum SimulatedResponse: Sendable, Equatable {
    case page
    case redirect(String)
    /// An error, by its status.
    case status(Int)
    /// A file.
    case attachment
}
