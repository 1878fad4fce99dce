import SafariServices
import UIKit
import WebKit

/// The notifications that the navigator receives from its sessions, even if the app is their delegate.
extension TurboNavigator: SessionListener {
    package func sessionDidSubmitUnsafeForm(_ session: Session, hasResponse: Bool) {
        // Turbo clears the snapshots of the session with the form itself.
        for other in sessionsOfAllTabs where other !== session { other.markSnapshotCacheAsStale() }
        if hasResponse, session === modalSession { performer.modalPresentation.formDidGetResponse() }
    }

    package func session(_ session: Session, willVisit visitable: any Visitable) {
        container?.webProcessWillStart()
        recovery?.visitWillStart(in: session)
        ErrorContainerView.remove(from: visitable)
        signInCollector.remove(visitable)
        // While a page waits for a dialog, its scripts don't run.
        for dialogs in dialogs { dialogs.pageWillChange(of: session) }
    }

    /// As with the Back button, but for several screens. A page that isn't on the visible stack goes nowhere.
    package func session(_ session: Session, goBack screens: Int) {
        guard session === activeSession else {
            return logNavigation(.info, "history.back() did nothing: its page is below the modal stack")
        }
        perform(["presentation": "pop"], screens: screens, from: .handler)
    }

    package func sessionStateDidChange(_ session: Session) { stateDidChange() }

    package func pageColor(besides session: Session) -> UIColor? {
        sessionsOfAllTabs.lazy.filter { $0 !== session }.compactMap(\.placement.pageColor).first
    }

    package func sessionDidRender(_ session: Session) {
        missingRulesLoader?.pageDidRender()
        modalPreparer.handle(.pageDidLoad)
        guard let screen = session.owner else { return }
        performer.stacks.pageDidRender(on: screen)
        signInCollector.pageDidRender(on: screen, of: session, self)
    }

    package func session(_ session: Session, pageDidNotRespondOn visitable: any Visitable) {
        whenSettled { [weak self, weak session, weak visitable] in
            guard let self, let session, let visitable, self.isVisible(session),
                !(self.activeViewController is UIAlertController)
            else { return }
            let completion = DialogCompletion(cancelled: false) { [page = session.page] isDiscarded in
                if isDiscarded { page.discardInput(on: visitable) } else { page.wait(for: visitable) }
            }
            DiscardAlert.show(
                BuiltInText.pageNotResponding.text(), BuiltInText.changesWillBeLost.text(), keep: .wait,
                discard: .reload,
                from: self.activeViewController, completion)
        }
    }

    package func session(_ session: Session, couldNotOpen url: URL) {
        whenSettled { [weak self] in
            guard let self else { return }
            MessageAlert.show(
                .noAppForLink, DialogText.shortened(url.absoluteString), copying: url, from: self.activeViewController)
        }
    }

    package func session(_ session: Session, openInNewWindow url: URL) -> Bool {
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = url
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil) {
            [weak self] _ in self?.route(url)
        }
        return true
    }

    package func sessionMayOpenExternalURL(_ session: Session, isTapped: Bool) -> Bool {
        let mayOpen = !isBrowsing && mayBrowse(isTapped: isTapped)
        if !mayOpen {
            logNavigation(.warning, .externalURLNotOpened)
        }
        return mayOpen
    }

    /// Whether a browser is presented over the app.
    var isBrowsing: Bool { activeViewController is SFSafariViewController }

    package func sessionMayDownload(_ session: Session, _ cause: DownloadLimit.Cause) -> Bool {
        downloads.mayStart(in: session, cause)
    }

    package func session(_ session: Session, didStart download: WKDownload) {
        downloads.start(download, in: session)
    }

    package func session(
        _ session: Session, didFindNoPageFor visitable: any Visitable, originalAction: VisitAction,
        reason: LoadError
    ) {
        guard let url = visitable.visitableURL else { return }
        // The only screen can't be removed, because the window would be empty. It shows an error view.
        let screen = visitable.visitableViewController
        guard navigationController.viewControllers.contains(where: { $0 !== screen }) else {
            session.delegate?.session(session, didFailRequestForVisitable: visitable, error: reason)
            return
        }
        let redirect = VisitRedirect(
            proposal: VisitProposal(url: url), visitable: visitable, in: session, originalAction: originalAction,
            isRendered: false)
        let run = ProposalRun(redirect.proposal, following: redirect, in: self)
        run.replaceWithNone()
        queue.add(run)
    }
}
