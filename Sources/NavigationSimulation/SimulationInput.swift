package import TurboCore

/// Something that a person or a server does.
package enum SimulationInput: Sendable, Equatable {
    /// A link is tapped, or the app routes a path.
    case tap(String, action: VisitAction, kind: Screen.Kind, answer: LinkAnswer)
    /// A form is sent, and answered with a status and, for a redirect, a location.
    case submit(String, status: Int, location: String?)
    /// The back button, or a swipe.
    case back
    /// The modal stack is closed by its button, or by a drag.
    case dismiss
}

/// What a server answers to a link.
package enum LinkAnswer: Sendable, Equatable {
    case page
    case redirect(String)
    /// A status that is an error.
    case status(Int)
    /// A file.
    case attachment
}
