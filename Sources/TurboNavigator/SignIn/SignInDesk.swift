import Turbo

/// Collects 401 responses from all tabs, so that the app is asked to sign in only once.
@MainActor
final class SignInDesk {
    /// The pending request. The app holds it; once the app releases it, it no longer counts.
    private weak var request: SignInRequest?
    /// The pending request of an app that can't hold it.
    private var kept: SignInRequest?
    /// The pages that were rejected and have not been rendered since.
    private var refused: Set<PageIdentity> = []

    /// Handles a 401 response to a visit: starts a request, or adds the screen to the pending one.
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

    /// Removes a screen from the request, because it is visited again.
    func leave(_ visitable: any Visitable) {
        request?.leave(visitable)
    }

    /// Called when a page was rendered. If it had been rejected, the user has signed in, for example with a form. The other
    /// sessions still show pages from before the sign-in. They are reloaded when they next appear, unless they have unsaved
    /// input.
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

    /// Forgets the rejected pages. Called when they are visited again and all other pages are already stale.
    func forgetRefused() {
        refused = []
    }

    /// Holds a request until the next one or ``letGo()``.
    func keep(_ request: SignInRequest) {
        kept = request
    }

    /// Releases the request. The next 401 starts a new one.
    func letGo() {
        kept = nil
    }

    /// Shows an error view over the screen while the sign-in is pending. Its Retry button retries the whole request.
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
