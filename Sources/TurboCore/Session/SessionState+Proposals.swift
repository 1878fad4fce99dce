import Foundation

/// Handling of visits that pages and servers propose.
extension SessionState {
    mutating func propose(_ proposal: PageMessage.Proposal) {
        if let token = proposal.redirectedVisit { return redirect(token, proposal) }
        guard isOwn(proposal.location) else { return follow(proposal.location, isTapped: false) }
        let hasResponse = proposal.options.response != nil
        guard hasResponse || !isFromGonePage(proposal) else {
            return log(.info, "a visit of \(proposal.location) was dropped: the screen of its page is gone")
        }
        guard allows(proposal.location) else { return }
        if hasResponse { formWasSent(hasResponse: true) }
        if let form = forms.signOut, hasResponse {
            // The root asks for the sign-in, if it requires one.
            let leadsToSignIn = facts.signsIn(proposal.location) ?? proposal.signsIn
            if form.isCertain || leadsToSignIn {
                return didSignOut(by: form.url, .proposeAfterSignOut(leadsToSignIn ? nil : proposal))
            }
            endedSession()
        }
        // The URL of the sign-in page may show another page afterwards. A search of that page is no sign-in.
        let isOfForm = hasResponse && forms.isLastUnsafe
        if hasResponse { forms.isLastUnsafe = false }
        if isOfForm, signedIn(by: proposal.location, proposal.signsIn, withForm: forms.signsIn) {
            return didSignIn(proposing: proposal)
        }
        if proposal.isOwn, let owner = placement.owner, showsOwnURL(owner) {
            log(.info, .ownURL(proposal.location))
            if proposal.keepsInput { return beginPageRefresh(proposal.location) }
            return emit(.link(.visitInPage(proposal, owner)))
        }
        if hasResponse { return emit(.link(.propose(proposal))) }
        proposeOncePageIsShown(proposal)
    }

    /// Whether a proposal comes from a page that the user has left for good, and not from the one that arrives in its
    /// document. A page may leave itself, and then lead to another one, as in a browser.
    private func isFromGonePage(_ proposal: PageMessage.Proposal) -> Bool {
        if placement.contentOwner != nil || placement.documentOwner != nil { return false }
        guard let visit, visit.isRunning, visit.screen != nil else { return true }
        return visit.request.options.action == .restore && (!visit.hasBegun || proposal.isOfFormerPage)
    }

    /// Handles the redirect of a visit. Without a response, it led to a historical location, which isn't rendered.
    private mutating func redirect(_ token: Int, _ proposal: PageMessage.Proposal) {
        guard let visit, visit.token == token, !isLost(visit), visit.screen != nil else {
            let text = "a redirect to \(proposal.location) was dropped: its visit failed or was cancelled"
            return log(.info, .text(text))
        }
        emit(.visit(.redirected(token: token, from: visit.location, to: proposal.location)))
        guard isOwn(proposal.location) else { return redirectToExternalURL(proposal.location) }
        if endsSignOut(visit, at: proposal.location) { return }
        if asksForSignIn(proposal.location, for: visit.location, isDeclared: proposal.signsIn) {
            return signInIsNeeded(for: visit, on: SignInPage(proposal.location, response: proposal.options.response))
        }
        let isRendered = visit.request.inPage == nil && proposal.options.response != nil
        if visit.request.inPage == nil { update(visit.screen) { $0.urls.redirected = proposal.location } }
        if !isRendered { sendToVisit(.cancel) }
        proposeRedirect(of: visit, proposal, isRendered: isRendered)
    }

    /// Proposes the target of a redirect. For a refresh, the screen existed before, and the target may belong on
    /// another one.
    private mutating func proposeRedirect(of visit: VisitState, _ proposal: PageMessage.Proposal, isRendered: Bool) {
        guard let screen = visit.screen else { return }
        emit(
            .link(
                .proposeRedirect(
                    proposal, screen, originalAction: visit.request.options.action, isRendered: isRendered,
                    isInPage: visit.request.inPage != nil)))
    }

    // MARK: Redirects of a cold boot

    mutating func redirectFollowed(_ url: URL) {
        guard let visit, visit.screen != nil else { return }
        emit(.visit(.redirected(token: visit.token, from: visit.location, to: url)))
        update(visit.screen) { $0.urls.redirected = url }
    }

    /// Called when a cold boot was redirected to a page that doesn't belong on its screen: the target is routed
    /// instead.
    mutating func redirectBlocked(_ url: URL) {
        guard let visit else { return }
        emit(.visit(.redirected(token: visit.token, from: visit.location, to: url)))
        log(.info, "\(visit.location) redirects to \(url), which is routed instead")
        guard isOwn(url) else { return redirectToExternalURL(url) }
        if endsSignOut(visit, at: url) { return }
        if asksForSignIn(url, for: visit.location) { return signInIsNeeded(for: visit, on: SignInPage(url)) }
        sendToVisit(.cancel)
        proposeRedirect(of: visit, PageMessage.Proposal(location: url, options: VisitOptions()), isRendered: false)
    }

    /// Called when the server redirects to an external URL or to another app, which opens outside the app. The screen is
    /// removed, or shows why it is empty.
    mutating func redirectToExternalURL(_ url: URL) {
        guard let visit else { return }
        endWithoutPage(visit, reason: Origin(url).isWeb ? .redirectedToExternalURL(url: url) : .schemeBlocked(url: url))
        emit(.link(.openRedirect(url, from: visit.location)))
        if isSignOut(visit.location) { didSignOut(by: visit.location, .proposeAfterSignOut(nil)) }
    }

    /// Called when the server redirects a request of the page to another app, before the page is told that the request
    /// has failed.
    ///
    /// - Returns: whether the request is that of the visit or of a form.
    mutating func redirectToOtherApp(_ url: URL, from source: URL) -> Bool {
        guard !Origin(url).isWeb else { return false }
        if let visit, visit.isRunning, visit.kind == .javaScript,
            PageIdentity(visit.location).isSame(as: PageIdentity(source))
        {
            emit(.visit(.redirected(token: visit.token, from: visit.location, to: url)))
            redirectToExternalURL(url)
            return true
        }
        guard let form = forms.redirect(source) else { return false }
        emit(.link(.openFormRedirect(url, form: form)))
        return true
    }

    // MARK: Visits in the page

    /// Whether the page of a screen is shown with its own URL, and not with that of a visit to another page.
    private func showsOwnURL(_ screen: VisitableID) -> Bool {
        placement.contentOwner == screen && (placement.hasURLOfPage || visit?.request.inPage != nil)
    }

    /// Visits the page's own URL, as a browser does: no screen changes, and Turbo decides about scrolling and focus.
    mutating func visitInPage(_ proposal: PageMessage.Proposal, _ screen: VisitableID) {
        guard screen == placement.owner, showsOwnURL(screen) else { return }
        var request = VisitRequest(screen, proposal.location, proposal.options)
        request.inPage = .ownURL
        // A second tap, while the page is requested.
        if isVisiting, visit?.request == request, visit?.answer == nil, proposal.options.response == nil { return }
        begin(request)
    }

    /// Refreshes a page on its own request: for a broadcast, the stream action `refresh`, or `Turbo.session.refresh`.
    /// The refresh runs in the page, and no screen changes.
    mutating func beginPageRefresh(_ location: URL) {
        guard let owner = placement.owner, placement.contentOwner == owner, let current = currentURL(of: owner),
            PageIdentity(current).isSame(as: PageIdentity(location))
        else { return log(.info, "a refresh of \(location) was dropped: another page is loading") }
        guard !isVisiting || visit?.request.inPage == .refresh else {
            return log(.info, "a refresh of \(location) was dropped: the page is already being visited")
        }
        var request = VisitRequest(owner, location, VisitOptions(action: .replace))
        request.inPage = .refresh
        begin(request)
    }

    /// Ends a refresh that would discard unsaved input. The page stays as it is, and says so.
    mutating func delayRefresh(_ visit: VisitState?, _ location: URL) {
        guard let visit, visit.isRunning, let screen = visit.screen else { return }
        log(.info, .refreshWaits(location))
        sendToVisit(.cancel)
        place { $0.foundNoPage(screen) }
        update(screen) { $0.isRefreshWaiting = true }
    }
}
