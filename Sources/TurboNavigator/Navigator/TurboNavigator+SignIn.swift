import TurboSession
import UIKit

/// Sign-in requests for pages that the server rejects.
extension TurboNavigator {
    /// Presents a page on which the user signs in, over the pages that wait for it, and keeps the request until they are
    /// visited again or the user closes the page, which cancels it. The page is shown in the modal stack, unless its rule has
    /// another context.
    ///
    /// The default of ``TurboNavigationDelegate/signInIsNeeded(_:from:)`` calls this for a server that redirects to its
    /// sign-in page. Call it for a server that answers with 401.
    public func signIn(at url: URL, for request: SignInRequest) {
        signInCollector.present(request, in: self)
        for session in sessions { session.signInPage = url }
        let properties = session.pathConfiguration?.properties(for: url) ?? [:]
        route(VisitProposal(url: url, properties: PathProperties(["context": "modal"]).merging(properties)))
    }

    /// Removes the page on which the user has signed in, and those above it.
    func removeSignInScreens(of session: Session) {
        let stack = session === modalSession ? modalNavigationController : navigationController
        guard session === activeSession,
            let index = stack.viewControllers.firstIndex(where: { signsIn(on: $0, of: session) })
        else { return }
        perform(["presentation": "pop"], screens: stack.viewControllers.count - index, from: .handler)
    }

    private func signsIn(on screen: UIViewController, of session: Session) -> Bool {
        guard let visitable = screen as? any Visitable, let url = visitable.visitableURL else { return false }
        if let page = session.signInPage, PageIdentity(page).isSame(as: PageIdentity(url)) { return true }
        return session.pathConfiguration?.properties(for: url).signIn ?? (session.owner === visitable)
    }

    func perform(_ proposal: VisitProposal) {
        queue.add(ProposalRun(proposal, in: self))
    }

    /// The sessions that share one sign-in: those of all tabs and windows.
    var sessionsOfUser: [Session] { navigatorsOfUser.flatMap(\.sessions) }

    /// Asks the app to sign the user in.
    func requestSignIn(_ request: SignInRequest) {
        activeDelegate.signInIsNeeded(request, from: self)
    }

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
