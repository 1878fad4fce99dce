import Foundation

/// The state machine of one visit, as a value that handles events and returns effects. It ends exactly once.
///
/// Events may be sent in any order, twice, late or not at all; an event that doesn't fit the phase is ignored. The
/// deadline is part of the value: the session runs one timer and reports when it fires.
package struct VisitMachine: Sendable {
    /// The kind of a visit.
    package enum Kind: Sendable {
        /// Loads a whole document into the web view.
        case coldBoot
        /// Asks Turbo to visit in the document that is already loaded.
        case javaScript
    }

    /// An event of the page, the timer or the user, as the session reports it.
    package enum Event: Sendable {
        /// The visit begins. Counts once.
        case start
        /// The request was sent. Visits that are restored from a snapshot have none.
        case requestStarted
        /// The server has responded, or the request has failed.
        case requestFinished
        /// The document has loaded; Turbo has to start in it.
        case documentLoaded
        /// Turbo has started in the document, which is about to be shown.
        case turboStarted
        /// Turbo hasn't started at the end of the document, although a script of the page mentions it.
        case turboMentioned
        /// A script of the document could not be loaded.
        case scriptNotLoaded(URL)
        /// The document has no scripts, so nothing can start Turbo.
        case scriptsMissing
        /// The page shows this visit: a preview from the snapshot, or the final page.
        case rendered
        /// Turbo has completed the visit. The final `rendered` may be sent before or after it.
        case completed
        /// The visit can't be completed. Ignored once Turbo has completed it.
        case failed(VisitFailure)
        /// The server sent an authentication challenge. The user may take any time to respond.
        case challengeReceived
        /// The user has responded to one of the challenges that `challengeReceived` reported.
        case challengeHandled
        /// Another visit replaces it, or the app navigates elsewhere.
        case cancel
        /// The timer that was armed last has fired. `isHidden`: another screen covers this one. A hidden page draws no
        /// frames, and Turbo renders only in a frame, so its deadline is extended.
        case deadlinePassed(isHidden: Bool)
    }

    /// An action that the session has to perform.
    package enum Effect: Sendable {
        /// Starts loading, by the kind of the visit.
        case begin
        /// Reports to the app that a request has started. At most once for each visit.
        case requestDidStart
        /// Reports to the app that the request is over. Follows each `requestDidStart`, also if the visit fails or is
        /// cancelled.
        case requestDidFinish
        /// Hides the screenshot and the activity indicator: the page shows this visit.
        case show
        /// Starts the visit's timer with this number of seconds; nil stops it.
        case armDeadline(TimeInterval?)
        /// The visit has ended. No effect follows.
        case end(VisitEnd)
    }

    enum Phase: Equatable, Sendable {
        case created
        case started
        /// Turbo has completed the visit, and the final page is about to be visible.
        case completed
        case ended
    }

    /// The kind of the visit.
    package let kind: Kind
    private let deadlines: VisitDeadlines
    private let url: URL
    private var phase = Phase.created
    private var isRequestRunning = false
    private var didRequestFinish = false
    private var isDocumentLoaded = false
    private(set) var hasTurboStarted = false
    private var isTurboMentioned = false
    /// The script that is the most likely cause if Turbo doesn't start.
    private var missingScript: URL?
    /// The number of pending authentication challenges. No deadline passes meanwhile.
    private var openChallenges = 0

    /// The number of seconds that a completed visit waits for its last frame: a page that isn't visible draws none.
    static let lastFrameTimeout: TimeInterval = 2

    /// Creates a visit that has not begun. Send it `start`.
    ///
    /// - Parameters:
    ///   - kind: the kind of the visit.
    ///   - url: the absolute URL, which a failure contains.
    ///   - deadlines: the time limits between events; 60 and 10 seconds by default.
    package init(_ kind: Kind, url: URL, deadlines: VisitDeadlines = VisitDeadlines()) {
        self.kind = kind
        self.url = url
        self.deadlines = deadlines
    }

    /// Whether the visit has begun and has not ended.
    package var isRunning: Bool { phase == .started || phase == .completed }
    /// Whether the visit was rendered, failed or was cancelled. Later events are ignored.
    package var hasEnded: Bool { phase == .ended }

    /// Handles one event and returns the effects, in the order in which they are performed.
    package mutating func handle(_ event: Event) -> [Effect] {
        switch phase {
        case .created: handleBeforeStart(event)
        case .started: progress(event)
        case .completed: handleBeforeLastFrame(event)
        case .ended: []
        }
    }

    private mutating func handleBeforeStart(_ event: Event) -> [Effect] {
        switch event {
        case .start:
            phase = .started
            return [.begin] + armDeadline(deadlines.response)
        case .cancel: return end(.cancelled)
        case .failed(let failure): return end(.failed(failure))
        case .requestStarted, .requestFinished, .documentLoaded, .turboStarted, .turboMentioned, .scriptNotLoaded,
            .scriptsMissing, .rendered, .completed, .challengeReceived, .challengeHandled, .deadlinePassed:
            return []
        }
    }

    private mutating func progress(_ event: Event) -> [Effect] {
        switch event {
        case .start: return []
        case .requestStarted:
            guard !isRequestRunning, !didRequestFinish else { return [] }
            isRequestRunning = true
            return [.requestDidStart] + armDeadline(deadlines.response)
        case .requestFinished: return isRequestRunning ? finishRequest() + rearmDeadline : []
        case .documentLoaded:
            isDocumentLoaded = true
            return finishRequest() + rearmDeadline
        case .turboStarted:
            guard kind == .coldBoot else { return [] }
            hasTurboStarted = true
            return rearmDeadline
        case .turboMentioned:
            isTurboMentioned = true
            return []
        case .scriptNotLoaded(let script):
            addMissingScript(script)
            return []
        case .scriptsMissing:
            guard kind == .coldBoot else { return [] }
            return end(.failed(VisitFailure(LoadError.turboMissing(url: url), url: url)))
        case .rendered: return [.show] + rearmDeadline
        case .completed:
            phase = .completed
            return finishRequest() + [.armDeadline(Self.lastFrameTimeout)]
        case .challengeReceived:
            openChallenges += 1
            return armDeadline(nil)
        case .challengeHandled:
            openChallenges = max(0, openChallenges - 1)
            return rearmDeadline
        case .deadlinePassed(let isHidden):
            if isHidden, kind == .javaScript, !isRequestRunning { return rearmDeadline }
            return end(.failed(deadlineFailure))
        case .failed(let failure): return end(.failed(failure))
        case .cancel: return end(.cancelled)
        }
    }

    private mutating func handleBeforeLastFrame(_ event: Event) -> [Effect] {
        switch event {
        case .rendered, .deadlinePassed: [.show] + end(.rendered)
        case .cancel: end(.cancelled)
        case .start, .requestStarted, .requestFinished, .documentLoaded, .turboStarted, .turboMentioned,
            .scriptNotLoaded, .scriptsMissing, .completed, .challengeReceived, .challengeHandled, .failed:
            []
        }
    }

    /// Remembers a script that could not be loaded, preferring one with Turbo in its URL.
    private mutating func addMissingScript(_ script: URL) {
        let isMentioned = script.absoluteString.range(of: "turbo", options: .caseInsensitive) != nil
        isTurboMentioned = isTurboMentioned || isMentioned
        if isMentioned || missingScript == nil { missingScript = script }
    }

    private mutating func end(_ end: VisitEnd) -> [Effect] {
        phase = .ended
        return finishRequest() + armDeadline(nil) + [.end(end)]
    }

    private mutating func finishRequest() -> [Effect] {
        guard isRequestRunning else { return [] }
        isRequestRunning = false
        didRequestFinish = true
        return [.requestDidFinish]
    }

    private func armDeadline(_ seconds: TimeInterval?) -> [Effect] {
        [.armDeadline(openChallenges > 0 ? nil : seconds)]
    }

    private var isWaitingForTurbo: Bool { isDocumentLoaded && !hasTurboStarted }

    private var rearmDeadline: [Effect] { armDeadline(isWaitingForTurbo ? deadlines.turbo : deadlines.response) }

    private var deadlineFailure: VisitFailure {
        guard isWaitingForTurbo else { return VisitFailure(TurboError.timeoutFailure, url: url) }
        return VisitFailure(missingTurboError, url: url)
    }

    /// The reason why Turbo didn't start. If the page doesn't mention Turbo, a missing script isn't the reason.
    private var missingTurboError: LoadError {
        guard isTurboMentioned, let seconds = deadlines.turbo else { return .turboMissing(url: url) }
        if let missingScript { return .turboNotLoaded(url: url, script: missingScript) }
        return .turboNotReady(url: url, seconds: seconds)
    }
}
