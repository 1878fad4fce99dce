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
    /// The number of the document in which Turbo has started.
    var documentNumber: Double?
    var screenStates: [VisitableID: ScreenState] = [:]
    /// The URLs that screens were routed to, including screens that were never visited.
    var routes: [VisitableID: URL] = [:]
    /// The tokens of the last visits that were rendered.
    var renderedVisits: Set<Int> = []
    /// The form other than GET that the page is sending; nil for none, and once its response is proposed or its
    /// submission has ended.
    var unsafeForm: URL?
    /// The forms that the page has sent through Turbo, also in frames, by their numbers. The last ones are enough.
    var sentForms: [(number: Int, url: URL)] = []
    /// The form whose answer was a redirect to another app. For Turbo, it has no response.
    var redirectedForm: URL?
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
        case .visit(let request): begin(request)
        case .reload: reload()
        case .reloadRequested(let screen): reloadRequested(screen)
        case .refresh(let screen, let response): refresh(screen, response)
        case .visitInPage(let proposal, let screen): visitInPage(proposal, screen)
        case .retry(let screen): retry(screen)
        case .adopt(let screen): if placement.owner != nil, routes[screen] != nil { place(.adopted(screen)) }
        case .screenRestored(let screen, let page, let visits): restorePage(page, of: screen, visits: visits)
        case .cancel: sendToVisit(.cancel)
        case .clearSnapshots: clearSnapshots(keepsInput: false)
        case .snapshotsBecameStale: areSnapshotsStale = true
        case .contentBecameStale: lastStaleToken = lastToken
        case .message(let message): receive(message)
        case .callFailed(let purpose, let reason): callFailed(purpose, reason)
        case .scriptNotLoaded(let script): scriptWasNotLoaded(script)
        case .linkFollowed(let url, let isTapped): follow(url, isTapped: isTapped)
        case .documentFinished: if isOnExternalPage { placement.owner.map { emit(.screen(.render($0, page))) } }
        case .documentFailed(let failure, let isForm): documentFailed(failure, isForm: isForm)
        default: reactToScreens(event)
        }
    }

    private mutating func reactToScreens(_ event: SessionEvent) {
        switch event {
        case .willAppear(let screen): place(.willAppear(screen))
        case .didAppear(let screen): didAppear(screen)
        case .didLeaveContainer(let screen): place(.didLeaveContainer(screen, isTopmostVisible: facts.isTopmostVisible))
        case .deallocated(let screen): forget(screen)
        case .waitDidEnd(let screen): place(.waitDidEnd(screen))
        case .processEnded: processEnded()
        case .processMayRestart: recoverPage()
        default: reactToChecks(event)
        }
    }

    private mutating func reactToChecks(_ event: SessionEvent) {
        switch event {
        case .enteredForeground: checkPage()
        case .pageDidRespond(let number): if currentCheck == number { currentCheck = nil }
        case .pageDidNotRespond(let number, let isShowingDialog):
            if currentCheck == number { pageDidNotRespond(isShowingDialog: isShowingDialog) }
        case .pageIsGone(let number): if currentCheck == number { pageIsGone() }
        case .replacementDidEnd(let hasNewWebView): replacementDidEnd(hasNewWebView)
        case .waitRequested(let screen): if screen == placement.owner { checkPage() }
        case .discardRequested(let screen): if screen == placement.owner { reloadCheckedPage(isUnresponsive: true) }
        case .webViewReleased: releaseWebView()
        default: handleVisitEvent(event)
        }
    }

    /// Handles events of the current visit. Events of an earlier one are late, and ignored.
    private mutating func handleVisitEvent(_ event: SessionEvent) {
        switch event {
        case .screenWasRemoved(let token): if isCurrent(token) { sendToVisit(.cancel) }
        case .documentCommitted(let token): if isCurrent(token) { documentCommitted() }
        case .documentAnswered(let token, let copy): if isCurrent(token) { visit?.answer = .some(copy) }
        case .documentLoaded(let token): if isCurrent(token) { sendToVisit(.documentLoaded) }
        case .loadFailed(let token, let failure): if isCurrent(token) { sendToVisit(.failed(failure)) }
        case .redirectFollowed(let token, let url): if isCurrent(token) { redirectFollowed(url) }
        case .redirectBlocked(let token, let url): if isCurrent(token) { redirectBlocked(url) }
        case .redirectedToExternalURL(let token, let url): if isCurrent(token) { redirectToExternalURL(url) }
        case .fileFound(let token, let contentType): if isCurrent(token) { fileFound(contentType) }
        case .documentMissing(let token, let status): if isCurrent(token) { answeredWithoutContent(status) }
        case .challengeReceived(let token): if isCurrent(token) { sendToVisit(.challengeReceived) }
        case .challengeHandled(let token, let isCancelled):
            if isCurrent(token) { challengeHandled(isCancelled: isCancelled) }
        case .deadlinePassed(let token, let isHidden):
            if isCurrent(token) { sendToVisit(.deadlinePassed(isHidden: isHidden)) }
        case .becameSlow(let token): if isCurrent(token) { becameSlow() }
        default: break
        }
    }

    private func isCurrent(_ token: Int) -> Bool { visit?.token == token }
}
