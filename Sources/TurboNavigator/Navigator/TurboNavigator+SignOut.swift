import TurboSession
import UIKit

/// The end of a user's session.
extension TurboNavigator {
    /// Forgets what belongs to the user. Call this when the app has signed the user out itself; a sign-out by a form or a link
    /// of a page is recognized.
    ///
    /// In all tabs and windows, modals are dismissed, stacks return to their roots, snapshots, screenshots and the pictures
    /// for state restoration are deleted, and the list of downloads is emptied. A root is loaded again when it is visible.
    public func didSignOut() {
        userDidSignOut(in: nil, proposing: nil)
    }

    /// - Parameters:
    ///   - session: the session whose page has signed the user out; nil for the app.
    ///   - proposal: the page to which the server leads the user. A sign-in page isn't shown: the root asks for the sign-in,
    ///     if it requires one.
    func userDidSignOut(in session: Session?, proposing proposal: VisitProposal?) {
        let next = proposal?.properties.signIn == true ? nil : proposal
        for navigator in navigatorsOfUser {
            navigator.forgetUser()
            navigator.returnToRoot(keepingTop: navigator === self && next != nil && session === self.session)
            if navigator !== self || next == nil { navigator.dismissModalAtOnce() }
        }
        guard let next else { return reloadVisibleRoots() }
        let isOnTop = session === self.session && navigationController.viewControllers.count > 1
        let options = VisitOptions(action: isOnTop ? .replace : next.options.action, response: next.options.response)
        perform(VisitProposal(url: next.url, options: options, properties: next.properties))
    }

    private func forgetUser() {
        for session in sessions { session.page.forgetUser() }
        downloads.removeEnded()
        stateDidChange()
    }

    /// - Parameter keepsTop: whether the top screen stays, which the next page replaces.
    private func returnToRoot(keepingTop keepsTop: Bool) {
        let screens = navigationController.viewControllers
        let kept = Array(screens.prefix(1)) + (keepsTop && screens.count > 1 ? screens.suffix(1) : [])
        if kept.count < screens.count { navigationController.setViewControllers(kept, animated: false) }
    }

    private func dismissModalAtOnce() {
        if currentState().isModalPresented { dismissModal(animated: false) }
    }

    /// A root that was visible already doesn't appear again.
    private func reloadVisibleRoots() {
        for navigator in navigatorsOfUser where navigator.isVisible(navigator.session) {
            guard let root = navigator.navigationController.topViewController as? any Visitable,
                navigator.session.owner === root
            else { continue }
            navigator.session.reload()
        }
    }
}
