import Turbo

/// The navigator whose page got a 401.
@MainActor
protocol SignInPresenter: AnyObject {
    /// The sessions that share one sign-in: those of all tabs.
    var family: [Session] { get }

    /// Asks the app to sign the user in.
    func requestSignIn(_ request: SignInRequest)
    /// Shows an error view over a screen until the user has signed in.
    func showError(_ visitable: any Visitable, with failure: VisitFailure)
    /// Reports the failed visit of a screen to the app.
    func report(_ failure: VisitFailure, of visitable: any Visitable, in session: Session)
}
