import Turbo

/// A delegate that shows itself why a screen has no page which the server has refused with 401.
@MainActor
package protocol RefusalCovering: TurboNavigationDelegate {
    /// Called for each refused screen of a request that has not ended, after `signInIsNeeded`.
    ///
    /// - Parameter failure: its retry makes all refused visits again.
    func cover(_ visitable: any Visitable, with failure: VisitFailure)
}
