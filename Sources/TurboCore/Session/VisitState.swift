import Foundation

/// One visit of a session as a value: its request, its screen, and its progress.
package struct VisitState: Sendable {
    /// The phase of a cold boot's load; nil once the load has ended.
    enum Load: Sendable {
        /// The document of the previous page is still in the web view.
        case requested
        /// The document of the visit is in the web view, and Turbo has to start in it.
        case committed
    }

    enum Answer: Equatable, Sendable {
        case server
        /// The site's worker, with a copy that it has saved.
        case worker(OfflineCopy)

        init(copy: OfflineCopy?) { self = copy.map { .worker($0) } ?? .server }

        var copy: OfflineCopy? {
            switch self {
            case .server: nil
            case .worker(let copy): copy
            }
        }
    }

    /// The identifier of the visit in messages from and to the page.
    package let token: Int
    package let request: VisitRequest
    /// The screen that the visit is for; nil if it was deallocated. It changes if another screen adopts the page after
    /// a redirect.
    package internal(set) var screen: WebViewPlacement.VisitableID?
    var machine: VisitMachine
    var load: Load?
    /// Whether the page has begun the visit. What it sent before comes from the page that the visit leaves.
    var hasBegun = false
    /// The page that became ready after the load was requested. It stays in the web view if the load is cancelled.
    var lateDocument: PageMessage.PageState?
    /// What answered the request; nil until then, and without a request, for a page from Turbo's snapshot.
    var answer: Answer?
    /// The progress of the visit, from 0 to 1.
    var progress: Float = 0
    /// Whether the visit takes long enough to show its progress.
    var isSlow = false
    /// Whether its screen shows an activity indicator, which replaces the progress line, or will after a delay.
    var hasIndicator = false
    /// Whether the last authentication challenge was cancelled.
    var isSignInCancelled = false
    /// The visits in the page that this one replaced. The page may still render them; it is the same page.
    let formerInPage: Set<Int>

    /// - Parameter former: the previous visit.
    init(
        _ request: VisitRequest, token: Int, kind: VisitMachine.Kind, after former: VisitState?,
        deadlines: VisitDeadlines
    ) {
        self.token = token
        self.request = request
        screen = request.screen
        answer = kind == .coldBoot ? .server : nil
        machine = VisitMachine(kind, url: request.location, deadlines: deadlines)
        let isRepeated =
            request.inPage != nil && former?.request.inPage != nil && former?.screen == request.screen
        formerInPage = isRepeated ? former.map { $0.formerInPage.union([$0.token]) } ?? [] : []
    }

    package var location: URL { request.location }
    package var kind: VisitMachine.Kind { machine.kind }
    package var isRunning: Bool { machine.isRunning }
}

extension VisitMachine.Event {
    /// The progress of a visit after this event, from 0 to 1; nil if the event doesn't change it.
    var progress: Float? {
        switch self {
        case .start: 0.1
        case .requestStarted: 0.3
        case .requestFinished: 0.7
        case .documentLoaded: 0.8
        case .rendered, .completed: 0.9
        case .turboStarted, .turboMentioned, .scriptNotLoaded, .scriptsMissing, .failed, .challengeReceived,
            .challengeHandled, .cancel, .deadlinePassed:
            nil
        }
    }
}

extension VisitFailure {
    /// The failure for a user who did not sign in: the server's 401. WebKit and Turbo only report that the request
    /// ended.
    var asUnauthorized: VisitFailure {
        let hasEnded = cause == .network(.cancelled) || cause == .turbo(.networkFailure)
        return hasEnded ? VisitFailure(TurboError.http(statusCode: 401), url: url) : self
    }
}
