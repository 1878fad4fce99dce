import Turbo
import UIKit

/// One decision at a time: a proposal that arrives while steps run waits its turn.
@MainActor
final class ProposalQueue {
    /// Where a proposal comes from that follows a redirect.
    struct Redirect {
        weak var visitable: (any Visitable)?
        let originalAction: VisitAction
        let isRendered: Bool
    }

    struct Item {
        let proposal: VisitProposal
        let redirect: Redirect?
        /// What the app wants to show; nil until it was asked. It is asked once for each proposal.
        var controller: UIViewController?
        /// Steps of earlier decisions that no longer fitted: a proposal is decided anew a few times, then dropped.
        var attempts = 0
        /// What an earlier decision has begun to load, and need not be loaded again.
        var startedLoad: PageLoad?

        /// Takes the screen of a redirect away, as for a redirect to `none`. The app is not asked.
        @MainActor
        static func removing(_ redirect: Redirect, at url: URL) -> Item {
            Item(
                proposal: VisitProposal(url: url, properties: ["presentation": "none"]), redirect: redirect,
                controller: VisitableViewController(url: url))
        }
    }

    weak var navigator: TurboNavigator?
    private var items: [Item] = []
    private var running: VisitProposal?
    private var actionsAtRest: [@MainActor () -> Void] = []
    /// Modal presentations that wait until a foreign controller is gone.
    private var parked: [Item] = []
    private var watch: Task<Void, Never>?

    /// How many proposals may wait. Nobody taps as fast; a page that proposes without end is stopped.
    private static let limit = 20

    func add(_ item: Item) {
        // A double tap proposes the same visit twice within a transition.
        let isRepeated = ([running] + items.map(\.proposal)).contains { $0 == item.proposal }
        guard !isRepeated || item.proposal.options.response != nil || item.redirect != nil else { return }
        guard items.count < Self.limit else {
            navigator?.log(.warning, "\(item.proposal.url) was dropped: \(Self.limit) proposals wait already")
            return
        }
        items.append(item)
        performNext()
    }

    /// Whether no proposal runs or waits its turn.
    var isAtRest: Bool { running == nil && items.isEmpty }

    /// Calls back when no proposal runs or waits its turn; at once where none does.
    func whenAtRest(_ action: @escaping @MainActor () -> Void) {
        isAtRest ? action() : actionsAtRest.append(action)
    }

    func finishRunning() {
        running = nil
        performNext()
    }

    private func performNext() {
        guard running == nil, let navigator else { return }
        guard !items.isEmpty else { return rest() }
        let item = items.removeFirst()
        running = item.proposal
        navigator.perform(item)
    }

    private func rest() {
        navigator?.log(.debug, "at rest")
        let actions = actionsAtRest
        actionsAtRest = []
        for action in actions { action() }
    }

    // MARK: Waiting for a cover to go

    /// Milliseconds between two looks at what covers us: UIKit tells nobody but its presenter when it goes.
    private static let lookAgain: UInt64 = 100

    func park(_ item: Item) {
        parked.append(item)
        guard watch == nil else { return }
        watch = Task { [weak self] in
            // Held for no longer than a look: a navigator that goes takes its queue along.
            while self?.parked.isEmpty == false {
                do { try await Task.sleep(nanoseconds: Self.lookAgain * 1_000_000) } catch { return }
                self?.unpark()
            }
            self?.watch = nil
        }
    }

    private func unpark() {
        guard let navigator, navigator.snapshot().cover == nil else { return }
        let waiting = parked
        parked = []
        for item in waiting { add(item) }
    }
}
