import Turbo

extension TurboNavigator: SignInClient {
    var family: [Session] { host?.navigators.flatMap(\.sessions) ?? sessions }

    func askForSignIn(_ request: SignInRequest) {
        deciding.signInIsNeeded(request, from: self)
    }

    func cover(_ visitable: any Visitable, with failure: VisitFailure) {
        if let covering = deciding as? any RefusalCovering { return covering.cover(visitable, with: failure) }
        showError(failure, on: visitable)
    }

    /// Holds a request for a delegate that can't, until the next request or ``letGoOfSignIn()``.
    package func keep(_ request: SignInRequest) { desk.keep(request) }

    /// Drops the pending sign-in. The next 401 starts a new request.
    package func letGoOfSignIn() { desk.letGo() }
}
