import Turbo

/// Where navigators come to that were refused with 401: the app is asked once, however many are refused together.
@MainActor
final class SignInDesk {
    /// The app holds it. One that it has let go counts no more.
    private weak var request: SignInRequest?
    /// The same, for an app that can't hold it.
    private var kept: SignInRequest?
    /// The pages that were refused and have not come since.
    private var refused: Set<PageIdentity> = []

    /// Takes the failure of a visit.
    func refuse(_ visitable: any Visitable, of session: Session, _ client: any SignInClient) {
        if let url = visitable.visitableURL { refused.insert(PageIdentity(url)) }
        if let request, request.isPending {
            request.add(visitable, of: session, client)
            return cover(visitable, of: session, client, request)
        }
        let request = SignInRequest(at: self)
        self.request = request
        request.add(visitable, of: session, client)
        client.askForSignIn(request)
        if request.isPending { cover(visitable, of: session, client, request) }
    }

    /// The screen is visited again.
    func leave(_ visitable: any Visitable) {
        request?.leave(visitable)
    }

    /// A page has come. If it is one that was refused, the user has signed in, by a form for example: what the other
    /// sessions show was made for somebody else, and is loaded again when it is seen next. What the user has written stays.
    func pageDidCome(on visitable: any Visitable, of session: Session, _ client: any SignInClient) {
        guard let url = visitable.visitableURL, refused.contains(PageIdentity(url)) else { return }
        forgetRefused()
        if kept != nil {
            letGo()
            request = nil
        }
        for other in client.family where other !== session {
            other.markSnapshotCacheAsStale()
            if other.owner.map(other.page.hasUnsavedInput) != true { other.markContentAsStale() }
        }
    }

    /// What was refused is visited again, and everything else is stale already.
    func forgetRefused() {
        refused = []
    }

    /// Holds a request until the next one, or until ``letGo()``.
    func keep(_ request: SignInRequest) {
        kept = request
    }

    /// Nobody signs in any more: what is refused next is asked about again.
    func letGo() {
        kept = nil
    }

    /// What the user sees who does not sign in.
    private func cover(
        _ visitable: any Visitable, of session: Session, _ client: any SignInClient, _ request: SignInRequest
    ) {
        guard let url = visitable.visitableURL else { return }
        let failure = VisitFailure(TurboError.http(statusCode: 401), url: url)
        client.cover(
            visitable,
            with: failure.retrying { [weak request, weak session, weak visitable] in
                if let request, request.isPending { return request.retry() }
                if let session, let visitable { session.visits.retry(visitable) }
            })
    }
}
