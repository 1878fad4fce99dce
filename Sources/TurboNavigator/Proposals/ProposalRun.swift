import TurboSession
import UIKit

/// The handling of one proposal: ask the app, wait, read the state, decide, load, and perform the steps. The methods
/// are in this order.
@MainActor
final class ProposalRun {
    enum End {
        case finished
        /// An overlay, an alert or a hidden tab prevents the decision from being performed now. Start again later.
        case postponed
    }

    /// The source of a proposal.
    enum Source {
        /// A page, or a URL that the app routed. Handlers, tabs and the delegate decide.
        case page
        /// A handler, which has already decided.
        case handler
        /// Another tab. Handlers and tabs have already decided.
        case tab
        /// A command of the app. Nothing else decides, and equal commands aren't dropped as repetitions.
        case command
    }

    /// The decision of the handlers, the tabs and the delegate about a proposal.
    enum Resolution {
        /// Shows this controller.
        case show(UIViewController)
        /// The app has handled it.
        case handledByApp
        /// Another tab handles it.
        case moved
    }

    private(set) var proposal: VisitProposal
    let source: Source
    let redirect: VisitRedirect?
    let performer: StepPerformer
    private let settings: ModalSettings
    private weak var delegate: (any ProposalRunDelegate)?
    /// The queue while the run is performed.
    private weak var queue: ProposalQueue?
    /// The controller that the app wants to show; nil until it has decided. It decides once for each proposal.
    private var controller: UIViewController?
    /// The number of earlier decisions whose steps were no longer possible.
    private var attempts = 0
    /// The load that an earlier decision has started and that need not be started again.
    private var startedLoad: PageLoad?

    /// The user's answer about unsaved input that the decision would discard; nil if the user wasn't asked.
    private var inputAnswer: InputAnswer?

    /// The number of times that a proposal is decided again because the app or the user changed the stacks between its
    /// steps.
    private static let maximumAttempts = 3

    /// - Parameters:
    ///   - source: a page by default.
    ///   - redirect: the redirected visit, if the proposal follows one.
    ///   - delegate: the navigator. Held weakly.
    init(
        _ proposal: VisitProposal, from source: Source = .page, following redirect: VisitRedirect? = nil,
        in delegate: any ProposalRunDelegate
    ) {
        self.proposal = proposal
        self.source = source
        self.redirect = redirect
        self.delegate = delegate
        performer = delegate.performer
        settings = delegate.modalSettings
    }

    var stacks: Stacks { performer.stacks }

    /// - Parameter queue: the queue whose ``ProposalQueue/didEnd(_:_:)`` is called exactly once. Held weakly.
    func start(in queue: ProposalQueue) {
        self.queue = queue
        if controller == nil {
            settings.restore()
            switch delegate?.resolve(proposal, from: source) ?? .handledByApp {
            case .show(let shown): controller = shown
            case .handledByApp:
                logNavigation(.info, .handledByApp(proposal.url))
                return removeProvisional(evenIfRendered: false)
            case .moved: return removeProvisional(evenIfRendered: true)
            }
        }
        if let controller { wait(showing: controller) }
    }

    /// Removes the provisional screen of a redirect that isn't shown here, if the screen has no page. With
    /// `evenIfRendered`, removes it even with a rendered page, because the page belongs in another tab.
    private func removeProvisional(evenIfRendered: Bool) {
        guard let redirect, !redirect.isInPage, evenIfRendered || !redirect.isRendered else {
            return end(.finished)
        }
        replaceWithNone()
        if let controller { wait(showing: controller) }
    }

    /// Removes the screen of the redirect, as for a redirect to `none`. The app isn't asked.
    func replaceWithNone() {
        proposal = VisitProposal(url: proposal.url, properties: ["presentation": "none"])
        controller = VisitableViewController(url: proposal.url)
    }

    private func wait(showing controller: UIViewController) {
        // Wait for the app's first page, so that later requests send the cookies that it set.
        stacks.sessions.main.visits.whenFirstVisitEnds { [weak self] in
            // Wait for a running dismissal or transition too, even one by gesture.
            self?.performer.whenSettled { self?.performDecision(showing: controller) }
        }
    }

    private func performDecision(showing controller: UIViewController) {
        let state = stacks.currentState()
        var decision = decide(state, showing: controller)
        guard !decision.waitsForOverlay else { return end(.postponed) }
        guard !decision.presents || !stacks.isInHiddenTab else { return end(.postponed) }
        switch inputAnswer {
        case nil: guard confirmDiscard(by: decision, in: state) else { return }
        case .keep: decision = keepingInput(decision, in: state)
        case .discard: break
        }
        if decision.load != startedLoad { start(decision.load) }
        startedLoad = decision.load
        perform(decision.steps[...])
    }

    private func perform(_ steps: ArraySlice<NavigationStep>) {
        guard let step = steps.first else { return finish() }
        guard step.isPossible(in: stacks.currentState()) else { return decideAgain() }
        if case .presentModal = step { prepareModal() }
        performer.perform(step) { [weak self] in self?.perform(steps.dropFirst()) }
    }

    /// Applies the rule's settings for the modal stack and its dismissal. Called right before the presentation, so that
    /// a previous modal keeps its own settings until it is dismissed.
    private func prepareModal() {
        settings.restore()
        settings.apply(proposal.properties)
        performer.modalPresentation.prepare(
            onDismiss: proposal.properties.onDismiss, isSignIn: delegate?.isSignInPending == true)
    }

    private func decideAgain() {
        guard attempts < Self.maximumAttempts, let controller else {
            logNavigation(.warning, "\(proposal.url): gave up, because the stacks changed before each attempt")
            return finish()
        }
        logNavigation(.info, "\(proposal.url): the stacks have changed, deciding again")
        attempts += 1
        wait(showing: controller)
    }

    private func finish() {
        stacks.releasePending()
        performer.updateCloseButton()
        end(.finished)
        delegate?.didPerform(proposal)
    }

    /// Asks before the decision discards unsaved input. The run ends meanwhile, and is added again with the answer.
    /// With the input kept, a proposal does nothing more, and the screen of a redirect is removed.
    private func confirmDiscard(by decision: NavigationDecision, in state: NavigationState) -> Bool {
        let queue = queue
        let outcome = askAboutInput(decision, in: state) { [self, weak queue] answer in
            inputAnswer = answer
            if answer == .keep {
                if cause == .proposal { return }
                if cause == .redirect { replaceWithNone() }
            }
            queue?.add(self)
        }
        switch outcome {
        case .notNeeded: return true
        case .asked: end(.finished)
        case .impossible: end(.postponed)
        }
        return false
    }

    private func end(_ end: End) {
        let queue = queue
        self.queue = nil
        queue?.didEnd(self, end)
    }
}
