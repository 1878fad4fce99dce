import Turbo

/// Whose pages the server refuses: a navigator.
@MainActor
protocol SignInClient: AnyObject {
    /// The sessions that sign in together: those of all tabs.
    var family: [Session] { get }

    /// Asks the app.
    func askForSignIn(_ request: SignInRequest)
    /// Covers a screen until the user has signed in.
    func coverRefused(_ visitable: any Visitable, retry: @escaping @MainActor () -> Void)
    /// The visit of a screen has failed.
    func reportFailure(of visitable: any Visitable, in session: Session, _ error: any Error)
}
