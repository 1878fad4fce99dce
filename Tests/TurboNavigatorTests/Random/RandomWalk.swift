import TestSupport
import Testing
import TurboNavigator
import TurboTestSupport
import UIKit

/// A few actions of one seed, some of them during the previous one.
@MainActor
struct RandomWalk {
    let app: AppDriver
    let seed: Int
    private var dice: Dice
    /// Screens that have shown their page: going back to them needs no request.
    private var seen: Set<Screen.ID> = []
    private var story: [String] = []
    /// Cancelled visits, each of which may still send a request.
    private var late: [String] = []
    private var logCount: Int

    init(seed: Int, in app: AppDriver) {
        self.app = app
        self.seed = seed
        dice = Dice(seed: seed)
        logCount = app.log.count
    }

    mutating func run() async throws {
        setAnimationsEnabled(dice.roll(8) == 0)
        try await begin()
        for _ in 0..<4 {
            if dice.roll(3) == 0 {
                try await performTwo()
            } else {
                try await performOne()
            }
        }
    }

    private mutating func begin() async throws {
        app.navigator.navigationController.dismiss(animated: false)
        let root: PathProperties = ["presentation": "replace_root"]
        RandomAction.propose("/", root, .advance).perform(in: app)
        try await settle()
        // NB: the engine allows a document 100 changes of its history in ten seconds. Another one may have 100 again.
        guard seed.isMultiple(of: 10) else { return }
        app.navigator.session.reload()
        try await settle()
    }

    /// A single action: the stacks end as in `apply`, with the requests of the decision.
    private mutating func performOne() async throws {
        let action = RandomAction(&dice)
        registerCancelledVisits()
        let before = app.navigator.currentState()
        let (requests, wasVisiting) = (app.server.pages.count, isVisiting)
        let expected = action.expected(from: before, in: app)
        story.append("\(action)")
        action.perform(in: app)
        try await settle()
        let after = app.navigator.currentState()
        try #require(StackText(after, after: before) == StackText(expected.state), "\(self)")
        // A visit below a covering screen continues when the page is visible again: its request may come at any time.
        if !wasVisiting, !isVisiting {
            let made = Array(app.server.pages[requests...])
            let unseen = unseenScreens(in: after, since: before)
            let most = expected.load?.requests ?? unseen
            let own = withoutLate(made).count
            try #require(own <= most && made.count >= most - unseen, "\(self): \(made) requested")
        }
        seen.formUnion(Self.tops(of: after).map(\.id))
    }

    /// Two actions at once: the end is consistent in any order of their steps.
    private mutating func performTwo() async throws {
        for _ in 0..<2 {
            let action = RandomAction(&dice)
            story.append("\(action) at once")
            action.perform(in: app)
            if dice.roll(2) == 0 { await Task.yield() }
        }
        try await settle()
    }

    /// Screens that become visible and were left before they showed their page.
    private func unseenScreens(in after: NavigationState, since before: NavigationState) -> Int {
        let (tops, former) = (Self.tops(of: after), Self.tops(of: before))
        return tops.filter { $0.kind == .web && !former.map(\.id).contains($0.id) && !seen.contains($0.id) }.count
    }

    /// A visit that was cancelled before an action may still send its request.
    private mutating func registerCancelledVisits() {
        late += app.logEntries[logCount...].map(\.message).filter { $0.hasSuffix(" was cancelled") }
        logCount = app.log.count
    }

    private mutating func withoutLate(_ paths: [String]) -> [String] {
        var own: [String] = []
        for path in paths {
            if let index = late.firstIndex(where: { $0.contains("\(app.server.url(path)) was") }) {
                late.remove(at: index)
            } else {
                own.append(path)
            }
        }
        return own
    }

    private var isVisiting: Bool { app.navigator.session.isVisiting || app.navigator.modalSession.isVisiting }

    private static func tops(of state: NavigationState) -> [Screen] {
        [state.main.last, state.modal?.screens.last].compactMap { $0 }
    }
}

extension RandomWalk: @MainActor CustomStringConvertible {
    var description: String {
        let log = app.logEntries.suffix(30).map(\.message).joined(separator: "\n")
        return "seed \(seed), after \(story.joined(separator: ", "))\n\(log)\n"
    }
}
