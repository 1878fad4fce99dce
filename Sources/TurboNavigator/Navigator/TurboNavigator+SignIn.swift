import Turbo

extension TurboNavigator: SignInPresenter {
    var family: [Session] { container?.navigators.flatMap(\.sessions) ?? sessions }

    func requestSignIn(_ request: SignInRequest) {
        deciding.signInIsNeeded(request, from: self)
    }

    func showError(_ visitable: any Visitable, with failure: VisitFailure) {
        if let presenting = deciding as? any SignInErrorPresenting {
            return presenting.showError(visitable, with: failure)
        }
        showError(failure, on: visitable)
    }

    /// Holds a request for a delegate that can't, until the next request or ``releaseSignIn()``.
    package func retain(_ request: SignInRequest) { signInCollector.retain(request) }

    /// Drops the pending sign-in. The next 401 starts a new request.
    package func releaseSignIn() { signInCollector.release() }
}
