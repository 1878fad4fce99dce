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

    /// Holds a request for a delegate that can't, until the next one or until ``letGoOfSignIn()``.
    package func keep(_ request: SignInRequest) { desk.keep(request) }

    /// The user signs in no more: pages that are refused from now on are another request.
    package func letGoOfSignIn() { desk.letGo() }
}
