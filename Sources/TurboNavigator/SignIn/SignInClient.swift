import Turbo

/// Whose pages the server refuses: a navigator.
@MainActor
protocol SignInClient: AnyObject {
    /// The sessions that sign in together: those of all tabs.
    var family: [Session] { get }

    /// Asks the app.
    func askForSignIn(_ request: SignInRequest)
    /// Covers a screen until the user has signed in.
    func cover(_ visitable: any Visitable, with failure: VisitFailure)
    /// The visit of a screen has failed.
    func report(_ failure: VisitFailure, of visitable: any Visitable, in session: Session)
}
