import TurboSession
import UIKit

/// Handles proposals one at a time. A proposal that can't be performed yet, because of an overlay, a hidden tab or an
/// alert that is presented, waits, and the others continue.
@MainActor
final class ProposalQueue {
    private let stacks: Stacks
    private var waiting: [ProposalRun] = []
    private var running: ProposalRun?
    private var actionsWhenIdle: [@MainActor () -> Void] = []
    /// Proposals that wait until an overlay or an alert is dismissed, or until their tab is selected.
    private var postponed: [ProposalRun] = []
    /// Called each time when no proposal is being handled or waiting any longer.
    var onIdle: @MainActor () -> Void = {}
    private var overlayPolling: Task<Void, Never>?

    /// The number of proposals that may wait. Users don't reach it, but a page that proposes visits endlessly is
    /// stopped.
    private static let limit = 20

    init(_ stacks: Stacks) {
        self.stacks = stacks
    }

    func add(_ run: ProposalRun) {
        guard canQueue(run) else { return }
        guard running == nil else { return waiting.append(run) }
        running = run
        run.start(in: self)
    }

    private func canQueue(_ run: ProposalRun) -> Bool {
        // A double tap proposes the same visit twice during a transition.
        let isRepeated = ([running].compactMap { $0 } + waiting).contains { $0.proposal == run.proposal }
        let mayRepeat = run.proposal.options.response != nil || run.redirect != nil || run.source == .command
        guard !isRepeated || mayRepeat else { return false }
        guard waiting.count < Self.limit else {
            logNavigation(.warning, .queueWasFull(run.proposal.url, limit: Self.limit))
            return false
        }
        return true
    }

    /// Whether no proposal is being handled or waiting.
    var isIdle: Bool { running == nil && waiting.isEmpty }

    /// Calls back when no proposal is being handled or waiting.
    func whenIdle(_ action: @escaping @MainActor () -> Void) {
        isIdle ? action() : actionsWhenIdle.append(action)
    }

    /// Called once by each run that was started. Starts the next run.
    func didEnd(_ run: ProposalRun, _ end: ProposalRun.End) {
        if end == .postponed { postpone(run) }
        running = nil
        guard !waiting.isEmpty else { return didBecomeIdle() }
        let next = waiting.removeFirst()
        running = next
        next.start(in: self)
    }

    private func didBecomeIdle() {
        logNavigation(.debug, .idle)
        onIdle()
        let actions = actionsWhenIdle
        actionsWhenIdle = []
        for action in actions { action() }
    }

    // MARK: Waiting for an overlay's dismissal

    /// The time between two checks for an overlay, in milliseconds. UIKit notifies only the presenter of its dismissal.
    private static let checkInterval: UInt64 = 100

    private func postpone(_ run: ProposalRun) {
        postponed.append(run)
        watchOverlay()
    }

    /// Checks repeatedly whether waiting presentations are possible. While the tab is hidden, it doesn't check: this is
    /// called again when the tab is selected.
    func watchOverlay() {
        guard overlayPolling == nil, needsPolling else { return }
        overlayPolling = Task { [weak self] in
            // Don't hold self while sleeping, so that the queue is deallocated with its navigator.
            while self?.needsPolling == true {
                do { try await Task.sleep(nanoseconds: Self.checkInterval * 1_000_000) } catch { return }
                self?.resumePostponed()
            }
            self?.overlayPolling = nil
        }
    }

    private var needsPolling: Bool { !postponed.isEmpty && !stacks.isInHiddenTab }

    private func resumePostponed() {
        guard stacks.currentState().overlay == nil, !stacks.isInHiddenTab else { return }
        let runs = postponed
        postponed = []
        for run in runs { add(run) }
    }
}
