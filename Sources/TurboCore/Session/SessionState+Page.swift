import Foundation

/// Handling of messages from the page.
extension SessionState {
    mutating func receive(_ message: PageMessage) {
        switch message {
        case .turboNotStarted(let isMentioned, let hasScripts): turboHasNotStarted(isMentioned, hasScripts)
        case .turboStarted: sendIfCommitted(.turboStarted)
        case .inputChanged(let input): update(placement.contentOwner) { $0.inputDidChange(input) }
        case .pageLoaded(let page): pageLoaded(page)
        case .refreshProposed(let location): beginPageRefresh(location)
        case .refreshWaits(let token, let location): delayRefresh(current(token), location)
        case .visitProposed(let proposal): propose(proposal)
        case .wentBack(let screens): goBack(by: screens)
        case .redirectAnnounced(let location): ownLoad.announcedRedirect = location
        case .formDeletes(let deletes): forms.deletes = deletes
        case .searchSent(let location): ownLoad.search = location
        case .sessionMayHaveEnded(let location, let method): scriptMayHaveSignedOut(location, method)
        case .formSubmissionStarted(let url, let method):
            formStarted(url, method)
        case .formSubmissionFinished(let url, _, let result, let redirect):
            formFinished(url, result, redirect)
        case .formAnswerNotShown(let url, let status): formAnswerWasNotShown(url, status)
        case .formSent(let form, let url): formWasSent(form, to: url)
        case .formFileReceived(let form, let file): emit(.link(.expectDownload(of: file, form: form)))
        case .methodRepeated(let url, let method): log(.warning, .methodRepeated(url, method: method))
        case .pageInvalidated(let reason): pageInvalidated(reason)
        case .frameShown(let number): frameShown(number)
        case .signInAsked(let question): answer(question)
        case .signInNeeded(let requested, let page): wait(with: requested, for: page)
        case .signalsChanged(let page): signalsDidChange(page)
        case .frameFormAccepted:
            emit(.page(.unsafeFormWasSent(hasResponse: true)))
            (forms.isLastUnsafe, forms.signsIn) = (true, false)
            frameFormSignedOut()
        case .tokensRenewed: log(.debug, .tokensRenewed)
        case .scrolled(let page, let position): pageDidScroll(page, to: position)
        case .errorRaised(let text): log(.info, .scriptFailed(text))
        case .visitStarted(let token, let hasCachedSnapshot):
            guard let visit = current(token) else { return }
            self.visit?.hasBegun = true
            if !hasCachedSnapshot { pageIsAwaited(by: visit) }
        case .visitRequestStarted(let token): if current(token) != nil { sendToVisit(.requestStarted) }
        case .visitRequestCompleted(let token, let copy):
            if current(token) != nil { visit?.answer = VisitState.Answer(copy: copy) }
        case .serverUnreachable(let token): serverIsUnreachable(token)
        case .pageNotStored(let token): if let visit = current(token) { update(visit.screen) { $0.isStored = false } }
        case .visitRequestFinished(let token): if current(token) != nil { sendToVisit(.requestFinished) }
        case .visitRequestFailed(let token, let location, let status, let contentType):
            // The failure is late if the visit has ended.
            if let visit = current(token), visit.isRunning { requestFailed(visit, status, location, contentType) }
            if token == nil { ownVisitFailed(status, location, contentType) }
        case .visitFileReceived(let token, let file, let contentType):
            guard let visit = current(token), visit.isRunning else { return }
            fileFound(contentType)
            emit(.link(.expectDownload(of: file, form: nil)))
        case .visitRendered(let token, let page): visitRendered(token, page)
        case .visitCompleted(let token, let page): visitCompleted(token, page)
        }
    }

    /// Whether a visit was cancelled or has failed. If its page is rendered after all, it belongs to no screen.
    func isLost(_ visit: VisitState) -> Bool { visit.machine.hasEnded && !renderedVisits.contains(visit.token) }

    private func current(_ token: Int?) -> VisitState? {
        guard let token, visit?.token == token else { return nil }
        return visit
    }

    /// A slow page may report that a visit began after the visit has failed.
    private mutating func pageIsAwaited(by visit: VisitState) {
        guard visit.request.inPage == nil, !visit.machine.hasEnded, let screen = visit.screen else { return }
        showIndicator(on: screen)
    }

    mutating func showIndicator(on screen: VisitableID) {
        guard let token = visit?.token else { return }
        visit?.hasIndicator = true
        emit(.visit(.showIndicator(token: token, screen)))
    }

    private mutating func turboHasNotStarted(_ isMentioned: Bool, _ hasScripts: Bool) {
        log(.debug, "the document has no Turbo yet")
        // The document of a form. If Turbo starts in it after all, `pageLoaded` follows.
        if visit?.load == nil {
            (page, forms.deletes) = (nil, false)
            forgetAllInput()
        }
        if isMentioned { sendIfCommitted(.turboMentioned) }
        if !hasScripts { sendIfCommitted(.scriptsMissing) }
    }

    /// Only relevant until Turbo starts in the document. Another script may still start it.
    mutating func scriptWasNotLoaded(_ script: URL) {
        guard visit?.load == .committed else { return }
        log(.warning, .scriptNotLoaded(script))
        sendToVisit(.scriptNotLoaded(script))
    }

    /// Sends an event of the document to the visit, once the visit's document is committed. Before that, the messages
    /// are those of the document that it will replace.
    private mutating func sendIfCommitted(_ event: VisitMachine.Event) {
        if visit?.load == .committed { sendToVisit(event) }
    }

    mutating func pageLoaded(_ page: PageMessage.PageState) {
        // Sent by the previous document, which is replaced unless the load is cancelled.
        if visit?.load == .requested {
            visit?.lateDocument = page
            return
        }
        let isVisited = visit?.isRunning == true
        let hasSignedIn = !isVisited && documentSignedIn(page)
        rejectsSignIn = !isVisited && ownLoad.isError && isOnSignInPage
        self.page = page
        (document, forms.deletes) = (page.document, false)
        emit(.page(.forgetHeaders))
        emit(.page(.sendHeaders(for: page.location)))
        if let visit, visit.kind == .coldBoot, visit.isRunning {
            if page.signsIn, page.location.path != visit.location.path,
                asksForSignIn(page.location, for: visit.location, isDeclared: true)
            {
                if endsSignOut(visit, at: page.location) { return }
                return signInIsNeeded(for: visit, on: SignInPage(page.location))
            }
            place { $0.documentReady(isVisited: true) }
            remember(page, for: visit.screen)
            endLoad(stopsLoading: false)
            sendToVisit(.completed)
            render(visit)
        } else {
            documentDidLoadItself(page)
            if hasSignedIn { didSignIn(proposing: nil) } else { documentSignedOut() }
        }
        ownLoad.isError = false
        emit(.page(.documentDidLoad))
    }

    /// Renders the page of a visit. A page to which the user returns is first scrolled to its last position.
    private mutating func render(_ visit: VisitState) {
        guard let page = visit.request.restorationIdentifier else { return sendToVisit(.rendered) }
        givePosition(of: visit)
        call(.scrollBack(page: page, token: visit.token, focuses: !visit.request.isReload))
    }

    /// Called for the document of a form that Turbo doesn't handle, and if Turbo started after the deadline.
    private mutating func documentDidLoadItself(_ page: PageMessage.PageState) {
        log(.info, .turboStartedWithoutVisit(page.location))
        forgetAllInput()
        place { $0.documentReady(isVisited: false) }
        guard let screen = placement.contentOwner else { return }
        if let former = ownLoad.formerPage { update(screen) { $0.formerDocuments.append(former) } }
        ownLoad.formerPage = nil
        remember(page, for: screen)
        setOffline(nil, on: screen)
        update(screen) { [ownLoad] in $0.isStored = ownLoad.isStored }
        emit(.visit(.willVisit(screen)))
        // Its screen isn't visible. The user may return to it, and nothing else reports the title.
        if screen != placement.owner { render(screen) }
    }

    private mutating func visitRendered(_ token: Int?, _ page: PageMessage.PageState) {
        if let token, visit?.formerInPage.contains(token) == true { return }
        // A visit that ended without its last frame: the page draws that frame together with those of later visits.
        if let token, token != visit?.token, renderedVisits.contains(token) { return }
        store(page, of: token)
        if let visit = current(token), !visit.machine.hasEnded {
            sendToVisit(.rendered)
        } else if token == nil, !isVisiting, let screen = placement.contentOwner ?? placement.owner {
            // The page made the visit itself, as for a frame that changes the history: it stays on its screen.
            remember(page, for: screen)
            setOffline(nil, on: screen)
            // As for a document that loads itself: the user may return to the screen.
            if screen == placement.owner { place { $0.renderedByPage() } } else { render(screen) }
        } else if visit?.token != token || visit.map(isLost) == true {
            // The page of a cancelled or failed visit was rendered nevertheless. It belongs to no screen, so the
            // owner's page has to be restored. An error view stays until the user retries.
            let hasFailed = screenState(of: placement.owner)?.failedOptions != nil
            let isOnStack = isOwnerOnStack && !hasFailed
            place { $0.renderedLate(isOwnerOnStack: isOnStack) }
        }
    }

    private mutating func visitCompleted(_ token: Int?, _ page: PageMessage.PageState) {
        store(page, of: token)
        guard let visit = current(token), !isLost(visit) else { return }
        update(visit.screen) { $0.restorationIdentifier = page.restorationIdentifier }
        sendToVisit(.completed)
    }

    /// Stores the state of the page from a message. Updates the title of the screen if the page reports it late.
    ///
    /// - Parameter token: the visit that the message is about; nil for one that the page made itself.
    private mutating func store(_ page: PageMessage.PageState, of token: Int?) {
        guard token != nil else {
            self.page = page
            return
        }
        guard let visit = current(token), !isLost(visit) else { return }
        let isNew =
            page.title != self.page?.title || page.signals != self.page?.signals
            || page.badges != self.page?.badges
        self.page = page
        // The visit ended without a frame of the page, and now the page has drawn one.
        if isNew, visit.machine.hasEnded, let owner = placement.owner, placement.contentOwner == owner {
            render(owner)
        }
    }

    var isOwnerOnStack: Bool {
        guard let owner = placement.owner else { return false }
        return owner == placement.topmost || facts.isOwnerContained
    }
}
