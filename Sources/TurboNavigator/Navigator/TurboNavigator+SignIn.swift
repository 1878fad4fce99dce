import TurboCore
import TurboSession
import UIKit
import WebKit

/// Sign-in requests for pages that the server rejects.
extension TurboNavigator {
    /// Presents a page on which the user signs in, over the pages that wait for it, and keeps the request until they
    /// are visited again or the user closes the page, which cancels it. The page is shown in the modal stack, unless
    /// its rule has another context.
    ///
    /// The default of ``TurboNavigationDelegate/signInIsNeeded(_:from:)`` calls this for a server that redirects to its
    /// sign-in page. Call it for a server that answers with 401.
    public func signIn(at url: URL, for request: SignInRequest) {
        signInCollector.present(request, in: self)
        for session in sessions {
            (session.signInPage, session.isSignInPageDeclared) = (url, url == request.signInURL)
        }
        let proposal = VisitProposal(
            url: url, options: VisitOptions(response: request.takeResponse(for: url)),
            properties: Self.modal(session.pathConfiguration?.properties(for: url) ?? [:]))
        let run = ProposalRun(proposal, in: self)
        run.isNeeded = { [weak self] in self?.needsSignInPage(for: request) == true }
        queue.add(run)
    }

    private static func modal(_ properties: PathProperties) -> PathProperties {
        PathProperties(["context": "modal"]).merging(properties)
    }

    /// Whether the sign-in page still has to be shown when its turn has come. Another tab may show it meanwhile, and a
    /// link may have led to a page of the sign-in. A page that waits isn't one, even if it has its URL.
    private func needsSignInPage(for request: SignInRequest) -> Bool {
        let top = activeNavigationController.topViewController
        let isWaiting = request.visitables.contains { $0.visitableViewController === top }
        let isShown = !isWaiting && top.map { signsIn(on: $0, of: activeSession, isOfForm: false) } == true
        return signInCollector.isPresented(by: self) && !isShown
    }

    /// The other pages of a sign-in stay in the modal stack, as the first one.
    func inSignIn(_ proposal: VisitProposal, of session: Session) -> VisitProposal {
        guard session === modalSession, proposal.properties.signIn ?? proposal.signsIn,
            signInCollector.isPresented(by: self)
        else { return proposal }
        return proposal.adding(Self.modal(proposal.properties))
    }

    /// Removes the page on which the user has signed in, and those above it.
    ///
    /// - Parameter isOfForm: whether the session's last page is one of the sign-in, because its form has led to another
    ///   page. True by default.
    func removeSignInScreens(of session: Session, isOfForm: Bool = true) {
        guard session === activeSession, let index = indexOfSignIn(in: session, isOfForm: isOfForm) else { return }
        let screens = performer.stacks.stack(of: session).viewControllers.count
        perform(["presentation": "pop"], screens: screens - index, from: .handler)
    }

    /// The page that a form outside Turbo has loaded in the modal stack, and that belongs on the main one; nil for another.
    func pageOfMainStack(in session: Session) -> ProposalRun? {
        guard session === modalSession, let url = session.webView.url,
            let properties = session.pathConfiguration?.properties(for: url), properties.context == .default
        else { return nil }
        return ProposalRun(VisitProposal(url: url, properties: properties), in: self)
    }

    /// The screen below those of the sign-in, to which the user returns once they are removed.
    func screenBelowSignIn(of session: Session) -> (any Visitable)? {
        guard session === activeSession, let index = indexOfSignIn(in: session, isOfForm: true) else { return nil }
        let stack = performer.stacks.stack(of: session).viewControllers
        let screen = index > 0 ? stack[index - 1] : navigationController.topViewController
        return screen as? any Visitable
    }

    private func indexOfSignIn(in session: Session, isOfForm: Bool) -> Int? {
        performer.stacks.stack(of: session).viewControllers
            .firstIndex { signsIn(on: $0, of: session, isOfForm: isOfForm) }
    }

    private func signsIn(on screen: UIViewController, of session: Session, isOfForm: Bool) -> Bool {
        guard let visitable = screen as? any Visitable, let url = visitable.visitableURL else { return false }
        if let page = session.signInPage, PageIdentity(page).isSame(as: PageIdentity(url)) { return true }
        return session.pathConfiguration?.properties(for: url).signIn ?? (isOfForm && session.owner === visitable)
    }

    /// The sessions that share one sign-in: those of all tabs and windows.
    var sessionsOfUser: [Session] { navigatorsOfUser.flatMap(\.sessions) }

    func sessions(besides session: Session) -> [Session] { sessionsOfUser.filter { $0 !== session } }

    /// Shows an error view over a screen until the user has signed in.
    func showError(_ visitable: any Visitable, with failure: VisitFailure) {
        if let presenting = activeDelegate as? any SignInErrorPresenting {
            return presenting.showError(visitable, with: failure)
        }
        showError(failure, on: visitable)
    }

    /// Holds a request for a delegate that can't, until the next request or ``releaseSignIn()``.
    package func retain(_ request: SignInRequest) { signInCollector.retain(request) }

    /// Drops the pending sign-in. The next 401 starts a new request.
    package func releaseSignIn() { signInCollector.release() }
}

/// A delegate that provides its own error view for a page that the server rejected with 401.
@MainActor
package protocol SignInErrorPresenting: TurboNavigationDelegate {
    /// Called for each screen of a pending sign-in request, after `signInIsNeeded`.
    ///
    /// - Parameter failure: the failure. Its retry makes all rejected visits again.
    func showError(_ visitable: any Visitable, with failure: VisitFailure)
}

/// The end of a user's session.
extension TurboNavigator {
    /// Forgets what belongs to the user. Call this when the app has signed the user out itself; a sign-out by a form or
    /// a link of a page is recognized.
    ///
    /// In all tabs and windows, modals are dismissed, stacks return to their roots, snapshots, screenshots and the
    /// pictures for state restoration are deleted, and the list of downloads is emptied. A root is loaded again when it
    /// is visible. Its native screen is replaced: the delegate is asked for a new one.
    public func didSignOut() {
        userDidSignOut(in: nil, proposing: nil)
    }

    /// - Parameters:
    ///   - session: the session whose page has signed the user out; nil for the app.
    ///   - proposal: the page to which the server leads the user, but no sign-in page.
    ///   - stays: whether the web view shows the page with which the server has answered; false by default.
    func userDidSignOut(in session: Session?, proposing proposal: VisitProposal?, stays: Bool = false) {
        let showsPage = stays || proposal != nil
        for navigator in navigatorsOfUser {
            navigator.forgetUser(keepingPageOf: stays ? session : nil)
            navigator.returnToRoot(keepingTop: navigator === self && showsPage && session === self.session)
            if navigator !== self || !showsPage { navigator.dismissModalAtOnce() }
        }
        reloadForgottenPages(besides: showsPage ? self : nil)
        guard let next = proposal else { return }
        let isOnTop = session === self.session && navigationController.viewControllers.count > 1
        let options = VisitOptions(action: isOnTop ? .replace : next.options.action, response: next.options.response)
        let shown = VisitProposal(url: next.url, options: options, properties: next.properties)
        queue.add(ProposalRun(shown, in: self))
    }

    private func forgetUser(keepingPageOf kept: Session?) {
        for session in sessions { session.page.forgetUser(keeping: session === kept ? .last : []) }
        restoration.forget()
        performer.stacks.replaced = nil
        container?.forgetUser()
        downloads.removeEnded()
        stateDidChange()
    }

    /// - Parameter keepsTop: whether the top screen stays, which the next page replaces.
    private func returnToRoot(keepingTop keepsTop: Bool) {
        let screens = navigationController.viewControllers
        let root = screens.prefix(1).map { restoration.renewed($0) ?? $0 }
        let kept = root + (keepsTop && screens.count > 1 ? screens.suffix(1) : [])
        guard kept != screens else { return }
        navigationController.setViewControllers(kept, animated: false)
        performer.updateBack()
    }

    private func dismissModalAtOnce() {
        if currentState().isModalPresented { dismissModal(animated: false) }
    }

    /// - Parameter other: the navigator that shows another page.
    func reloadForgottenPages(besides other: TurboNavigator?) {
        for navigator in navigatorsOfUser where navigator !== other { navigator.reloadForgottenPage() }
    }

    /// Reloads the page of the former user that is visible, also below what the app has presented, because it doesn't
    /// appear again. One with unsaved input stays.
    func reloadForgottenPage() {
        let session = activeSession
        guard session.webView.window != nil, let owner = session.owner, session.page.isForgotten(owner),
            owner === performer.stacks.stack(of: session).topViewController
        else { return }
        let lost = performer.inputGuard.pagesReloaded(with: owner, of: session, isWholeDocument: true)
        // Other screens have what the user wrote in the snapshots of this document.
        if lost.contains(where: \.losesInput) {
            session.visits.refresh(owner, response: nil)
        } else {
            session.reload()
        }
    }
}

/// The navigators by their stacks.
@MainActor
private enum NavigatorRegistry {
    struct Entry {
        weak var navigator: TurboNavigator?
    }

    static var entries = WeakTable<Entry>()
}

extension TurboNavigator {
    /// Returns the navigator with this main or modal stack; nil for another navigation controller of the app.
    package static func navigator(of stack: UINavigationController) -> TurboNavigator? {
        NavigatorRegistry.entries[stack]?.navigator
    }

    /// The navigators of one user: those of all tabs, and those of other windows with the same site and cookies.
    var navigatorsOfUser: [TurboNavigator] {
        let ofTabs = container?.navigators ?? [self]
        let others = NavigatorRegistry.entries.values.compactMap(\.navigator).filter(isOfSameUser)
        return (ofTabs + others).reduce(into: []) { all, navigator in
            if !all.contains(where: { $0 === navigator }) { all.append(navigator) }
        }
    }

    private func isOfSameUser(_ other: TurboNavigator) -> Bool {
        let stores = [self, other].map { $0.session.webView.configuration.websiteDataStore }
        return stores[0] === stores[1] && session.site.origins.overlaps(other.session.site.origins)
    }

    func registerNavigator() {
        for stack in [navigationController, modalNavigationController] {
            NavigatorRegistry.entries[stack] = NavigatorRegistry.Entry(navigator: self)
        }
    }
}
