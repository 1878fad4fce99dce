import Turbo
import UIKit

/// The order of proposals: one at a time, and those that wait for a cover later.
@MainActor
final class ProposalQueue {
    private let stacks: Stacks
    private var waiting: [ProposalRun] = []
    private var running: ProposalRun?
    private var actionsAtRest: [@MainActor () -> Void] = []
    /// Modal presentations that wait until a foreign controller is gone.
    private var covered: [ProposalRun] = []
    private var watch: Task<Void, Never>?

    /// How many proposals may wait. Nobody taps as fast; a page that proposes without end is stopped.
    private static let limit = 20

    init(_ stacks: Stacks) {
        self.stacks = stacks
    }

    func add(_ run: ProposalRun) {
        // A double tap proposes the same visit twice within a transition.
        let isRepeated = ([running].compactMap { $0 } + waiting).contains { $0.proposal == run.proposal }
        guard !isRepeated || run.proposal.options.response != nil || run.redirect != nil else { return }
        guard waiting.count < Self.limit else {
            return logNavigation(.warning, "\(run.proposal.url) was dropped: \(Self.limit) proposals wait already")
        }
        waiting.append(run)
        startNext()
    }

    /// Whether no proposal runs or waits its turn.
    var isAtRest: Bool { running == nil && waiting.isEmpty }

    /// Calls back when no proposal runs or waits its turn; at once where none does.
    func whenAtRest(_ action: @escaping @MainActor () -> Void) {
        isAtRest ? action() : actionsAtRest.append(action)
    }

    private func startNext() {
        guard running == nil else { return }
        guard !waiting.isEmpty else { return rest() }
        let run = waiting.removeFirst()
        running = run
        run.start { [weak self] in self?.didEnd(run, $0) }
    }

    private func didEnd(_ run: ProposalRun, _ end: ProposalRun.End) {
        if end == .covered { park(run) }
        running = nil
        startNext()
    }

    private func rest() {
        logNavigation(.debug, "at rest")
        let actions = actionsAtRest
        actionsAtRest = []
        for action in actions { action() }
    }

    // MARK: Waiting for a cover to go

    /// Milliseconds between two looks at what covers us: UIKit tells nobody but its presenter when it goes.
    private static let lookAgain: UInt64 = 100

    private func park(_ run: ProposalRun) {
        covered.append(run)
        guard watch == nil else { return }
        watch = Task { [weak self] in
            // Held for no longer than a look: a navigator that goes takes its queue along.
            while self?.covered.isEmpty == false {
                do { try await Task.sleep(nanoseconds: Self.lookAgain * 1_000_000) } catch { return }
                self?.unpark()
            }
            self?.watch = nil
        }
    }

    private func unpark() {
        guard stacks.snapshot().cover == nil else { return }
        let runs = covered
        covered = []
        for run in runs { add(run) }
    }
}
