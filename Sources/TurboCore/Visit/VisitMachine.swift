import Foundation

/// The life of one visit as a value: events go in, effects come out, and it ends exactly once.
///
/// Events may come in any order, doubled, late or not at all; what does not fit the phase is ignored. The deadline is
/// part of the value: the owner runs one timer and reports when it fires.
package struct VisitMachine: Sendable {
    /// How a visit is made.
    package enum Kind: Sendable {
        /// Loads a whole document into the web view.
        case coldBoot
        /// Asks Turbo in the page to visit.
        case javaScript
    }

    /// What the owner of the visit reports: of the page, of the timer, of the user.
    package enum Event: Sendable {
        /// The visit is to begin. Counts once.
        case start
        /// The request left. Visits that are restored from a snapshot have none.
        case requestStarted
        /// The server has answered, or the request has failed.
        case requestFinished
        /// The document has been loaded; Turbo has to be found in it.
        case documentLoaded
        /// Turbo has been found in the document, which is about to be on screen.
        case turboFound
        /// Turbo isn't there at the end of the document, though a script of the page mentions it.
        case turboNamed
        /// A script that the document names could not be loaded.
        case scriptNotLoaded(URL)
        /// The document has no script at all: nothing can bring Turbo.
        case scriptsMissing
        /// The page shows something of this visit: a preview from the snapshot, or the final page.
        case rendered
        /// Turbo has completed the visit. The final `rendered` comes before or after it.
        case completed
        /// The visit can't be completed. Ignored once Turbo has completed it.
        case failed(VisitFailure)
        /// The server asks for a name and a password. The user may take any time to answer.
        case userAsked
        /// The user has answered one of the questions that `userAsked` reported.
        case userAnswered
        /// Another visit takes its place, or the app goes another way.
        case cancel
        /// The timer armed last has fired. `isCovered`: another screen lies over this one for a while. Its page draws no
        /// frames, and Turbo renders in one.
        case deadlinePassed(isCovered: Bool)
    }

    /// What the owner of the visit has to do.
    package enum Effect: Sendable {
        /// Begin to load, by the kind of the visit.
        case begin
        /// Tell the app that a request has started. At most once for each visit.
        case requestDidStart
        /// Tell the app that the request is over. Follows each `requestDidStart`, also when the visit fails or is
        /// cancelled.
        case requestDidFinish
        /// Take the still and the indicator away: the page shows this visit.
        case show
        /// Run the one timer of the visit for so many seconds; nil stops it.
        case armDeadline(TimeInterval?)
        /// The end. Nothing follows.
        case end(VisitEnd)
    }

    enum Phase: Equatable, Sendable {
        case created
        case started
        /// Turbo has completed it, and the final page is about to be on screen.
        case completed
        case ended
    }

    /// How the visit is made.
    package let kind: Kind
    private let deadlines: VisitDeadlines
    private let url: URL
    private var phase = Phase.created
    private var isRequestRunning = false
    private var didRequestFinish = false
    private var isDocumentLoaded = false
    private var isTurboFound = false
    private var isTurboNamed = false
    /// The script that is most likely to blame if Turbo isn't there.
    private var missingScript: URL?
    /// How many questions the user has not answered. No deadline passes meanwhile.
    private var openQuestions = 0

    /// Seconds that a completed visit waits for its last frame: a page that is not on screen draws none.
    static let lastFrame: TimeInterval = 2

    /// A visit that has not begun. Send it `start`.
    ///
    /// - Parameters:
    ///   - kind: how the visit is made.
    ///   - url: the absolute URL. A failure names it.
    ///   - deadlines: how long the visit may stay without a sign of life; 60 and 10 seconds by default.
    package init(_ kind: Kind, url: URL, deadlines: VisitDeadlines = VisitDeadlines()) {
        self.kind = kind
        self.url = url
        self.deadlines = deadlines
    }

    /// Whether the visit has begun and has not ended.
    package var isRunning: Bool { phase == .started || phase == .completed }
    /// Whether the visit is rendered, has failed or was cancelled. Events are ignored from then on.
    package var hasEnded: Bool { phase == .ended }

    /// Takes one event and returns what to do, in this order.
    package mutating func handle(_ event: Event) -> [Effect] {
        switch (event, phase) {
        case (.start, .created):
            phase = .started
            return [.begin] + armed(deadlines.response)
        case (.cancel, .created), (.cancel, .started), (.cancel, .completed):
            return end(.cancelled)
        case (.failed(let failure), .created), (.failed(let failure), .started):
            return end(.failed(failure))
        case (.deadlinePassed(isCovered: true), .started) where kind == .javaScript && !isRequestRunning:
            return rearmed
        case (.deadlinePassed, .started):
            return end(.failed(lateness))
        case (.deadlinePassed, .completed), (.rendered, .completed):
            return [.show] + end(.rendered)
        case (_, .started):
            return progress(event)
        default:
            return []
        }
    }

    private mutating func progress(_ event: Event) -> [Effect] {
        switch event {
        case .requestStarted where !isRequestRunning && !didRequestFinish:
            isRequestRunning = true
            return [.requestDidStart] + armed(deadlines.response)
        case .requestFinished where isRequestRunning:
            return finishRequest() + rearmed
        case .documentLoaded:
            isDocumentLoaded = true
            return finishRequest() + rearmed
        case .turboFound, .turboNamed, .scriptNotLoaded, .scriptsMissing:
            return note(ofScripts: event)
        case .rendered:
            return [.show] + rearmed
        case .userAsked:
            openQuestions += 1
            return armed(nil)
        case .userAnswered:
            openQuestions = max(0, openQuestions - 1)
            return rearmed
        case .completed:
            phase = .completed
            return finishRequest() + [.armDeadline(Self.lastFrame)]
        default:
            return []
        }
    }

    /// What the document says of its scripts.
    private mutating func note(ofScripts event: Event) -> [Effect] {
        switch event {
        case .turboFound where kind == .coldBoot:
            isTurboFound = true
            return rearmed
        case .turboNamed: isTurboNamed = true
        case .scriptNotLoaded(let script): miss(script)
        case .scriptsMissing where kind == .coldBoot:
            return end(.failed(VisitFailure(LoadError.turboMissing(url: url), url: url)))
        default: break
        }
        return []
    }

    /// A script with Turbo in its URL counts more than one that does not.
    private mutating func miss(_ script: URL) {
        let isNamed = script.absoluteString.range(of: "turbo", options: .caseInsensitive) != nil
        isTurboNamed = isTurboNamed || isNamed
        if isNamed || missingScript == nil { missingScript = script }
    }

    private mutating func end(_ end: VisitEnd) -> [Effect] {
        phase = .ended
        return finishRequest() + armed(nil) + [.end(end)]
    }

    private mutating func finishRequest() -> [Effect] {
        guard isRequestRunning else { return [] }
        isRequestRunning = false
        didRequestFinish = true
        return [.requestDidFinish]
    }

    private func armed(_ seconds: TimeInterval?) -> [Effect] { [.armDeadline(openQuestions > 0 ? nil : seconds)] }

    private var isWaitingForTurbo: Bool { isDocumentLoaded && !isTurboFound }

    private var rearmed: [Effect] { armed(isWaitingForTurbo ? deadlines.turbo : deadlines.response) }

    private var lateness: VisitFailure {
        guard isWaitingForTurbo else { return VisitFailure(TurboError.timeoutFailure, url: url) }
        return VisitFailure(absence, url: url)
    }

    /// Why there is no Turbo. In a page that does not mention it, a missing script explains nothing.
    private var absence: LoadError {
        guard isTurboNamed, let seconds = deadlines.turbo else { return .turboMissing(url: url) }
        if let missingScript { return .turboNotLoaded(url: url, script: missingScript) }
        return .turboNotReady(url: url, seconds: seconds)
    }
}
