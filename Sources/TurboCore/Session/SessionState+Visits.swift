import Foundation

/// The beginning and the progress of a visit.
extension SessionState {
    /// Whether a visit began and has not ended.
    package var isVisiting: Bool { visit?.isRunning == true }

    mutating func begin(_ request: VisitRequest) {
        let former = visit
        ownLoad = OwnLoad()
        if forms.signOut?.isAccepted == true { forms.signOut = nil }
        sendToVisit(.cancel)
        emit(.visit(.willVisit(request.screen)))
        clearStaleSnapshots()
        lastToken += 1
        let kind: VisitMachine.Kind = canBeJavaScriptVisit(request) ? .javaScript : .coldBoot
        let begun = VisitState(request, token: lastToken, kind: kind, after: former, deadlines: facts.deadlines)
        visit = begun
        registerBeginning(of: begun)
        place { $0.visitBegan(request.screen) }
        if kind == .coldBoot { showIndicator(on: request.screen) }
        sendToVisit(request.failure.map { .failed($0) } ?? .start)
    }

    private mutating func registerBeginning(of visit: VisitState) {
        let request = visit.request
        update(request.screen) {
            $0.urls.current = request.location
            $0.failedOptions = nil
            ($0.signInPage, $0.hasLeftSignIn) = (nil, false)
            $0.isForgotten = false
            if request.options.action != .restore {
                $0.isStored = request.options.response?.isStored ?? true
                if request.inPage == nil { ($0.waitingURL, $0.isTokenOutdated) = (nil, false) }
            }
            $0.lastToken = visit.token
            if request.restorationIdentifier == nil, request.inPage == nil { $0.position = nil }
            // A page from Turbo's snapshot still has its input.
            if request.options.action != .restore, request.inPage != .refresh { $0.inputDidChange(.none) }
        }
        log(.debug, .visitBegan(visit.token, request.location, visit.kind, request.options.action))
        emit(
            .visit(
                .began(
                    token: visit.token, kind: visit.kind, url: request.location, action: request.options.action)))
    }

    /// Whether Turbo can make the visit in the current document. A page can visit only its own origin. A document in
    /// which the web library of bridge components never starts is replaced, except for a refresh, which the user did
    /// not request. So is one that has disabled Turbo, whose scripts expect a document for each page.
    private func canBeJavaScriptVisit(_ request: VisitRequest) -> Bool {
        guard !request.isReload, !request.isProbe, placement.isBooted, let url = facts.webViewURL else { return false }
        guard request.inPage == .refresh || !facts.isDocumentOutdated else { return false }
        let staysInDocument = request.inPage != nil || request.options.response != nil || hasInputInSnapshots
        guard staysInDocument || page?.loadsDocuments != true else { return false }
        return Origin(url) == Origin(request.location)
    }

    /// Whether the snapshots of this document have what the user has written on pages that were left.
    private var hasInputInSnapshots: Bool { screenStates.values.contains { $0.unsavedInput == .inSnapshot } }

    /// Sends an event to the current visit's state machine, and performs its effects.
    mutating func sendToVisit(_ event: VisitMachine.Event) {
        guard let former = visit, let effects = visit?.machine.handle(event) else { return }
        if former.isRunning, !isVisiting { place { $0.visitEnded() } }
        for effect in effects { perform(effect) }
        showProgress(after: event)
    }

    private mutating func perform(_ effect: VisitMachine.Effect) {
        guard let visit else { return }
        switch effect {
        case .begin: load(visit)
        case .requestDidStart: emit(.visit(.requestDidStart))
        case .requestDidFinish: emit(.visit(.requestDidFinish))
        case .show: place { $0.show(visit.screen) }
        case .armDeadline(let seconds): emit(.visit(.armDeadline(token: visit.token, seconds)))
        case .end(let end): finish(visit, end)
        }
    }

    private mutating func load(_ visit: VisitState) {
        let request = visit.request
        switch visit.kind {
        case .coldBoot:
            self.visit?.load = .requested
            emit(.visit(.load(request, token: visit.token)))
            sendToVisit(.requestStarted)
        case .javaScript where request.inPage != nil:
            emit(.page(.sendHeaders(for: request.location)))
            callInDocument(.visitInPage(token: visit.token, location: request.location), .visit(visit.token))
        case .javaScript:
            emit(.page(.sendHeaders(for: request.location)))
            givePosition(of: visit)
            callInDocument(
                .visit(
                    token: visit.token, location: request.location, options: request.options,
                    restorationIdentifier: request.restorationIdentifier,
                    referrer: facts.lead?.referrer(of: request.location)),
                .visit(visit.token))
        }
    }

    mutating func documentCommitted() {
        guard visit?.load != nil else { return }
        visit?.load = .committed
        visit?.hasBegun = true
        emit(.page(.documentDidCommit))
        forgetAllInput()
        let screen = visit?.screen
        place { $0.documentCommitted(screen) }
    }

    mutating func challengeHandled(isCancelled: Bool) {
        visit?.isSignInCancelled = isCancelled
        sendToVisit(.challengeHandled)
    }

    mutating func becameSlow() {
        guard isVisiting else { return }
        visit?.isSlow = true
        updateProgress()
        checkSlowPage()
    }

    /// Updates the progress line below the navigation bar, once a visit is slow.
    private mutating func showProgress(after event: VisitMachine.Event) {
        guard let visit else { return }
        guard visit.isRunning else {
            if let screen = visit.screen { emit(.visit(.showProgress(nil, screen))) }
            return
        }
        if case .start = event { emit(.visit(.awaitProgress(token: visit.token))) }
        self.visit?.progress = max(visit.progress, event.progress ?? 0)
        if visit.isSlow { updateProgress() }
    }

    private mutating func updateProgress() {
        guard let visit, visit.request.inPage != .refresh, !visit.hasIndicator, let screen = visit.screen else {
            return
        }
        emit(.visit(.showProgress(visit.progress, screen)))
    }
}
