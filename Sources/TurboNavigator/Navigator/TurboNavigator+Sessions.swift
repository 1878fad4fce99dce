import SafariServices
import UIKit
import WebKit

extension TurboNavigator: SessionDelegate {
    public func session(_ session: Session, didProposeVisit proposal: VisitProposal) {
        let run = ProposalRun(inSignIn(proposal, of: session), isOfPage: true, in: self)
        // An earlier proposal may remove the screen. Otherwise the user leaves it.
        if queue.isIdle, proposal.options.response == nil, let screen = session.screenOfPage {
            run.isNeeded = { [weak session, weak screen] in screen.map { session?.hasLeft($0) == false } ?? false }
        }
        queue.add(run)
    }

    public func session(
        _ session: Session, didFailRequestForVisitable visitable: any Visitable, error: any Error
    ) {
        performer.stacks.endProvisionalTitle(of: visitable.visitableViewController)
        guard let url = visitable.visitableURL else { return }
        let failure = VisitFailure(error, url: url)
        if session.hasLeftSignIn(for: visitable) {
            signInCollector.presentationDidEnd(isCancelled: true, of: self)
            report(failure, of: visitable, in: session)
        } else if failure.cause == .turbo(.http(statusCode: 401)) {
            signInCollector.add(visitable, of: session, self)
        } else {
            report(failure, of: visitable, in: session)
        }
    }

    func report(_ failure: VisitFailure, of visitable: any Visitable, in session: Session) {
        let failure = failure.withRetry(retryAction(for: visitable, in: session, after: failure))
        recovery?.register(failure, of: visitable, in: session)
        activeDelegate.visitDidFail(failure, on: visitable, from: self)
    }

    public func session(_ session: Session, didFailFormSubmissionTo url: URL, error: any Error) {
        let failure = VisitFailure(error, url: url)
        whenSettled { [weak session] navigator in
            // What a page does without a tap, such as to save a draft, is seen with it.
            guard failure.isTapped || session.map(navigator.isVisible) == true else { return }
            navigator.activeDelegate.formSubmissionDidFail(failure, from: navigator.activeViewController)
        }
    }

    public func session(_ session: Session, openExternalURL url: URL) {
        // Wait until the screen that led to the URL is removed. Its removal would also dismiss a browser presented over
        // it.
        whenSettled { navigator in
            guard !navigator.passToRouteHandlers(url), !navigator.isBrowsing else { return }
            navigator.openExternalURL(url)
        }
    }

    public func sessionDidLoadWebView(_ session: Session) {
        session.webView.navigationDelegate = session
        activeDelegate.sessionDidLoadWebView(session)
    }

    public func session(_ session: Session, makeReplacementFor webView: WKWebView) -> WKWebView? {
        delegate?.session(session, makeReplacementFor: webView)
    }

    public func session(_ session: Session, didReplace webView: WKWebView) {
        delegate?.session(session, didReplace: webView)
    }

    public func sessionDidStartRequest(_ session: Session) {
        delegate?.sessionDidStartRequest(session)
    }

    public func sessionDidFinishRequest(_ session: Session) {
        delegate?.sessionDidFinishRequest(session)
    }

    public func sessionDidStartFormSubmission(_ session: Session) {
        delegate?.sessionDidStartFormSubmission(session)
    }

    public func sessionDidFinishFormSubmission(_ session: Session) {
        delegate?.sessionDidFinishFormSubmission(session)
    }

    public func session(
        _ session: Session, didReceiveAuthenticationChallenge challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        let reply = ServerChallenge.fromAnyThread { [weak self] disposition, credential in
            guard disposition == .performDefaultHandling, AuthenticationAlert.handles(challenge), let self else {
                return completionHandler(disposition, credential)
            }
            Task.starting {
                await self.performer.settled()
                guard self.isOnTop(session) else {
                    return completionHandler(.performDefaultHandling, nil)
                }
                AuthenticationAlert.show(challenge, from: self.activeViewController, completionHandler)
            }
        }
        activeDelegate.handle(challenge: challenge, from: self, completionHandler: reply)
    }

    public func session(
        _ session: Session, didReceiveCertificateChallenge challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        let reply = ServerChallenge.fromAnyThread { completionHandler($0, $1) }
        activeDelegate.handle(challenge: challenge, from: self, completionHandler: reply)
    }
}

/// What the navigator is told and asked by its sessions, even if the app is their delegate.
extension TurboNavigator: SessionNavigator {
    package func receive(_ report: SessionReport, from session: Session) {
        switch report {
        case .redirectProposed(let redirect): signInCollector.follow(redirect, of: session, self)
        case .willVisit(let visitable): willVisit(visitable, in: session)
        case .didRender: didRender(in: session)
        case .stateDidChange: stateDidChange()
        case .appearanceDidChange: performer.updateBack()
        case .unsafeFormWasSent(let hasResponse): unsafeFormWasSent(in: session, hasResponse: hasResponse)
        case .userDidSignIn(let proposal):
            signInCollector.userDidSignIn(in: session, self, proposing: proposal)
            if proposal == nil { container?.pageDidRender(in: session) }
        case .userMayHaveChanged:
            container?.dataDidChange()
            for other in sessions(besides: session) { other.page.forgetUser(keeping: .unsaved) }
            reloadForgottenPages(besides: self)
        case .userDidSignOut(let proposal, let stays):
            userDidSignOut(in: session, proposing: proposal, stays: stays)
        case .signInIsNeeded(let visitable): signInCollector.add(waiting: visitable, of: session, self)
        case .badgesDidChange(let badges): container?.show(badges, of: self)
        case .inputDidChange: inputDidChange()
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
        for other in sessions(besides: session) { other.markSnapshotCacheAsStale() }
        container?.dataDidChange()
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
        sessions(besides: session).lazy.compactMap(\.placement.pageColor).first
    }

    private func didRender(in session: Session) {
        missingRulesLoader?.pageDidRender()
        container?.pageDidRender(in: session)
        modalPreparer.pageDidLoad()
        guard let screen = session.owner else { return }
        performer.stacks.replacementDidRender(screen.visitableViewController)
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
            // UIKit may call it on any thread.
            @Sendable [weak self] _ in
            MainActor.performFromAnyThread { [weak self] in self?.route(url) }
        }
        return true
    }

    package func sessionMayOpenExternalURL(_ session: Session, isTapped: Bool) -> Bool {
        let mayOpen = !isBrowsing && isOnTop(session) && mayBrowse(isTapped: isTapped)
        if !mayOpen {
            logNavigation(.warning, .externalURLNotOpened)
        }
        mayOpenApps = mayOpen && isTapped
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
        let screen = visitable.visitableViewController
        // It is loaded again if its page is gone, for example for a sign-in that the file needed.
        if let replaced = performer.stacks.replaced, replaced.by == performer.stacks.state(of: screen)?.id {
            return whenSettled { $0.performer.putBack(replaced.controller, insteadOf: screen) }
        }
        // The only screen can't be removed, because the window would be empty. It shows an error view.
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

/// Navigators with the app's own sessions.
extension TurboNavigator {
    /// Creates a navigator with two sessions that the app has created and configured, including their path
    /// configurations. The name is that of Masilotti's TurboNavigator 0.3.
    ///
    /// The navigator becomes the delegate of sessions that have none. A session keeps a delegate that the app has set.
    /// The app then calls ``route(_:)`` with the proposals that the navigator should handle, and handles failures and
    /// external URLs itself. It can show the default error view with ``showError(_:on:retry:)``. The navigator
    /// recognizes a redirect if the app routes its proposal with the same URL and options. A redirect during a cold
    /// boot is followed on the same screen.
    ///
    /// - Parameters:
    ///   - preconfiguredMainSession: the session of the main stack.
    ///   - preconfiguredModalSession: the session of the modal stack. It must be another session, because each has its
    ///     own web view.
    ///   - delegate: customizes navigation. Held weakly.
    ///   - navigationController: the main stack, if the app has its own subclass.
    ///   - modalNavigationController: the modal stack, if the app has its own subclass.
    public convenience init(
        preconfiguredMainSession: Session, preconfiguredModalSession: Session,
        delegate: (any TurboNavigationDelegate)? = nil,
        navigationController: UINavigationController = UINavigationController(),
        modalNavigationController: UINavigationController = UINavigationController()
    ) {
        self.init(
            session: preconfiguredMainSession, modalSession: preconfiguredModalSession, delegate: delegate,
            mainStack: MainStack(holding: navigationController), modalNavigationController: modalNavigationController)
        becomeDelegate()
    }

    /// Becomes the delegate of the sessions that have none.
    ///
    /// - Parameter delegate: the object to set instead of the navigator; nil by default.
    func becomeDelegate(as delegate: (any SessionDelegate)? = nil) {
        for session in sessions {
            session.navigatorDelegate = delegate ?? self
            if session.delegate == nil { session.delegate = delegate ?? self }
        }
        if session === modalSession { logNavigation(.error, .misuse(.oneSessionForBothStacks)) }
    }

    /// Returns the redirect of a proposal that the app received as a session's delegate and now routes.
    func removeRedirect(of proposal: VisitProposal) -> VisitRedirect? {
        for session in sessions {
            if let redirect = session.links.removeRedirect(of: proposal) { return redirect }
        }
        return nil
    }
}
