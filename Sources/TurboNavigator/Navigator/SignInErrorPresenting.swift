import Turbo

/// A delegate that provides its own error view for a page that the server rejected with 401.
@MainActor
package protocol SignInErrorPresenting: TurboNavigationDelegate {
    /// Called for each screen of a pending sign-in request, after `signInIsNeeded`.
    ///
    /// - Parameter failure: the failure. Its retry makes all rejected visits again.
    func showError(_ visitable: any Visitable, with failure: VisitFailure)
}
