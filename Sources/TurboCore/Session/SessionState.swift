import Foundation

/// The life of a session as a value: its visits, the web view's place, the page, and what is known of the screens.
///
/// Events go in, effects come out, in the order in which they are performed. Nothing here knows an engine or a view, so that
/// random users, pages and engines can run against it.
package struct SessionState: Sendable {
    package typealias ScreenID = WebViewPlacement.ScreenID

    package internal(set) var placement = WebViewPlacement()
    /// The last visit.
    package internal(set) var visit: VisitState?
    package internal(set) var lastToken = 0
    /// The last state that the page sent.
    var page: PageMessage.PageState?
    /// The document that Turbo is ready in, by its number.
    var document: Double?
    var records: [ScreenID: ScreenRecord] = [:]
    /// The URLs that screens were routed to, of those that were never visited too.
    var routes: [ScreenID: URL] = [:]
    /// The last visits that ended well, by token.
    var renderedVisits: Set<Int> = []
    /// Whether the page sends a form that may change what the server has, and there is no sign of an answer yet.
    var isUnsafeFormUnderWay = false
    var areSnapshotsStale = false
    /// The last visit before what screens show was marked as stale; nil if it is not.
    var staleMark: Int?
    /// The recent requests of pages, so that a page that reloads itself for ever is stopped.
    var repeats = RepeatLimit()
    /// When the web process ended, so that a page that always ends it isn't loaded for ever.
    var processEnds: [Date] = []

    var facts = SessionFacts()
    private var effects: [SessionEffect] = []

    package init() {}

    /// Takes one event and returns what to do, in this order.
    package mutating func handle(_ event: SessionEvent, _ facts: SessionFacts) -> [SessionEffect] {
        self.facts = facts
        react(to: event)
        return takeEffects()
    }

    mutating func takeEffects() -> [SessionEffect] {
        defer { effects = [] }
        return effects
    }

    mutating func emit(_ effect: SessionEffect) {
        effects.append(effect)
    }

    mutating func log(_ level: TurboEvent.Level, _ kind: TurboEvent.Kind) {
        emit(.log(level, kind))
    }

    private mutating func react(to event: SessionEvent) {
        switch event {
        case .visit(let request): begin(request)
        case .reload: reload()
        case .reloadRequested(let screen): reloadRequested(screen)
        case .refresh(let screen, let response): refresh(screen, response)
        case .retry(let screen): retry(screen)
        case .adopt(let screen): if placement.owner != nil, routes[screen] != nil { place(.adopted(screen)) }
        case .cancel: send(.cancel)
        case .clearSnapshots: clearSnapshots()
        case .snapshotsBecameStale: areSnapshotsStale = true
        case .contentBecameStale: staleMark = lastToken
        case .message(let message): receive(message)
        case .callFailed(let purpose, let reason): callFailed(purpose, reason)
        case .scriptNotLoaded(let script): scriptWasNotLoaded(script)
        case .linkFollowed(let url, let isTapped): follow(url, isTapped: isTapped)
        case .documentFinished: if isAway { placement.owner.map { emit(.screen(.render($0, page))) } }
        default: reactToScreens(event)
        }
    }

    private mutating func reactToScreens(_ event: SessionEvent) {
        switch event {
        case .willAppear(let screen): place(.willAppear(screen))
        case .didAppear(let screen): didAppear(screen)
        case .left(let screen): place(.left(screen, isTopmostInSight: facts.isTopmostInSight))
        case .gone(let screen): forget(screen)
        case .waitIsOver(let screen): place(.waitOver(screen))
        case .processEnded: processEnded()
        case .processMayRestart: loadAgain()
        default: reactOfVisit(event)
        }
    }

    /// Events of the current visit. Those of an earlier one are late.
    private mutating func reactOfVisit(_ event: SessionEvent) {
        switch event {
        case .wasNotMoved(let token): if isCurrent(token) { send(.cancel) }
        case .documentCommitted(let token): if isCurrent(token) { documentCommitted() }
        case .documentLoaded(let token): if isCurrent(token) { send(.documentLoaded) }
        case .loadFailed(let token, let failure): if isCurrent(token) { send(.failed(failure)) }
        case .redirectFollowed(let token, let url): if isCurrent(token) { redirectFollowed(url) }
        case .redirectRefused(let token, let url): if isCurrent(token) { redirectRefused(url) }
        case .ledElsewhere(let token, let url): if isCurrent(token) { leadElsewhere(url) }
        case .fileFound(let token): if isCurrent(token) { fileFound() }
        case .userAsked(let token): if isCurrent(token) { send(.userAsked) }
        case .userAnswered(let token, let isRefused): if isCurrent(token) { userAnswered(isRefused: isRefused) }
        case .deadlinePassed(let token, let isCovered):
            if isCurrent(token) { send(.deadlinePassed(isCovered: isCovered)) }
        case .becameSlow(let token): if isCurrent(token) { becameSlow() }
        default: break
        }
    }

    private func isCurrent(_ token: Int) -> Bool { visit?.token == token }
}
