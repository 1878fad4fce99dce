import Foundation

/// Requests of the server to sign in by a redirect, as those of a 401.
extension SessionState {
    /// Whether the server asks the user to sign in, because it redirects a page to one on which users sign in.
    ///
    /// - Parameter isDeclared: whether that page says so itself. The app's rules take precedence.
    package func asksForSignIn(_ target: URL, for location: URL, isDeclared: Bool = false) -> Bool {
        isOwn(target) && facts.signsIn(location) != true && facts.signsIn(target) ?? isDeclared
    }

    /// Whether a redirect leads from a page of the sign-in to another one, because the user has signed in.
    package func leavesSignIn(_ target: URL, from location: URL, isDeclared: Bool = false) -> Bool {
        facts.signsIn(location) == true && !(facts.signsIn(target) ?? isDeclared)
    }

    /// Ends a visit as if the server had answered with 401. The sign-in page may be rendered already. It belongs to no
    /// screen.
    mutating func signInIsNeeded(for visit: VisitState, on page: SignInPage) {
        log(.info, .signInNeeded(visit.location))
        guard let screen = visit.screen else { return sendToVisit(.cancel) }
        // A visit that has a page can't fail anymore.
        reject(screen, visit.location, visit.request.options)
        // The entry in the history is that of the sign-in page.
        update(screen) { ($0.signInPage, $0.urls.redirected, $0.restorationIdentifier) = (page, nil, nil) }
    }

    private mutating func reject(_ screen: VisitableID, _ location: URL, _ options: VisitOptions) {
        var request = VisitRequest(screen, location, options)
        request.failure = VisitFailure(TurboError.http(statusCode: 401), url: location)
        begin(request)
    }

    /// Called when the user has returned to a rejected screen, without a sign-in. It would be rejected again.
    mutating func leaveSignIn(for screen: VisitableID, _ screenState: ScreenState) {
        reject(screen, screenState.urls.current, screenState.failedOptions ?? VisitOptions())
        update(screen) { $0.hasLeftSignIn = true }
    }

    /// The rejected screens are visited again when the user returns to them.
    mutating func forgetRejections() {
        for screen in screenStates.keys where screenStates[screen]?.waitsForSignIn == false {
            screenStates[screen]?.signInPage = nil
        }
    }

    mutating func didSignIn(proposing proposal: PageMessage.Proposal?) {
        forgetRejections()
        emit(.link(.proposeAfterSignIn(proposal)))
    }

    /// Whether the user has signed in, because the response to a form of the sign-in is another page.
    ///
    /// - Parameter withForm: whether the form itself says so. Other forms sign in only on a sign-in page.
    func signedIn(by target: URL, _ isDeclared: Bool, withForm: Bool) -> Bool {
        (isOnSignInPage || withForm) && !(facts.signsIn(target) ?? isDeclared)
    }

    /// Whether the user has signed in with a form outside Turbo. A server that rejects it may answer with 200, but then it
    /// doesn't redirect.
    func documentSignedIn(_ page: PageMessage.PageState) -> Bool {
        guard let form = ownLoad.post, !ownLoad.isError, ownLoad.signOut == nil else { return false }
        return (ownLoad.isRedirected || PageIdentity(form) != PageIdentity(page.location))
            && signedIn(by: page.location, page.signsIn, withForm: ownLoad.signsIn)
    }

    /// Where a sign-in has led if that is no page: a file, or the URL of a form that was rejected, which allows no GET.
    func signInTarget(_ redirect: FormRedirect, _ result: FormSubmissionResult) -> URL? {
        let isFile = result == .accepted && !redirect.isPage
        guard isFile || [404, 405].contains(where: { result == .rejected(status: $0) }), isOwn(redirect.target),
            forms.isLastUnsafe, forms.signOut == nil,
            signedIn(by: redirect.target, false, withForm: forms.signsIn)
        else { return nil }
        return redirect.target
    }

    func isSignIn(_ url: URL, _ method: String) -> Bool {
        SignInQuestion.Form(location: url, method: method).isSignIn(signsIn)
    }

    /// Whether users sign in on the page of a URL, by the app's rules, or because it was shown for that; nil if neither
    /// says so.
    private func signsIn(_ url: URL) -> Bool? {
        facts.signInPage?.isSame(as: PageIdentity(url)) == true ? true : facts.signsIn(url)
    }

    var isOnSignInPage: Bool { page.map { facts.signsIn($0.location) ?? ($0.signsIn || rejectsSignIn) } == true }

    // MARK: Forms and frames

    /// Decides whether the server asks for a sign-in by its answer to a form or a frame. The page then stays as it is, and
    /// waits.
    mutating func answer(_ question: SignInQuestion) {
        let isNeeded = facts.hasNavigator && isNeeded(question)
        // The session that has ended is that of this app.
        let isSignOut = isNeeded && question.statusCode != 401 && question.form?.endsSession(signsIn) == true
        if isSignOut { forms.signOut?.isCertain = true }
        call(.answerSignIn(number: question.number, isNeeded: isNeeded && !isSignOut))
    }

    /// - Parameters:
    ///   - requested: the URL of the form or frame with which the page waits.
    ///   - page: the page to which the server led; nil if it answered with 401.
    mutating func wait(with requested: URL, for page: SignInPage?) {
        guard facts.hasNavigator, let screen = placement.contentOwner else { return }
        log(.info, .signInNeeded(requested))
        update(screen) { ($0.signInPage, $0.waitingURL) = (page, requested) }
        emit(.page(.signInIsNeeded(screen)))
    }

    private func isNeeded(_ question: SignInQuestion) -> Bool {
        // The answer to a form of the sign-in page is shown on it, and a user who signs out doesn't sign in.
        let signsIn = facts.signsIn(question.page) ?? page?.signsIn == true
        guard !signsIn, question.form.map(isSignOut) != true else { return false }
        return question.statusCode == 401
            || asksForSignIn(question.location, for: question.page, isDeclared: question.isDeclared)
    }

    /// Called when the user has signed in. The pages that stay get new tokens for their forms.
    mutating func userDidSignIn() {
        for screen in screenStates.keys where waitsForTokens(screen) {
            screenStates[screen]?.waitingURL = nil
            screenStates[screen]?.isTokenOutdated = true
        }
        forgetRejections()
        renewTokens(on: placement.contentOwner)
    }

    private func waitsForTokens(_ screen: VisitableID) -> Bool {
        screenStates[screen]?.waitsForSignIn == true || unsavedInput(on: screen) != .none
    }

    /// A page from a snapshot has the tokens that it had.
    mutating func renewTokens(on screen: VisitableID?) {
        guard let screen, screenStates[screen]?.isTokenOutdated == true, placement.isBooted else { return }
        screenStates[screen]?.isTokenOutdated = false
        call(.userDidSignIn)
    }

    // MARK: The end

    func isSignOut(_ url: URL) -> Bool { isSignOut(SignInQuestion.Form(location: url, method: "get")) }

    private func isSignOut(_ form: SignInQuestion.Form) -> Bool { form.isSignOut(signsIn) }

    /// The sign-out that the form may be that the page sends to a URL; nil for another form.
    func signOut(_ url: URL) -> SentForms.SignOut? {
        let form = SignInQuestion.Form(location: url, method: forms.deletes ? "delete" : "get")
        if isSignOut(form) { return SentForms.SignOut(url: url) }
        return form.endsSession(signsIn) ? SentForms.SignOut(url: url, isCertain: false) : nil
    }

    /// Ends a visit that has signed the user out, because the server redirects it to another page.
    mutating func endsSignOut(_ visit: VisitState, at target: URL) -> Bool {
        guard isSignOut(visit.location), !isSignOut(target) else { return false }
        sendToVisit(.cancel)
        didSignOut(by: visit.location, .proposeAfterSignOut(nil))
        return true
    }

    /// Scripts end other sessions, too, such as that of a call or a payment, below other addresses.
    mutating func scriptMayHaveSignedOut(_ url: URL, _ method: String) {
        guard isOwn(url), isSignOut(SignInQuestion.Form(location: url, method: method)) else { return }
        let isOfUser = url.pathComponents.count <= 2 || isSignOut(url) && url.pathComponents.count == 3
        if isOfUser { didSignOut(by: url, .proposeAfterSignOut(nil)) } else { endedSession() }
    }

    mutating func didSignOut(by url: URL, _ effect: LinkEffect) {
        log(.info, .signedOut(url))
        (forms.signOut, ownLoad.signOut) = (nil, nil)
        emit(.link(effect))
    }

    /// Called when a document was loaded outside the cold boots, which may be the answer to a sign-out.
    mutating func documentSignedOut() {
        guard let form = ownLoad.signOut else { return }
        ownLoad.signOut = nil
        if ownLoad.isError { return }
        if isOnSignInPage { return didSignOut(by: form.url, .proposeAfterSignOut(nil)) }
        if form.isCertain { didSignOut(by: form.url, .stayAfterSignOut) } else { endedSession() }
    }

    /// Called when one of the user's sessions has ended, and the server doesn't say whether it is that of this app.
    mutating func endedSession() {
        forms.signOut = nil
        emit(.link(.userMayHaveChanged))
    }

    mutating func frameFormSignedOut() {
        if let form = forms.signOut, form.isCertain { didSignOut(by: form.url, .proposeAfterSignOut(nil)) }
        forms.signOut = nil
    }

    /// Called when the user has signed out, or another user may have signed in. Nothing of the other pages is shown again.
    mutating func forgetUser(keeping kept: KeptPages) {
        clearSnapshots(keepsInput: kept.contains(.unsaved))
        lastStaleToken = kept.contains(.last) ? lastToken - 1 : lastToken
        if !kept.contains(.unsaved) { forgetAllInput() }
        let screens = screenStates.keys.sorted { $0.rawValue < $1.rawValue }
        for screen in screens where !isKept(screen, kept) {
            update(screen) {
                ($0.isForgotten, $0.position, $0.offlineCopy, $0.isRefreshWaiting) = (true, nil, nil, false)
            }
            // The page of a hidden tab would be seen when the user selects the tab.
            if screen == placement.visible, facts.isTopmostVisible { continue }
            place { $0.screenshotShown(screen) }
            update(screen) { $0.signals = [] }
            emit(.screen(.showBlank(screen)))
        }
        if placement.contentOwner == nil, !screens.contains(where: { isKept($0, kept) }) { loseForgottenPage() }
    }

    /// The next visit would cache the page of a screen that is gone, and show it to the next user.
    mutating func loseForgottenPage() {
        if !isVisiting { place { $0.documentLost() } }
    }

    package func isForgotten(_ screen: VisitableID) -> Bool { screenStates[screen]?.isForgotten == true }

    private func isKept(_ screen: VisitableID, _ kept: KeptPages) -> Bool {
        (kept.contains(.last) && screen == placement.owner)
            || (kept.contains(.unsaved) && unsavedInput(on: screen) != .none)
    }

    /// A page that the user would return to, and that is still the one of the former user, is loaded again.
    mutating func frameShown(_ number: Int) {
        let isAwaited = placement.awaitedFrame?.number == number && placement.visible != placement.owner && !isVisiting
        if isAwaited, let owner = placement.owner, screenState(of: owner)?.isForgotten == true { return reload() }
        place { $0.frameShown(number) }
    }

    /// Whether the page of a screen may be in a picture that is kept longer than the screen.
    package func isStored(_ screen: VisitableID) -> Bool {
        screenStates[screen].map { $0.isStored && !$0.isForgotten } ?? false
    }

    /// The page on which the user has to sign in to see a screen's page; nil if the server didn't redirect to one.
    package func signInPage(of screen: VisitableID) -> SignInPage? { screenStates[screen]?.signInPage }

    /// Whether the user has returned to a screen from the sign-in page without a sign-in.
    package func hasLeftSignIn(_ screen: VisitableID) -> Bool { screenStates[screen]?.hasLeftSignIn == true }

    /// The URL of the form or frame with which a screen's page waits for the user to sign in; nil if none does.
    package func waitingURL(of screen: VisitableID) -> URL? { screenStates[screen]?.waitingURL }
}
