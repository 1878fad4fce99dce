import TurboSession
import UIKit

/// Collects the pages of all tabs that the server has rejected until the user signs in, so that the app is asked to
/// sign in only once.
@MainActor
final class SignInCollector {
    /// The pending request. The app holds it; once the app releases it, it no longer counts.
    private weak var request: SignInRequest?
    /// The pending request of an app that can't hold it.
    private var retained: SignInRequest?
    /// The navigator that presents the sign-in page, which holds the request until its modal stack is dismissed.
    private weak var presenter: TurboNavigator?
    /// The pages that were rejected and have not been rendered since.
    private var rejectedPages: Set<PageIdentity> = []
    /// The page to which the server led after the sign-in, while others are visited again instead.
    private var unshown: UnshownPage?

    private struct UnshownPage {
        let url: URL
        let show: @MainActor () -> Void
        /// The pages that are visited again. If the server rejects one, the user hasn't signed in, or may not see it.
        let pages: Set<PageIdentity>
        /// The page of them after which it is shown, too, unless that has led to it; nil for none.
        let start: PageIdentity?
    }

    /// Handles a rejected visit: starts a request, or adds the screen to the pending one, which may be another
    /// window's.
    func add(_ visitable: any Visitable, of session: Session, _ navigator: TurboNavigator) {
        if let url = visitable.visitableURL {
            let page = PageIdentity(url)
            rejectedPages.insert(page)
            if let unshown, unshown.pages.contains(page) {
                self.unshown = nil
                navigator.report(VisitFailure(TurboError.http(statusCode: 401), url: url), of: visitable, in: session)
                return unshown.show()
            }
        }
        let signInPage = session.signInPage(of: visitable)
        let (request, _) = join(visitable, of: session, navigator, waitingURL: nil, signInPage: signInPage)
        if request.isPending { showError(visitable, of: session, navigator, request) }
    }

    /// Adds a screen with a page in which a form or a frame waits. The page stays as it is.
    func add(waiting visitable: any Visitable, of session: Session, _ navigator: TurboNavigator) {
        guard let url = session.waitingURL(of: visitable) else { return }
        add(waiting: visitable, for: url, of: session, navigator, signInPage: session.signInPage(of: visitable))
    }

    /// - Parameters:
    ///   - url: what the server has rejected: a form, a frame or a download.
    ///   - signInPage: the page to which it redirected; nil if it answered with 401.
    func add(
        waiting visitable: any Visitable, for url: URL, of session: Session, _ navigator: TurboNavigator,
        signInPage: SignInPage?
    ) {
        let (request, isNew) = join(visitable, of: session, navigator, waitingURL: url, signInPage: signInPage)
        // An app of Hotwire Native knows only errors of pages.
        guard isNew, request.isPending, navigator.activeDelegate is any SignInErrorPresenting else { return }
        showError(visitable, of: session, navigator, request)
    }

    /// Adds a screen to the pending request, or to a new one, for which the app is asked.
    private func join(
        _ visitable: any Visitable, of session: Session, _ navigator: TurboNavigator, waitingURL: URL?,
        signInPage: SignInPage?
    ) -> (request: SignInRequest, isNew: Bool) {
        let pending = Self.pendingRequest(of: navigator)
        let request = pending ?? SignInRequest(for: self)
        request.add(visitable, of: session, navigator, waitingURL: waitingURL, signInPage: signInPage)
        guard pending == nil else {
            show(request, in: navigator, over: visitable)
            return (request, false)
        }
        self.request = request
        navigator.activeDelegate.signInIsNeeded(request, from: navigator)
        return (request, true)
    }

    /// Shows the sign-in page in the visible tab. In a hidden one, it waits until the user selects that.
    ///
    /// - Parameter screen: what the server has just rejected. On top, it isn't the sign-in page, which the user has left.
    private func show(
        _ request: SignInRequest, in navigator: TurboNavigator, over screen: (any Visitable)? = nil
    ) {
        guard request === retained, let presenter, let url = presenter.session.signInPage else { return }
        let isNeeded =
            presenter === navigator
            ? navigator.activeNavigationController.topViewController === screen?.visitableViewController
            : presenter.performer.stacks.isInHiddenTab && !presenter.currentState().isModalPresented
                && !navigator.performer.stacks.isInHiddenTab
        if isNeeded { navigator.signIn(at: url, for: request) }
    }

    /// Called when the user has selected the tab of a navigator, in which pages may wait.
    func didSelect(_ navigator: TurboNavigator) {
        if let request, request.isPending(in: navigator) { show(request, in: navigator) }
    }

    private static func pendingRequest(of navigator: TurboNavigator) -> SignInRequest? {
        navigator.navigatorsOfUser.lazy.compactMap(\.signInCollector.request).first(where: \.isPending)
    }

    /// Removes a screen from the request, because it is visited again.
    func remove(_ visitable: any Visitable) {
        request?.remove(visitable)
    }

    /// Called when a page was rendered. If it had been rejected, the user has signed in, for example with a form. The
    /// other sessions still show pages from before the sign-in. They are reloaded when they next appear, unless they
    /// have unsaved input.
    func pageDidRender(on visitable: any Visitable, of session: Session, _ navigator: TurboNavigator) {
        guard let page = visitable.visitableURL.map({ PageIdentity($0) }) else { return }
        if let unshown, unshown.start.map({ $0 == page }) ?? unshown.pages.contains(page) {
            self.unshown = nil
            let rendered = session.webView.url.map { PageIdentity($0) }
            if unshown.start != nil, rendered != PageIdentity(unshown.url) { unshown.show() }
        }
        guard rejectedPages.contains(page) else { return }
        clearRejectedPages()
        session.page.userDidSignIn()
        Self.pendingRequest(of: navigator)?.retryVisible()
        if retained != nil {
            release()
            request = nil
        }
        markOthersAsStale(than: session, navigator)
    }

    /// Called when the server redirects a visit. If it leads from a page of the sign-in to another one, the user has
    /// signed in, for example with a link in a mail or the answer of a provider.
    func follow(_ redirect: VisitRedirect, of session: Session, _ navigator: TurboNavigator) {
        let proposal = navigator.inSignIn(redirect.proposal, of: session)
        let run = ProposalRun(proposal, following: redirect, in: navigator)
        guard session.leavesSignIn(by: redirect) else { return navigator.queue.add(run) }
        // A screen that is still appearing would be loaded again, and the server accepts its URL once.
        navigator.whenSettled { [weak self, weak session] navigator in
            guard let self, let session else { return }
            session.markSnapshotCacheAsStale()
            self.userDidSignIn(in: session, navigator, run)
        }
    }

    /// Called when the user has signed in with a form.
    ///
    /// - Parameter proposal: the page to which the response leads; nil if the web view shows it.
    func userDidSignIn(in session: Session, _ navigator: TurboNavigator, proposing proposal: VisitProposal?) {
        userDidSignIn(in: session, navigator, proposal.map { ProposalRun($0, in: navigator) })
    }

    private func userDidSignIn(in session: Session, _ navigator: TurboNavigator, _ run: ProposalRun?) {
        navigator.container?.dataDidChange()
        if let request = Self.pendingRequest(of: navigator) {
            return userDidSignIn(for: request, in: session, navigator, run)
        }
        // It may be another user than before. What stays is mostly what this one has written before the sign-in.
        session.page.forgetUser(keeping: [.last, .unsaved])
        for other in navigator.sessions(besides: session) {
            other.page.userDidSignIn()
            other.page.forgetUser(keeping: .unsaved)
        }
        navigator.reloadForgottenPages(besides: navigator)
        if let run = run ?? navigator.pageOfMainStack(in: session) { navigator.queue.add(run) }
    }

    /// - Parameter run: shows the page to which the server leads.
    private func userDidSignIn(
        for request: SignInRequest, in session: Session, _ navigator: TurboNavigator, _ run: ProposalRun?
    ) {
        unshown = nil
        let waiting = run.map { request.visitables(waitingFor: $0.proposal.url) } ?? []
        let shown = waiting.first {
            guard !request.hasPage($0) else { return false }
            return navigator.activeNavigationController.viewControllers.contains($0.visitableViewController)
                || navigator.navigationController.topViewController === $0.visitableViewController
        }
        let below = navigator.screenBelowSignIn(of: session)
        let staysBelow = below.map(request.hasPage) == true
        // The start page of many apps only leads to that of the user.
        let isStartBelow = below.map { request.hasRejected($0) && isRoot($0, of: navigator) } == true
        let isInstead = staysBelow || isStartBelow || run.map { isRoot($0.proposal.url, of: navigator) } == true
        if let run, shown != nil || (waiting.isEmpty && !isInstead) {
            request.forgetFormerUser()
            navigator.queue.add(run)
        } else {
            defer { request.forgetFormerUser() }
            // Servers lead to the page that they rejected last, which may be in another tab, or else to the root.
            navigator.removeSignInScreens(of: session)
            if let run, waiting.isEmpty {
                let (target, options) = (run.proposal, VisitOptions(response: run.proposal.options.response))
                let proposal = VisitProposal(url: target.url, options: options, properties: target.properties)
                let show: @MainActor () -> Void = { [weak navigator] in
                    if let navigator { navigator.queue.add(ProposalRun(proposal, in: navigator)) }
                }
                unshown = UnshownPage(
                    url: target.url, show: show, pages: request.pages,
                    start: isStartBelow && !isRoot(target.url, of: navigator)
                        ? below?.visitableURL.map { PageIdentity($0) } : nil)
            }
        }
        // Another tab may have shown the sign-in page before.
        for other in navigator.navigatorsOfUser where other !== navigator && request.isPending(in: other) {
            other.removeSignInScreens(of: other.activeSession, isOfForm: false)
        }
        // A rejected screen that appears meanwhile isn't loaded again: its page is on the way.
        request.retry(except: shown)
        navigator.reloadForgottenPages(besides: navigator)
        // No page is rendered, whose end would load the badges.
        if staysBelow { navigator.container?.pageDidRender(in: navigator.session) }
    }

    private func isRoot(_ visitable: any Visitable, of navigator: TurboNavigator) -> Bool {
        navigator.navigationController.viewControllers.first === visitable.visitableViewController
    }

    private func isRoot(_ url: URL, of navigator: TurboNavigator) -> Bool {
        let starts = navigator.navigatorsOfUser.compactMap(\.startLocation).map { PageIdentity($0) }
        return starts.contains(PageIdentity(url)) || ["", "/"].contains(url.path) && url.query == nil
    }

    private func markOthersAsStale(than session: Session, _ navigator: TurboNavigator) {
        for other in navigator.sessions(besides: session) {
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
        presenter = nil
    }

    /// Holds a request whose page a navigator presents.
    func present(_ request: SignInRequest, in navigator: TurboNavigator) {
        retain(request)
        presenter = navigator
    }

    /// Whether a navigator presents the page of a pending request, or is about to.
    func isPresented(by navigator: TurboNavigator) -> Bool { presenter === navigator && isPresented }

    /// Whether the page of a pending request is shown, or is about to be.
    var isPresented: Bool { presenter != nil && retained?.isPending == true }

    /// Called when the modal stack of a navigator was dismissed, or the user went back from the sign-in page.
    ///
    /// - Parameter isCancelled: whether the user has closed or left the page.
    func presentationDidEnd(isCancelled: Bool, of navigator: TurboNavigator) {
        guard presenter === navigator else { return }
        let request = retained
        release()
        if isCancelled { request?.cancel() }
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
