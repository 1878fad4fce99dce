import Foundation

/// Handles the messages of pages.
extension Session {
    func receive(_ message: PageMessage) {
        onActivity?(message.activity)
        switch message {
        case .turboAwaited(let isNamed, let hasScripts): turboIsAwaited(isNamed, hasScripts)
        case .turboFound: sendOfDocument(.turboFound)
        case .inputChanged(let isUnsaved): inputChanged(isUnsaved)
        case .pageLoaded(let page): pageWasLoaded(page)
        case .refreshProposed(let location): refreshInPage(location)
        case .visitProposed(let proposal): propose(proposal)
        case .formSubmissionStarted(_, let method):
            isUnsafeFormUnderWay = method != "get"
            delegate?.sessionDidStartFormSubmission(self)
        case .formSubmissionFinished(let url, _, let hasFailed):
            hasFailed ? formFailed(url) : log(.debug, .formAnswered)
            formWasSubmitted(isAnswered: !hasFailed)
        case .pageInvalidated(let reason): pageWasInvalidated(reason)
        case .frameShown(let token): send(.frameShown(token))
        case .errorRaised(let text): log(.info, .scriptFailed(text))
        default: receiveOfVisit(message)
        }
    }

    private func receiveOfVisit(_ message: PageMessage) {
        switch message {
        case .visitStarted(let token, let hasCachedSnapshot):
            withVisit(token) { visit in
                if !hasCachedSnapshot, !visit.isRefresh { showActivityIndicator(of: visit) }
            }
        case .visitRequestStarted(let token): withVisit(token) { send(.requestStarted, to: $0) }
        case .visitRequestFinished(let token): withVisit(token) { send(.requestFinished, to: $0) }
        case .visitRequestFailed(let token, let location, let status):
            withVisit(token) { requestFailed($0, status, location) }
        case .visitRendered(let token, let page): pageWasRendered(token, page)
        case .visitCompleted(let token, let page): visitWasCompleted(token, page)
        default: break
        }
    }

    private func turboIsAwaited(_ isNamed: Bool, _ hasScripts: Bool) {
        log(.debug, "the document has no Turbo yet")
        if isNamed { sendOfDocument(.turboNamed) }
        if !hasScripts { sendOfDocument(.scriptsMissing) }
    }

    /// A page that has its Turbo does not fail for want of another script, and another script may bring Turbo yet.
    func scriptWasNotLoaded(_ script: URL) {
        guard coldBoot?.hasCommitted == true else { return }
        log(.warning, .scriptNotLoaded(script))
        sendOfDocument(.scriptNotLoaded(script))
    }

    /// What the document of the visit says of itself. Before it, the one that it is about to replace speaks.
    private func sendOfDocument(_ event: VisitMachine.Event) {
        guard coldBoot?.hasCommitted == true, let visit = currentVisit else { return }
        send(event, to: visit)
    }

    private func withVisit(_ token: Int?, _ body: (Visit) -> Void) {
        guard let token, let visit = currentVisit, visit.token == token else { return }
        body(visit)
    }

    private func pageWasLoaded(_ page: PageMessage.PageState) {
        // Sent by the previous document, which is about to be replaced.
        if let coldBoot, !coldBoot.hasCommitted { return }
        hear(page, of: nil)
        document = page.document
        toldHeaders = [:]
        sendHeaders(for: page.location)
        if let visit = currentVisit, visit.kind == .coldBoot, visit.isRunning {
            send(.documentReady(isVisited: true))
            if let visitable = visit.visitable { remember(page, for: visitable) }
            endColdBoot(stopLoading: false)
            send(.completed, to: visit)
            draw(visit)
        } else {
            documentCameByItself(page)
        }
        if let delegate { delegate.sessionDidLoadWebView(self) } else { webView.navigationDelegate = self }
    }

    /// A page that the user comes back to is drawn where they were in it.
    private func draw(_ visit: Visit) {
        guard let page = visit.restorationIdentifier else { return send(.rendered, to: visit) }
        call(.scrollBack(page: page, token: visit.token))
    }

    /// A form that Turbo does not handle, or Turbo that came after the deadline.
    private func documentCameByItself(_ page: PageMessage.PageState) {
        log(.info, .readyLate(page.location))
        send(.documentReady(isVisited: false))
        if let visitable = visitables[placement.contentOwner] {
            remember(page, for: visitable)
            navigator?.session(self, willVisit: visitable)
        }
    }

    private func remember(_ page: PageMessage.PageState, for visitable: any Visitable) {
        updateRecord(of: visitable) { record in
            record.urls.current = page.location
            record.restorationIdentifier = page.restorationIdentifier
            record.failedOptions = nil
        }
    }

    private func pageWasRendered(_ token: Int?, _ page: PageMessage.PageState) {
        if let token, currentVisit?.formerRefreshes.contains(token) == true { return }
        // A visit that ended without its last frame: the page draws it together with those of later visits.
        if let token, token != currentVisit?.token, renderedVisits.contains(token) { return }
        hear(page, of: token)
        if let token, let visit = currentVisit, visit.token == token, !visit.machine.hasEnded {
            send(.rendered, to: visit)
        } else if token == nil, let owner, !isVisiting {
            // A visit that the page made by itself: it stays on its screen.
            remember(page, for: owner)
            send(.drawnByItself)
        } else if currentVisit?.token != token || currentVisit?.machine.isCancelled == true {
            // A cancelled visit was drawn after all: no screen owns the page, and the owner's page has to be restored.
            send(.drawnLate(isOwnerOnStack: isOwnerOnAStack))
        }
    }

    var isOwnerOnAStack: Bool {
        guard let owner else { return false }
        return owner === topmostVisitable || owner.visitableViewController.parent != nil
    }

    private func visitWasCompleted(_ token: Int?, _ page: PageMessage.PageState) {
        hear(page, of: token)
        withVisit(token) { visit in
            if let visitable = visit.visitable {
                updateRecord(of: visitable) { $0.restorationIdentifier = page.restorationIdentifier }
            }
            send(.completed, to: visit)
        }
    }

    /// The answer makes what other sessions know stale, before a visit to its page begins. It shows in the end of the form or
    /// in the proposal of its page, of which either may come first.
    func formWasSent(isAnswered: Bool) {
        guard isUnsafeFormUnderWay else { return }
        isUnsafeFormUnderWay = false
        navigator?.sessionDidSubmitUnsafeForm(self, isAnswered: isAnswered)
    }

    private func formWasSubmitted(isAnswered: Bool) {
        formWasSent(isAnswered: isAnswered)
        delegate?.sessionDidFinishFormSubmission(self)
    }

    /// The page stays as it is, with what the user has filled in.
    private func formFailed(_ url: URL) {
        let failure = VisitFailure(TurboError.networkFailure, url: url)
        log(.error, .formNotAnswered(failure))
        delegate?.session(self, didFailFormSubmissionTo: url, error: failure.error)
    }

    private func pageWasInvalidated(_ reason: String) {
        log(.info, .wholeLoad(reason: reason.isEmpty ? "a tracked asset changed" : reason))
        guard let owner, let url = urls(of: owner)?.current, fulfils(url) else { return }
        owner.visitableView?.updateScreenshot()
        owner.visitableView?.showScreenshot()
        send(.covered(visitables.id(of: owner)))
        begin(owner, location: url, options: VisitOptions(), reload: true)
    }

    private func requestFailed(_ visit: Visit, _ status: Int, _ location: URL) {
        if status == Self.noPage, takesFile(of: visit) { return downloadAgain(visit) }
        if status == Self.noAnswer, visit.isRefresh { return refreshGotNoAnswer(visit) }
        if status == Self.noAnswer, !visit.isProbe, let visitable = visit.visitable { return probe(visit, visitable) }
        send(.failed(Self.failure(status, location)), to: visit)
    }

    /// Turbo got no answer that it can read. The engine finds out why: the network, a certificate, or a redirect to another
    /// site, which a script may not follow.
    private func probe(_ visit: Visit, _ visitable: any Visitable) {
        log(.debug, "\(visit.location): Turbo got no answer, the engine requests the page once more")
        begin(
            visitable, location: visit.location, options: VisitOptions(action: visit.options.action),
            restorationIdentifier: visit.restorationIdentifier, isProbe: true)
    }

    /// Turbo's status for a request without an answer.
    private static let noAnswer = 0

    /// Turbo's status for an answer that isn't HTML.
    private static let noPage = -2

    private static func failure(_ status: Int, _ location: URL) -> VisitFailure {
        let error: any Error =
            switch status {
            case 0: TurboError.networkFailure
            case -1: TurboError.timeoutFailure
            case ..<0: LoadError.notHTML(url: location, contentType: nil)
            default: TurboError.http(statusCode: status)
            }
        return VisitFailure(error, url: location)
    }
}
