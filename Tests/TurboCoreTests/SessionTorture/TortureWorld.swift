import Foundation
import Fuzzing

@testable import TurboCore

/// A simulated user, two sessions, their web processes and pages, determined by a seed. Only the values that decide are
/// real.
final class TortureWorld {
    var dice: TortureDice
    private(set) lazy var navigator = TortureNavigator(self)
    private(set) lazy var sessions = [TortureSession(.main, self), TortureSession(.modal, self)]
    /// Whether the modal stack hides the main one. Then the top of the main stack gets appearance calls.
    let isFullScreen: Bool
    /// Whether a push or a pop may begin during another one, as on iOS 26.
    let isInterruptible: Bool
    private(set) var now = Date(timeIntervalSinceReferenceDate: 0)
    var isInBackground = false
    /// Whether the web library of bridge components never starts in the documents.
    var isOutdated = false
    /// Whether all pending events are performed, while the user does nothing.
    private(set) var isSettling = false
    /// Whether the server responds to each request with an ordinary page.
    var isFriendly = false
    private(set) var violations: [String] = []
    /// The log of the seed, for the reader of a failure; nil if there is none.
    private(set) var story: [String]?
    private var silent: TortureVisit?

    init(seed: Int, isRecorded: Bool = false) {
        dice = TortureDice(seed: seed)
        story = isRecorded ? [] : nil
        isFullScreen = dice.flip()
        isInterruptible = dice.flip()
        isOutdated = dice.roll(20) == 0
    }

    func session(_ stack: NavigationState.Stack) -> TortureSession { sessions[stack == .main ? 0 : 1] }

    func record(_ sentence: () -> String) {
        if story != nil { story?.append(sentence()) }
    }

    func note(_ wrong: [String]) {
        guard violations.isEmpty, !wrong.isEmpty else { return }
        record { "WRONG: \(wrong)" }
        violations = wrong
    }

    func response() -> TortureResponse {
        let response = isFriendly ? .page : TortureResponse.any(&dice)
        // With only one screen, the navigator has nothing to show in its place. The table of flows covers that.
        if case .redirect(let url) = response, navigator.stacks.main.count < 2, TorturePages.leavesMainStack(url) {
            return .page
        }
        return response
    }

    func silence(_ visit: TortureVisit) { silent = visit }
    func isSilent(_ document: TortureDocument) -> Bool { document.visit.map { $0 === silent } ?? false }

    // MARK: The run

    /// Performs many actions and events, and then all pending ones. Afterwards `violations` lists the problems.
    func run(events: Int) {
        navigator.add(TortureRun(TorturePages.pages[0]))
        for _ in 0..<events where violations.isEmpty {
            now += Double(dice.roll(4)) * 0.3
            if dice.roll(4) == 0 || !happen(mayBeLate: dice.roll(8) == 0) { TortureUser(self).act() }
        }
        settle()
        for _ in 0..<2 where violations.isEmpty {
            note(TortureInvariants(self).violations)
            guard navigator.topStack == .modal else { break }
            record { "the user dismisses the modal stack" }
            navigator.dismiss()
            settle()
        }
        if violations.isEmpty { visitOrdinarily() }
    }

    /// - Returns: whether an event was pending.
    private func happen(mayBeLate: Bool) -> Bool {
        var happenings: [(TortureAction, TortureSession)] = []
        for session in sessions { session.collect(&happenings) }
        if !navigator.stacks.transition.isEmpty { happenings.append((.moment, sessions[0])) }
        if navigator.mayProceed { happenings.append((.proceeding, sessions[0])) }
        if navigator.hasKept { happenings.append((.deallocation, sessions[0])) }
        if !mayBeLate || happenings.contains(where: { !$0.0.isLate }) && isSettling {
            happenings.removeAll { $0.0.isLate }
        }
        guard !happenings.isEmpty else { return false }
        let (happening, session) = dice.pick(happenings)
        record { "\(session.stack): \(happening)" }
        switch happening {
        case .moment: navigator.passMoment()
        case .proceeding: navigator.proceed()
        case .deallocation: navigator.deallocateKept()
        default: session.happen(happening)
        }
        return true
    }

    private func settle() {
        record { "all pending work is finished" }
        isSettling = true
        isInBackground = false
        for _ in 0..<2000 where violations.isEmpty {
            if !happen(mayBeLate: true) { return }
            now += 1
        }
        note(["the world doesn't come to rest"])
    }

    /// Routes one more page, with an ordinary response: one request is sent, and the page becomes visible.
    private func visitOrdinarily() {
        isFriendly = true
        let page = dice.pick(TorturePages.pages)
        for session in sessions where session.isHeldByPage { return }
        let before = sessions.reduce(0) { $0 + $1.engine.requests }
        record { "the user routes \(page), and the server is friendly" }
        navigator.add(TortureRun(page, presentation: "replace"))
        settle()
        let requests = sessions.reduce(0) { $0 + $1.engine.requests } - before
        if requests != 1 { note(["one tap sent \(requests) requests"]) }
        note(TortureInvariants(self).violations)
        if navigator.top?.url != page || navigator.top?.hasFailed == true { note(["the ordinary visit failed"]) }
    }
}

/// The random choices of a world, determined by its seed.
struct TortureDice {
    private var generator: SeededGenerator

    init(seed: Int) {
        generator = SeededGenerator(seed: UInt64(seed))
    }

    /// - Returns: a number from zero to `sides` - 1.
    mutating func roll(_ sides: Int) -> Int { Int(generator.next() % UInt64(sides)) }

    mutating func flip() -> Bool { roll(2) == 0 }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[roll(values.count)] }
}
