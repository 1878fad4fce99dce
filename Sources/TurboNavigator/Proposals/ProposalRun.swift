import Turbo
import UIKit

/// One proposal on its way: ask, wait, look, decide, load, perform step by step. From top to bottom.
@MainActor
final class ProposalRun {
    enum End {
        case finished
        /// A foreign controller is in the way, or another tab: start again when it is gone.
        case covered
    }

    /// The source of a proposal.
    enum Source {
        /// A page, or the app with a URL: handlers, tabs and the delegate decide.
        case page
        /// A handler, which has decided already.
        case handler
        /// Another tab: handlers and tabs have decided already.
        case tab
        /// A command of the app: nobody else decides, and it is never a repetition.
        case command
    }

    /// What to do with a proposal.
    enum Answer {
        /// The app wants to show this.
        case show(UIViewController)
        /// The app took care of it.
        case taken
        /// It is performed in another tab.
        case moved
    }

    private(set) var proposal: VisitProposal
    let source: Source
    let redirect: VisitRedirect?
    let performer: StepPerformer
    private let settings: ModalSettings
    private weak var client: (any ProposalClient)?
    /// The queue while the run is performed.
    private weak var queue: ProposalQueue?
    /// What the app wants to show; nil until it was asked. It is asked once for each proposal.
    private var controller: UIViewController?
    /// Steps of earlier decisions that no longer fitted.
    private var attempts = 0
    /// What an earlier decision has begun to load, and need not be loaded again.
    private var startedLoad: PageLoad?

    /// How often a proposal is decided again because the app or the user was faster than its steps.
    private static let maximumAttempts = 3

    /// - Parameters:
    ///   - source: a page by default.
    ///   - redirect: the visit that the server redirected, if the proposal follows one.
    ///   - client: held weakly.
    init(
        _ proposal: VisitProposal, from source: Source = .page, following redirect: VisitRedirect? = nil,
        in client: any ProposalClient
    ) {
        self.proposal = proposal
        self.source = source
        self.redirect = redirect
        self.client = client
        performer = client.performer
        settings = client.modalSettings
    }

    var stacks: Stacks { performer.stacks }

    /// - Parameter queue: its ``ProposalQueue/didEnd(_:_:)`` is called exactly once. Held weakly.
    func start(in queue: ProposalQueue) {
        self.queue = queue
        if controller == nil {
            settings.restore()
            switch client?.answer(proposal, from: source) ?? .taken {
            case .show(let shown): controller = shown
            case .taken:
                logNavigation(.info, .takenCareOf(proposal.url))
                return leaveProvisional(isRenderedToo: false)
            case .moved: return leaveProvisional(isRenderedToo: true)
            }
        }
        if let controller { wait(showing: controller) }
    }

    /// The app wants nothing of a redirect that was refused before it was requested: its empty screen goes. So does one that
    /// shows the answer, where that belongs to another tab.
    private func leaveProvisional(isRenderedToo: Bool) {
        guard let redirect, !redirect.isRefresh, isRenderedToo || !redirect.isRendered else { return end(.finished) }
        removeProvisional()
        controller.map { wait(showing: $0) }
    }

    /// Takes the screen of the redirect away, as for a redirect to `none`. The app isn't asked.
    func removeProvisional() {
        proposal = VisitProposal(url: proposal.url, properties: ["presentation": "none"])
        controller = VisitableViewController(url: proposal.url)
    }

    private func wait(showing controller: UIViewController) {
        // The first page of the app comes alone: later requests take the cookies along that it set.
        stacks.sessions.main.visits.whenFirstVisitEnds { [weak self] in
            // A dismissal or transition under way, by gesture too, is a running step.
            self?.performer.whenSettled { self?.look(showing: controller) }
        }
    }

    private func look(showing controller: UIViewController) {
        let decision = decide(stacks.snapshot(), showing: controller)
        guard !decision.waitsForCover else { return end(.covered) }
        guard !decision.presents || !stacks.isInHiddenTab else { return end(.covered) }
        if decision.load != startedLoad { start(decision.load) }
        startedLoad = decision.load
        perform(decision.steps[...])
    }

    private func perform(_ steps: ArraySlice<NavigationStep>) {
        guard let step = steps.first else { return finish() }
        guard step.isPossible(in: stacks.snapshot()) else { return decideAgain() }
        if case .presentModal = step { prepareModal() }
        performer.perform(step) { [weak self] in self?.perform(steps.dropFirst()) }
    }

    /// The rule says how the modal stack looks, and what follows its end. A modal before it keeps its own rule until it is gone.
    private func prepareModal() {
        settings.restore()
        settings.apply(proposal.properties)
        performer.modalLife.prepare(onDismiss: proposal.properties.onDismiss)
    }

    private func decideAgain() {
        guard attempts < Self.maximumAttempts, let controller else {
            logNavigation(.warning, "\(proposal.url): given up, the stacks changed under each step")
            return finish()
        }
        logNavigation(.info, "\(proposal.url): the stacks have changed, decided again")
        attempts += 1
        wait(showing: controller)
    }

    private func finish() {
        stacks.letGo()
        performer.addDoneButton()
        end(.finished)
    }

    private func end(_ end: End) {
        let queue = queue
        self.queue = nil
        queue?.didEnd(self, end)
    }
}
