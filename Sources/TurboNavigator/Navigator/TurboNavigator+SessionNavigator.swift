import SafariServices
import UIKit
import WebKit

/// What the navigator is told and asked by its sessions, even if the app is their delegate.
extension TurboNavigator: SessionNavigator {
    package func receive(_ report: SessionReport, from session: Session) {
        switch report {
        case .redirectProposed(let redirect): queue.add(ProposalRun(redirect.proposal, following: redirect, in: self))
        case .willVisit(let visitable): willVisit(visitable, in: session)
        case .didRender: didRender(in: session)
        case .stateDidChange: stateDidChange()
        case .unsafeFormWasSent(let hasResponse): unsafeFormWasSent(in: session, hasResponse: hasResponse)
        case .userDidSignIn(let proposal): signInCollector.userDidSignIn(in: session, self, proposing: proposal)
        case .userDidSignOut(let proposal): userDidSignOut(in: session, proposing: proposal)
        case .signInIsNeeded(let visitable): signInCollector.add(waiting: visitable, of: session, self)
        case .inputDidChange(let visitable): inputDidChange(on: visitable, of: session)
        case .wentBack(let screens): goBack(in: session, by: screens)
        case .pageDidNotRespond(let visitable): pageDidNotRespond(on: visitable, of: session)
        case .couldNotOpen(let url): couldNotOpen(url)
        case .downloadDidStart(let download): downloads.start(download, in: session)
        case .noPageFound(let visitable, let originalAction, let reason):
            removeScreen(of: visitable, in: session, originalAction, reason)
        }
    }

    private func unsafeFormWasSent(in session: Session, hasResponse: Bool) {
        // Turbo clears the snapshots of the session with the form itself.
        for other in sessionsOfUser where other !== session { other.markSnapshotCacheAsStale() }
        if hasResponse, session === modalSession { performer.modalPresentation.formDidGetResponse() }
    }

    private func willVisit(_ visitable: any Visitable, in session: Session) {
        container?.webProcessWillStart()
        recovery?.visitWillStart(in: session)
        ErrorContainerView.remove(from: visitable)
        signInCollector.remove(visitable)
        // While a page waits for a dialog, its scripts don't run.
        for dialogs in dialogs { dialogs.pageWillChange(of: session) }
    }

    /// As with the Back button, but for several screens. A page that isn't on the visible stack goes nowhere.
    private func goBack(in session: Session, by screens: Int) {
        guard session === activeSession else {
            return logNavigation(.info, "history.back() did nothing: its page is below the modal stack")
        }
        perform(["presentation": "pop"], screens: screens, from: .handler)
    }

    package func pageColor(besides session: Session) -> UIColor? {
        sessionsOfUser.lazy.filter { $0 !== session }.compactMap(\.placement.pageColor).first
    }

    private func didRender(in session: Session) {
        missingRulesLoader?.pageDidRender()
        modalPreparer.handle(.pageDidLoad)
        guard let screen = session.owner else { return }
        performer.stacks.pageDidRender(on: screen)
        signInCollector.pageDidRender(on: screen, of: session, self)
    }

    private func pageDidNotRespond(on visitable: any Visitable, of session: Session) {
        whenSettled { [weak session, weak visitable] navigator in
            guard let session, let visitable, navigator.isVisible(session),
                !(navigator.activeViewController is UIAlertController)
            else { return }
            let completion = DialogCompletion(cancelled: false) { [page = session.page] isDiscarded in
                if isDiscarded { page.discardInput(on: visitable) } else { page.wait(for: visitable) }
            }
            DiscardAlert.show(
                BuiltInText.pageNotResponding.text(), BuiltInText.changesWillBeLost.text(), keep: .wait,
                discard: .reload,
                from: navigator.activeViewController, completion)
        }
    }

    private func couldNotOpen(_ url: URL) {
        whenSettled { navigator in
            MessageAlert.show(
                .noAppForLink, DialogText.shortened(url.absoluteString), copying: url,
                from: navigator.activeViewController)
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

    private func removeScreen(
        of visitable: any Visitable, in session: Session, _ originalAction: VisitAction, _ reason: LoadError
    ) {
        guard let url = visitable.visitableURL else { return }
        // The only screen can't be removed, because the window would be empty. It shows an error view.
        let screen = visitable.visitableViewController
        guard navigationController.viewControllers.contains(where: { $0 !== screen }) else {
            session.delegate?.session(session, didFailRequestForVisitable: visitable, error: reason)
            return
        }
        let proposal = VisitProposal(url: url, properties: ["presentation": "none"])
        let redirect = VisitRedirect(
            proposal: proposal, visitable: visitable, in: session, originalAction: originalAction, isRendered: false)
        queue.add(ProposalRun(proposal, from: .command, following: redirect, in: self))
    }
}
