import Foundation

/// Links and loads that Turbo doesn't handle: the table "Links and loads outside Turbo" of `docs/flows.md`.
extension SessionState {
    func isOwn(_ url: URL) -> Bool { facts.origins.contains(url) }

    /// Decides about a load for which WebKit requests a policy.
    ///
    /// - Returns: the decision, and the effects to perform after WebKit has received it.
    package mutating func decide(_ load: LinkLoad, _ facts: SessionFacts) -> (LinkDecision, [SessionEffect]) {
        self.facts = facts
        let decision = decide(load)
        return (decision, drainEffects())
    }

    private mutating func decide(_ load: LinkLoad) -> LinkDecision {
        switch load.target {
        // Only WebKit can send the form there, and only a window of the page can show what the page has made.
        case .newWindow: return load.isPost || load.isBlob ? .allow : .follow
        case .frame: return LinkLoad.isShownInFrame(load.url) ? .allow : .follow
        case .mainFrame: break
        }
        if let source = load.source, redirectToOtherApp(load.url, from: source) { return .cancel }
        if isOnExternalPage { return decideOnExternalPage(load) }
        switch load.kind {
        case .reload:
            guard allows(load.url) else { return .cancel }
            // Its screen may not have appeared yet.
            if isPageArriving, let screen = placement.owner { reloadPage(of: screen) } else { reload() }
            return .cancel
        case .form, .history:
            if load.kind == .form, isSearchOfOthers(load) { return .follow }
            // As a link: a form can write a mail.
            if load.kind == .form, !load.isPost, !Origin(load.url).isWeb { return .follow }
            if load.belongsElsewhere, !load.isPost, !ownLoad.signsIn, ownLoad.signOut == nil {
                formIsAnsweredElsewhere()
                return .follow
            }
            guard Origin(load.url).isWeb, allows(load.url) else { return .cancel }
            ownLoad.formerPage = load.kind == .form ? placement.contentOwner.flatMap { currentURL(of: $0) } : nil
            ownLoad.isRedirected = load.isRedirect
            if !load.isRedirect { documentIsRequested(by: load) }
            return .allow
        case .link: return staysInPage(load.url) ? .allow : .follow
        case .unknown: return .cancel
        }
    }

    /// The page tells what is left of its input, but the next one may be decided before.
    private mutating func formIsAnsweredElsewhere() {
        formWasAnsweredWithoutPage()
        update(placement.contentOwner) { $0.inputDidChange(.none) }
        if ownLoad.post != nil { emit(.page(.unsafeFormWasSent(hasResponse: true))) }
    }

    mutating func formWasAnsweredWithoutPage() {
        ownLoad.formerPage = nil
        if !isOnExternalPage { call(.sentFormWasAccepted) }
        if let form = ownLoad.signOut, form.isCertain, !ownLoad.isError {
            didSignOut(by: form.url, .proposeAfterSignOut(nil))
        }
    }

    private mutating func documentIsRequested(by load: LinkLoad) {
        let isForm = load.kind == .form
        ownLoad.signOut = isForm ? signOut(load.url) : nil
        ownLoad.post = isForm && load.isPost ? load.url : nil
        ownLoad.signsIn = ownLoad.post.map { isSignIn($0, forms.deletes ? "delete" : "post") } == true
    }

    /// Whether a form leads to another site as a link does. One of the app that is redirected there stays in the app.
    private mutating func isSearchOfOthers(_ load: LinkLoad) -> Bool {
        let form = ownLoad.search
        ownLoad.search = nil
        guard !load.isPost, !load.isRedirect, !isOwn(load.url), let form else { return false }
        return Origin(form) == Origin(load.url) && form.path == load.url.path
    }

    /// Decides about a load in an external page. An own URL is routed, except for a form with data, whose response is
    /// shown in place.
    private mutating func decideOnExternalPage(_ load: LinkLoad) -> LinkDecision {
        guard Origin(load.url).isWeb, !isOwn(load.url) || load.isPost else { return .follow }
        return allows(load.url) ? .allow : .cancel
    }

    /// Whether the URL differs from the current page only in its fragment.
    private func staysInPage(_ url: URL) -> Bool {
        guard let page = facts.webViewURL, url.fragment != nil else { return false }
        return PageIdentity(url).isSame(as: PageIdentity(page))
    }

    /// Whether the main frame shows an external page, such as that of a sign-in provider, to which a form outside Turbo
    /// led. Its links and redirects stay in the web view until one leads back to the app's site.
    var isOnExternalPage: Bool { facts.webViewURL.map { Origin($0).isWeb && !isOwn($0) } ?? false }

    /// - Parameter isTapped: whether the user tapped the link. A page can't open other apps without a tap.
    mutating func follow(_ url: URL, isTapped: Bool) {
        guard Origin(url).isWeb else { return emit(.link(.openInOtherApp(url, isTapped: isTapped))) }
        guard allows(url) else { return }
        guard isOwn(url) else {
            emit(.link(.openExternalURL(url, isTapped: isTapped)))
            // Turbo leaves a form's redirect to another site to the browser.
            forms.signOut?.hasOpenedBrowser = true
            if let form = forms.signOut, form.isAccepted { didSignOut(by: form.url, .proposeAfterSignOut(nil)) }
            return
        }
        // The page that leads to another at once isn't one to which the user wants to return.
        let leavesAtOnce = url == ownLoad.announcedRedirect || !isTapped && isVisiting && visit?.kind == .coldBoot
        let action: VisitAction = leavesAtOnce ? .replace : .advance
        ownLoad.announcedRedirect = nil
        let options = VisitOptions(action: action)
        let location = isOnExternalPage && facts.isHistorical(url) ? withoutMessage(url) : url
        let proposal = PageMessage.Proposal(location: location, options: options, isOwn: url == page?.location)
        proposeOncePageIsShown(proposal)
    }

    /// Proposes a visit after the page that is about to be shown, which may lead to it by itself. If it is a file, the
    /// page stays.
    mutating func proposeOncePageIsShown(_ proposal: PageMessage.Proposal) {
        if isPageArriving { ownLoad.lead = proposal } else { emit(.link(.propose(proposal))) }
    }

    /// Whether the page of the visit is in the document, and is shown with one of its next frames.
    private var isPageArriving: Bool {
        guard let visit, visit.isRunning else { return false }
        return visit.kind == .coldBoot ? visit.machine.hasTurboStarted : visit.answer != nil
    }

    /// The message of a historical location is that of the app's server. This one would be that of another site.
    private func withoutMessage(_ url: URL) -> URL {
        var components = URLComponents(url: url, resolvingAgainstBaseURL: true)
        components?.query = nil
        return components?.url ?? url
    }

    /// A page goes back beyond its own entries: to the documents that forms outside Turbo have replaced on its screen,
    /// and then to the screens below.
    mutating func goBack(by count: Int) {
        let screen = placement.contentOwner
        let former = screen.flatMap { screenState(of: $0)?.formerDocuments.count } ?? 0
        guard let screen, count <= former else { return emit(.link(.wentBack(screens: count - former))) }
        emit(.link(.goBackToDocument(by: count, screen)))
    }

    mutating func loadFormerDocument(by count: Int, of screen: VisitableID) {
        guard let documents = screenState(of: screen)?.formerDocuments, count > 0, count <= documents.count else {
            return
        }
        update(screen) { $0.formerDocuments.removeLast(count) }
        load(screen, at: documents[documents.count - count])
    }
}
