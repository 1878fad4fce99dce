import Turbo

/// Where navigators come to that were refused with 401: the app is asked once, however many are refused together.
@MainActor
final class SignInDesk {
    /// The app holds it. One that it has let go counts no more.
    private weak var request: SignInRequest?

    /// Takes the failure of a visit.
    func refuse(_ visitable: any Visitable, of session: Session, _ client: any SignInClient) {
        if let request, request.isPending {
            request.add(visitable, of: session, client)
            return cover(visitable, of: session, client, request)
        }
        let request = SignInRequest()
        self.request = request
        request.add(visitable, of: session, client)
        client.askForSignIn(request)
        if request.isPending { cover(visitable, of: session, client, request) }
    }

    /// The screen is visited again.
    func leave(_ visitable: any Visitable) {
        request?.leave(visitable)
    }

    /// What the user sees who does not sign in.
    private func cover(
        _ visitable: any Visitable, of session: Session, _ client: any SignInClient, _ request: SignInRequest
    ) {
        client.coverRefused(visitable) {
            [weak request, weak session, weak visitable] in
            if let request, request.isPending { return request.retry() }
            if let session, let visitable { session.retry(visitable) }
        }
    }
}
