import TurboSession
import UIKit

/// Collects 401 responses from all tabs, so that the app is asked to sign in only once.
@MainActor
final class SignInCollector {
    /// The pending request. The app holds it; once the app releases it, it no longer counts.
    private weak var request: SignInRequest?
    /// The pending request of an app that can't hold it.
    private var retained: SignInRequest?
    /// The pages that were rejected and have not been rendered since.
    private var rejectedPages: Set<PageIdentity> = []

    /// Handles a 401 response to a visit: starts a request, or adds the screen to the pending one.
    func add(_ visitable: any Visitable, of session: Session, _ navigator: TurboNavigator) {
        if let url = visitable.visitableURL { rejectedPages.insert(PageIdentity(url)) }
        if let request, request.isPending {
            request.add(visitable, of: session, navigator)
            return showError(visitable, of: session, navigator, request)
        }
        let request = SignInRequest(for: self)
        self.request = request
        request.add(visitable, of: session, navigator)
        navigator.requestSignIn(request)
        if request.isPending { showError(visitable, of: session, navigator, request) }
    }

    /// Removes a screen from the request, because it is visited again.
    func remove(_ visitable: any Visitable) {
        request?.remove(visitable)
    }

    /// Called when a page was rendered. If it had been rejected, the user has signed in, for example with a form. The
    /// other sessions still show pages from before the sign-in. They are reloaded when they next appear, unless they
    /// have unsaved input.
    func pageDidRender(on visitable: any Visitable, of session: Session, _ navigator: TurboNavigator) {
        guard let url = visitable.visitableURL, rejectedPages.contains(PageIdentity(url)) else { return }
        clearRejectedPages()
        if retained != nil {
            release()
            request = nil
        }
        for other in navigator.sessionsOfAllTabs where other !== session {
            other.markSnapshotCacheAsStale()
            other.markContentAsStale()
        }
    }

    /// Returns whether pages wait for the user to sign in. Without a request of the app's own, only this screen is
    /// considered.
    func isPending(over screen: UIViewController?) -> Bool {
        if request?.isPending == true { return true }
        guard let url = (screen as? any Visitable)?.visitableURL else { return false }
        return rejectedPages.contains(PageIdentity(url))
    }

    /// Forgets the rejected pages. Called when they are visited again and all other pages are already stale.
    func clearRejectedPages() {
        rejectedPages = []
    }

    /// Holds a request until the next one or ``release()``.
    func retain(_ request: SignInRequest) {
        retained = request
    }

    /// Releases the request. The next 401 starts a new one.
    func release() {
        retained = nil
    }

    /// Shows an error view over the screen while the sign-in is pending. Its Retry button retries the whole request.
    private func showError(
        _ visitable: any Visitable, of session: Session, _ navigator: TurboNavigator, _ request: SignInRequest
    ) {
        guard let url = visitable.visitableURL else { return }
        let failure = VisitFailure(TurboError.http(statusCode: 401), url: url)
        navigator.showError(
            visitable,
            with: failure.withRetry { [weak request, weak session, weak visitable] in
                if let request, request.isPending { return request.retry() }
                if let session, let visitable { session.visits.retry(visitable) }
            })
    }
}
