import TurboSession
import UIKit

/// Handles proposals one at a time. While one waits for the user, an overlay or a hidden tab, the others continue.
@MainActor
final class ProposalQueue {
    private struct Waiting {
        let run: ProposalRun
        let turn: Wait
    }

    private let performer: StepPerformer
    private var running: ProposalRun?
    private var waiting: [Waiting] = []
    /// The running proposal, and those that wait for their turn or for something else.
    private var runs: [ProposalRun] = []
    private var waitsForIdle: [Wait] = []
    /// Called each time when no proposal is being handled or waiting any longer.
    var onIdle: @MainActor () -> Void = {}

    /// The number of proposals that may wait. Users don't reach it, but a page that proposes visits endlessly is
    /// stopped.
    private static let limit = 20

    init(_ performer: StepPerformer) {
        self.performer = performer
    }

    /// Handles a proposal when those before it have been handled.
    func add(_ run: ProposalRun) {
        guard let turn = takeTurn(run) else { return }
        runs.append(run)
        run.task = .starting { [self] in
            await turn.ended()
            if !Task.isCancelled { await run.perform(in: self) }
            runs.removeAll { $0 === run }
            passTurn(of: run)
        }
    }

    /// Performs a wait of the running proposal, and handles others meanwhile.
    ///
    /// - Returns: the result of the wait; nil if the proposal ends, because the same one was made again or the
    ///   navigator is gone.
    func release<Result>(_ run: ProposalRun, during wait: @MainActor () async -> Result) async -> Result? {
        passTurn(of: run)
        let result = await wait()
        guard !Task.isCancelled, let turn = takeTurn(run) else { return nil }
        await turn.ended()
        return Task.isCancelled ? nil : result
    }

    /// Ends all proposals, because their navigator is gone.
    func cancel() {
        for run in runs { run.task?.cancel() }
    }

    private func takeTurn(_ run: ProposalRun) -> Wait? {
        guard canQueue(run) else { return nil }
        let turn = Wait()
        if running == nil {
            running = run
            turn.end()
        } else {
            waiting.append(Waiting(run: run, turn: turn))
        }
        return turn
    }

    private func canQueue(_ run: ProposalRun) -> Bool {
        // A double tap proposes the same visit twice during a transition.
        let isRepeated = ([running].compactMap { $0 } + waiting.map(\.run)).contains { $0.proposal == run.proposal }
        let mayRepeat = run.proposal.options.response != nil || run.redirect != nil || run.source == .command
        guard !isRepeated || mayRepeat else { return false }
        guard waiting.count < Self.limit else {
            logNavigation(.warning, .queueWasFull(run.proposal.url, limit: Self.limit))
            return false
        }
        return true
    }

    private func passTurn(of run: ProposalRun) {
        guard running === run else { return waiting.removeAll { $0.run === run } }
        running = nil
        guard !waiting.isEmpty else { return didBecomeIdle() }
        let next = waiting.removeFirst()
        running = next.run
        next.turn.end()
    }

    private func didBecomeIdle() {
        logNavigation(.debug, .idle)
        onIdle()
        let waits = waitsForIdle
        waitsForIdle = []
        for wait in waits { wait.end() }
    }

    /// Whether no proposal is being handled or waiting.
    var isIdle: Bool { running == nil && waiting.isEmpty }

    /// Returns when no proposal is being handled or waiting, and no transition is running, so that a controller can be
    /// presented.
    func settled() async {
        if !isIdle {
            let wait = Wait()
            waitsForIdle.append(wait)
            await wait.ended()
        }
        await performer.settled()
    }
}
