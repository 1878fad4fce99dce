import Foundation

/// One visit of a session as a value: its request, its screen, and how far it is.
package struct VisitState: Sendable {
    /// How far the load of a cold boot is. A load that has ended has none.
    enum Load: Sendable {
        /// The document of the page before is still there.
        case requested
        /// The document of the visit is there, and Turbo is awaited in it.
        case committed
    }

    /// Names the visit in messages from and to the page.
    package let token: Int
    package let request: VisitRequest
    /// The screen that the visit is for; nil if it is gone. It changes when a redirect finds another screen for the same
    /// page.
    package internal(set) var screen: WebViewPlacement.ScreenID?
    var machine: VisitMachine
    var load: Load?
    /// How far the visit is, from 0 to 1.
    var progress: Float = 0
    /// Whether it takes long enough to show how far it is.
    var isSlow = false
    /// Whether the app cancelled a question for name and password.
    var isSignInRefused = false
    /// Refreshes that this one took the place of. The page may still draw them, and it is the same page.
    let formerRefreshes: Set<Int>

    /// - Parameter former: the visit before.
    init(
        _ request: VisitRequest, token: Int, kind: VisitMachine.Kind, after former: VisitState?,
        deadlines: VisitDeadlines
    ) {
        self.token = token
        self.request = request
        screen = request.screen
        machine = VisitMachine(kind, url: request.location, deadlines: deadlines)
        let isRepeated = request.isRefresh && former?.request.isRefresh == true && former?.screen == request.screen
        formerRefreshes = isRepeated ? former.map { $0.formerRefreshes.union([$0.token]) } ?? [] : []
    }

    package var location: URL { request.location }
    package var kind: VisitMachine.Kind { machine.kind }
    package var isRunning: Bool { machine.isRunning }
}

extension VisitMachine.Event {
    /// How far a visit is after this event, from 0 to 1; nil if the event doesn't change it.
    var progress: Float? {
        switch self {
        case .start: 0.1
        case .requestStarted: 0.3
        case .requestFinished: 0.7
        case .documentLoaded: 0.8
        case .rendered, .completed: 0.9
        default: nil
        }
    }
}

extension VisitFailure {
    /// The failure for a user who did not sign in: the server's 401. Engine and Turbo only report that the request
    /// ended.
    var asRefusedSignIn: VisitFailure {
        let hasEnded = cause == .network(.cancelled) || cause == .turbo(.networkFailure)
        return hasEnded ? VisitFailure(TurboError.http(statusCode: 401), url: url) : self
    }
}
