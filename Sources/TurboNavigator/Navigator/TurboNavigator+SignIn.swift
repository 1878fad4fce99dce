import Turbo

extension TurboNavigator: SignInClient {
    var family: [Session] { host?.navigators.flatMap(\.sessions) ?? sessions }

    func askForSignIn(_ request: SignInRequest) {
        deciding.signInIsNeeded(request, from: self)
    }

    func coverRefused(_ visitable: any Visitable, retry: @escaping @MainActor () -> Void) {
        showError(TurboError.http(statusCode: 401), on: visitable, retry: retry)
    }
}
