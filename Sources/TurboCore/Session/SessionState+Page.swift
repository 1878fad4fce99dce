import Foundation

/// The messages of pages.
extension SessionState {
    mutating func receive(_ message: PageMessage) {
        switch message {
        case .turboAwaited(let isNamed, let hasScripts): turboIsAwaited(isNamed, hasScripts)
        case .turboFound: sendOfDocument(.turboFound)
        case .inputChanged(let isUnsaved): update(placement.contentOwner) { $0.hasUnsavedInput = isUnsaved }
        case .pageLoaded(let page): pageLoaded(page)
        case .refreshProposed(let location): refreshInPage(location)
        case .visitProposed(let proposal): propose(proposal)
        case .formSubmissionStarted(_, let method):
            isUnsafeFormUnderWay = method != "get"
            emit(.page(.formDidStart))
        case .formSubmissionFinished(let url, _, let answer): formFinished(url, answer)
        case .pageInvalidated(let reason): pageInvalidated(reason)
        case .frameShown(let token): place(.frameShown(token))
        case .errorRaised(let text): log(.info, .scriptFailed(text))
        default: receiveOfVisit(message)
        }
    }

    private mutating func receiveOfVisit(_ message: PageMessage) {
        switch message {
        case .visitStarted(let token, let hasCachedSnapshot):
            if !hasCachedSnapshot, let visit = current(token) { showIndicator(of: visit) }
        case .visitRequestStarted(let token): if current(token) != nil { send(.requestStarted) }
        case .visitRequestFinished(let token): if current(token) != nil { send(.requestFinished) }
        case .visitRequestFailed(let token, let location, let status):
            // Of a visit that has ended, the failure is late.
            if let visit = current(token), visit.isRunning { requestFailed(visit, status, location) }
        case .visitRendered(let token, let page): visitRendered(token, page)
        case .visitCompleted(let token, let page): visitCompleted(token, page)
        default: break
        }
    }

    /// Whether a visit was cancelled or has failed: its page, if it is drawn after all, belongs to no screen.
    func isLost(_ visit: VisitState) -> Bool { visit.machine.hasEnded && !renderedVisits.contains(visit.token) }

    private func current(_ token: Int?) -> VisitState? {
        guard let token, visit?.token == token else { return nil }
        return visit
    }

    /// A page that is slow may report that a visit began when it has failed.
    private mutating func showIndicator(of visit: VisitState) {
        guard !visit.request.isRefresh, !visit.machine.hasEnded, let screen = visit.screen else { return }
        emit(.visit(.showIndicator(visit: visit.token, screen)))
    }

    private mutating func turboIsAwaited(_ isNamed: Bool, _ hasScripts: Bool) {
        log(.debug, .note("the document has no Turbo yet"))
        if isNamed { sendOfDocument(.turboNamed) }
        if !hasScripts { sendOfDocument(.scriptsMissing) }
    }

    /// A page that has its Turbo does not fail for want of another script, and another script may bring Turbo yet.
    mutating func scriptWasNotLoaded(_ script: URL) {
        guard visit?.load == .committed else { return }
        log(.warning, .scriptNotLoaded(script))
        send(.scriptNotLoaded(script))
    }

    /// Reports of the document of the visit. Before it, the one that it is about to replace sends them.
    private mutating func sendOfDocument(_ event: VisitMachine.Event) {
        if visit?.load == .committed { send(event) }
    }

    private mutating func pageLoaded(_ page: PageMessage.PageState) {
        // Sent by the previous document, which is about to be replaced.
        if visit?.load == .requested { return }
        self.page = page
        document = page.document
        emit(.page(.forgetHeaders))
        emit(.page(.sendHeaders(for: page.location)))
        if let visit, visit.kind == .coldBoot, visit.isRunning {
            place(.documentReady(isVisited: true))
            remember(page, for: visit.screen)
            endLoad(stopsLoading: false)
            send(.completed)
            draw(visit)
        } else {
            documentCameByItself(page)
        }
        emit(.page(.documentDidLoad))
    }

    /// A page that the user returns to is drawn at its former scroll position.
    private mutating func draw(_ visit: VisitState) {
        guard let page = visit.request.restorationIdentifier else { return send(.rendered) }
        call(.scrollBack(page: page, token: visit.token))
    }

    /// A form that Turbo does not handle, or Turbo that was ready after the deadline.
    private mutating func documentCameByItself(_ page: PageMessage.PageState) {
        log(.info, .readyLate(page.location))
        place(.documentReady(isVisited: false))
        guard let screen = placement.contentOwner else { return }
        remember(page, for: screen)
        emit(.visit(.willVisit(screen)))
        // Its screen is not in sight. The user may come back to it, and nothing else reports the title.
        if screen != placement.owner { emit(.screen(.render(screen, page))) }
    }

    private mutating func visitRendered(_ token: Int?, _ page: PageMessage.PageState) {
        if let token, visit?.formerRefreshes.contains(token) == true { return }
        // A visit that ended without its last frame: the page draws it together with those of later visits.
        if let token, token != visit?.token, renderedVisits.contains(token) { return }
        note(page, of: token)
        if let visit = current(token), !visit.machine.hasEnded {
            send(.rendered)
        } else if token == nil, let owner = placement.owner, !isVisiting {
            // A visit that the page made by itself: it stays on its screen.
            remember(page, for: owner)
            place(.drawnByItself)
        } else if visit?.token != token || visit.map(isLost) == true {
            // A visit that was cancelled or has failed was drawn after all: no screen owns the page, and the owner's page
            // has to be restored. An error stays until the user tries again.
            let hasFailed = record(of: placement.owner)?.failedOptions != nil
            place(.drawnLate(isOwnerOnStack: isOwnerOnStack && !hasFailed))
        }
    }

    private mutating func visitCompleted(_ token: Int?, _ page: PageMessage.PageState) {
        note(page, of: token)
        guard let visit = current(token) else { return }
        update(visit.screen) { $0.restorationIdentifier = page.restorationIdentifier }
        send(.completed)
    }

    /// Takes the state of the page from a message, and corrects the title of the screen if the page reports it late.
    ///
    /// - Parameter token: the visit that the message is about; nil for one that the page made by itself.
    private mutating func note(_ page: PageMessage.PageState, of token: Int?) {
        guard token != nil else {
            self.page = page
            return
        }
        guard let visit = current(token), !isLost(visit) else { return }
        let isNew = page.title != self.page?.title
        self.page = page
        // The visit ended without a frame of the page, and the page draws one now.
        if isNew, visit.machine.hasEnded, let owner = placement.owner, placement.contentOwner == owner {
            emit(.screen(.render(owner, page)))
        }
    }

    var isOwnerOnStack: Bool {
        guard let owner = placement.owner else { return false }
        return owner == placement.topmost || facts.isOwnerContained
    }
}
