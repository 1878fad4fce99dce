import Foundation

/// One visit of a session: what is visited, for which screen, and how far it is.
@MainActor
final class Visit {
    /// Names the visit in messages from and to the page.
    let token: Int
    /// The screen that the visit is for, for as long as it is shown. It changes when a redirect finds another screen for
    /// the same page.
    weak var visitable: (any Visitable)?
    let location: URL
    let options: VisitOptions
    let restorationIdentifier: String?
    var machine: VisitMachine
    /// How far the visit is, from 0 to 1.
    var progress: Float = 0
    /// Whether it takes long enough to show how far it is.
    var isSlow = false
    var deadline: Task<Void, Never>?
    /// Whether the app cancelled a question for name and password.
    var isSignInRefused = false
    /// Whether Turbo's request failed without a reason, and the engine is asked for the same page: the server may redirect
    /// to another site, where Turbo can't follow.
    var isProbe = false
    /// Whether the page asked for it, for itself.
    private(set) var isRefresh = false
    /// Refreshes whose place this one took. The page may still draw them, and it is the same page.
    private(set) var formerRefreshes: Set<Int> = []

    init(
        token: Int, kind: VisitMachine.Kind, visitable: any Visitable, location: URL, options: VisitOptions,
        restorationIdentifier: String?, deadlines: VisitDeadlines
    ) {
        self.token = token
        self.visitable = visitable
        self.location = location
        self.options = options
        self.restorationIdentifier = restorationIdentifier
        machine = VisitMachine(kind, url: location, deadlines: deadlines)
    }

    func refresh(after former: Visit?) {
        isRefresh = true
        guard let former, former.isRefresh, former.visitable === visitable else { return }
        formerRefreshes = former.formerRefreshes.union([former.token])
    }

    var kind: VisitMachine.Kind { machine.kind }
    var isRunning: Bool { machine.isRunning }
}
