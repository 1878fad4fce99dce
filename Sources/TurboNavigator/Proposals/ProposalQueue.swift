import Turbo
import UIKit

/// The order of proposals: one at a time, and those that wait for a cover later.
@MainActor
final class ProposalQueue {
    private let stacks: Stacks
    private var waiting: [ProposalRun] = []
    private var running: ProposalRun?
    private var actionsAtRest: [@MainActor () -> Void] = []
    /// Modal presentations that wait until a foreign controller is gone, or until the user sees the tab.
    private var covered: [ProposalRun] = []
    private var watch: Task<Void, Never>?

    /// How many proposals may wait. No user taps as fast; a page that proposes without end is stopped.
    private static let limit = 20

    init(_ stacks: Stacks) {
        self.stacks = stacks
    }

    func add(_ run: ProposalRun) {
        guard isWelcome(run) else { return }
        guard running == nil else { return waiting.append(run) }
        running = run
        run.start(in: self)
    }

    private func isWelcome(_ run: ProposalRun) -> Bool {
        // A double tap proposes the same visit twice within a transition.
        let isRepeated = ([running].compactMap { $0 } + waiting).contains { $0.proposal == run.proposal }
        let mayRepeat = run.proposal.options.response != nil || run.redirect != nil || run.source == .command
        guard !isRepeated || mayRepeat else { return false }
        guard waiting.count < Self.limit else {
            logNavigation(.warning, .queueWasFull(run.proposal.url, limit: Self.limit))
            return false
        }
        return true
    }

    /// Whether no proposal runs or waits its turn.
    var isAtRest: Bool { running == nil && waiting.isEmpty }

    /// Calls back when no proposal runs or waits its turn; at once where none does.
    func whenAtRest(_ action: @escaping @MainActor () -> Void) {
        isAtRest ? action() : actionsAtRest.append(action)
    }

    /// Called by a run that was started, once. The next one is started.
    func didEnd(_ run: ProposalRun, _ end: ProposalRun.End) {
        if end == .covered { park(run) }
        running = nil
        guard !waiting.isEmpty else { return rest() }
        let next = waiting.removeFirst()
        running = next
        next.start(in: self)
    }

    private func rest() {
        logNavigation(.debug, .atRest)
        let actions = actionsAtRest
        actionsAtRest = []
        for action in actions { action() }
    }

    // MARK: Waiting for a cover to go

    /// Milliseconds between two checks of what covers the stacks: UIKit only tells its presenter when it is gone.
    private static let lookAgain: UInt64 = 100

    private func park(_ run: ProposalRun) {
        covered.append(run)
        watchCover()
    }

    /// Looks from time to time whether what waits can be presented. A hidden tab says itself when it is seen again.
    func watchCover() {
        guard watch == nil, isWatchNeeded else { return }
        watch = Task { [weak self] in
            // Held for no longer than a look: a navigator that goes takes its queue along.
            while self?.isWatchNeeded == true {
                do { try await Task.sleep(nanoseconds: Self.lookAgain * 1_000_000) } catch { return }
                self?.unpark()
            }
            self?.watch = nil
        }
    }

    private var isWatchNeeded: Bool { !covered.isEmpty && !stacks.isInHiddenTab }

    private func unpark() {
        guard stacks.snapshot().cover == nil, !stacks.isInHiddenTab else { return }
        let runs = covered
        covered = []
        for run in runs { add(run) }
    }
}
