import Foundation

/// The state of a session as a value: its visits, the placement of the web view, the page, and the states of the
/// screens.
///
/// Handles events and returns effects, in the order in which they are performed. Nothing here depends on WebKit or
/// views, so that tests can run random users, pages and web views against it.
package struct SessionState: Sendable {
    package typealias VisitableID = WebViewPlacement.VisitableID

    package internal(set) var placement = WebViewPlacement()
    /// The last visit.
    package internal(set) var visit: VisitState?
    package internal(set) var lastToken = 0
    /// The last state that the page sent.
    var page: PageMessage.PageState?
    /// The document in which Turbo has started.
    package internal(set) var document: PageDocument?
    var screenStates: [VisitableID: ScreenState] = [:]
    /// The URLs that screens were routed to, including screens that were never visited.
    var routes: [VisitableID: URL] = [:]
    /// The tokens of the last visits that were rendered.
    var renderedVisits: Set<Int> = []
    /// The forms that the page sends through Turbo.
    var forms = SentForms()
    /// The document that the page loads itself, outside Turbo and without a visit.
    var ownLoad = OwnLoad()
    /// The last visit whose answer has given badges to tabs.
    var badgeVisit: Int?
    /// Whether the document is the page with which the server rejects a sign-in, at the URL to which its form was sent.
    var rejectsSignIn = false
    var areSnapshotsStale = false
    /// The token of the last visit before the content of screens was marked as stale; nil if it isn't.
    var lastStaleToken: Int?
    /// The recent requests of pages, to stop a page that reloads itself forever.
    var repeatLimit = RepeatLimit()
    /// The times at which the web process ended or the page didn't respond, to stop reloading a page that causes this
    /// each time.
    var processFailures: [Date] = []
    /// The number of the check to which the page has not responded yet; nil for none.
    var currentCheck: Int?
    var lastCheck = 0
    /// Whether the page is checked again after each load, because WebKit didn't report the end of its process.
    var checksAfterLoads = false

    var facts = SessionFacts()
    private var effects: [SessionEffect] = []

    package init() {}

    /// Handles one event and returns the effects, in the order in which they are performed.
    package mutating func handle(_ event: SessionEvent, _ facts: SessionFacts) -> [SessionEffect] {
        self.facts = facts
        react(to: event)
        return drainEffects()
    }

    mutating func drainEffects() -> [SessionEffect] {
        defer { effects = [] }
        return effects
    }

    mutating func emit(_ effect: SessionEffect) {
        effects.append(effect)
    }

    mutating func log(_ level: TurboLogEntry.Level, _ kind: TurboLogEntry.Kind) {
        emit(.log(level, kind))
    }

    private mutating func react(to event: SessionEvent) {
        switch event {
        case .request(let request): react(to: request)
        case .screen(let screen, let event): react(to: event, of: screen)
        case .page(let event): react(to: event)
        case .visit(let token, let event): if visit?.token == token { react(to: event) }
        case .process(let event): react(to: event)
        case .check(let number, let result): if currentCheck == number { react(to: result) }
        }
    }

    private mutating func react(to request: SessionEvent.Request) {
        switch request {
        case .visit(let request): begin(request)
        case .reload: reload()
        case .reloadPage(let screen): reloadPage(of: screen)
        case .refresh(let screen, let response): refresh(screen, response)
        case .visitInPage(let proposal, let screen): visitInPage(proposal, screen)
        case .loadFormerDocument(let count, let screen): loadFormerDocument(by: count, of: screen)
        case .retry(let screen): retry(screen)
        case .adopt(let screen): if placement.owner != nil, routes[screen] != nil { place { $0.adopt(screen) } }
        case .restore(let screen, let page, let visits): restorePage(page, of: screen, visits: visits)
        case .cancel: sendToVisit(.cancel)
        case .clearSnapshots: clearSnapshots(keepsInput: false)
        case .markSnapshotsAsStale: areSnapshotsStale = true
        case .markContentAsStale:
            lastStaleToken = lastToken
            forgetRejections()
        case .userSignedIn: userDidSignIn()
        case .userChanged(let kept): forgetUser(keeping: kept)
        case .wait(let screen): if screen == placement.owner { checkPage() }
        case .discardInput(let screen): if screen == placement.owner { reloadCheckedPage(isUnresponsive: true) }
        case .keepElements(let signals): callInDocument(.keep(signals: signals), .other)
        case .tapSignal(let signal, let screen): userDidTap(signal, on: screen)
        case .search(let text, let signal, let submits, let screen):
            userDidSearch(text, in: signal, submits: submits, on: screen)
        case .releaseWebView: releaseWebView()
        }
    }

    private mutating func react(to event: SessionEvent.Screen, of screen: VisitableID) {
        switch event {
        case .willAppear:
            showSignals(on: screen)
            place { $0.willAppear(screen) }
        case .didAppear: didAppear(screen)
        case .didLeaveContainer:
            let isTopmostVisible = facts.isTopmostVisible
            place { $0.didLeaveContainer(screen, isTopmostVisible: isTopmostVisible) }
        case .wasRemoved: leavePage(of: screen)
        case .deallocated: forget(screen)
        case .waitDidEnd: place { $0.waitDidEnd(screen) }
        }
    }

    private mutating func react(to event: SessionEvent.Page) {
        switch event {
        case .message(let message): receive(message)
        case .callFailed(let purpose, let reason): callFailed(purpose, reason)
        case .scriptNotLoaded(let script): scriptWasNotLoaded(script)
        case .linkFollowed(let url, let isTapped): follow(url, isTapped: isTapped)
        case .documentAnswered(let isError, let isStored):
            (ownLoad.isError, ownLoad.isStored) = (isError, isStored)
        case .documentFinished:
            let isWithoutTurbo = page == nil && document != nil && visit?.load == nil
            // The bridge doesn't run in it, and nothing else tells that the page of the form is gone.
            if isOnExternalPage { forgetAllInput() }
            guard isOnExternalPage || isWithoutTurbo, let owner = placement.owner else { return }
            update(owner) { [ownLoad] in $0.isStored = ownLoad.isStored }
            render(owner)
            documentSignedOut()
        case .formAnsweredWithoutPage: formWasAnsweredWithoutPage()
        case .documentFailed(let failure, let isForm): documentFailed(failure, isForm: isForm)
        }
    }

    private mutating func react(to event: SessionEvent.Visit) {
        switch event {
        case .documentCommitted: documentCommitted()
        case .documentAnswered(let copy): visit?.answer = VisitState.Answer(copy: copy)
        case .documentLoaded: sendToVisit(.documentLoaded)
        case .loadFailed(let failure): sendToVisit(.failed(failure))
        case .redirectFollowed(let url): redirectFollowed(url)
        case .redirectBlocked(let url): redirectBlocked(url)
        case .redirectedToExternalURL(let url): redirectToExternalURL(url)
        case .fileFound(let contentType): fileFound(contentType)
        case .documentMissing(let status): answeredWithoutContent(status)
        case .challengeReceived: sendToVisit(.challengeReceived)
        case .challengeHandled(let isCancelled): challengeHandled(isCancelled: isCancelled)
        case .deadlinePassed(let isHidden): sendToVisit(.deadlinePassed(isHidden: isHidden))
        case .becameSlow: becameSlow()
        case .screenWasRemoved:
            sendToVisit(.cancel)
            if let screen = visit?.screen { place { $0.wasRemoved(screen) } }
            leaveGonePage()
        }
    }

    private mutating func react(to event: SessionEvent.Process) {
        switch event {
        case .ended: processEnded()
        case .mayRestart: recoverPage()
        case .enteredForeground: checkPage()
        case .replacementDidEnd(let hasNewWebView): replacementDidEnd(hasNewWebView)
        }
    }

    private mutating func react(to result: SessionEvent.Check) {
        currentCheck = nil
        switch result {
        case .responded: break
        case .didNotRespond(let isExcused): pageDidNotRespond(isExcused: isExcused)
        case .isGone: pageIsGone()
        }
    }
}
