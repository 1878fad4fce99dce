import TurboSession
import UIKit

/// The handling of one proposal.
@MainActor
final class ProposalRun {
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
    /// Whether a page has proposed it, and not the app.
    private let isOfPage: Bool
    let performer: StepPerformer
    var task: Task<Void, Never>?
    /// Whether the proposal is still needed when its turn has come. True by default.
    var isNeeded: @MainActor () -> Bool = { true }
    private let settings: ModalSettings
    private weak var delegate: (any ProposalRunDelegate)?

    /// The number of times that a proposal is decided again because the app or the user changed the stacks between its
    /// steps.
    private static let maximumAttempts = 3

    /// - Parameters:
    ///   - source: a page by default.
    ///   - redirect: the redirected visit, if the proposal follows one.
    ///   - isOfPage: whether a page has proposed it. False by default.
    ///   - delegate: the navigator. Held weakly.
    init(
        _ proposal: VisitProposal, from source: Source = .page, following redirect: VisitRedirect? = nil,
        isOfPage: Bool = false, in delegate: any ProposalRunDelegate
    ) {
        self.proposal = proposal
        self.source = source
        self.redirect = redirect
        self.isOfPage = isOfPage
        self.delegate = delegate
        performer = delegate.performer
        settings = delegate.modalSettings
    }

    var stacks: Stacks { performer.stacks }

    /// Asks the app, waits, reads the state, decides, loads, and performs the steps. Decides again when the app or the
    /// user has changed the stacks between the steps.
    func perform(in queue: ProposalQueue) async {
        guard isNeeded(), var controller = resolve() else { return }
        // The app may remove the screen of the page itself, and want the next one nevertheless.
        let isRemovedByApp = isOfPage && !isNeeded()
        var answer: InputGuard.Answer?
        var startedLoad: PageLoad?
        var attempts = 0
        while true {
            // Wait for the app's first page, so that later requests send the cookies that it set.
            if !replacesFirstVisit { await stacks.sessions.main.visits.firstVisit.ended() }
            // Wait for a running dismissal or transition too, even one by gesture.
            await performer.settled()
            guard !Task.isCancelled, attempts > 0 || isRemovedByApp || isNeeded() else { return }

            let state = stacks.currentState()
            var decision = decide(state, showing: controller)
            let question = answer == nil ? self.question(about: decision, in: state) : nil
            guard !isObstructed(decision), question == nil || performer.stacks.canPresentAlert else {
                guard await queue.release(self, during: performer.unobstructed) != nil else { return }
                continue
            }
            if let question {
                answer = await queue.release(self) {
                    await performer.inputGuard.answer(to: question, isOfPage: isOfPage)
                }
                switch answer {
                case nil: return
                case .keep where redirect != nil: controller = replaceWithNone()
                case .keep where proposal.options.response == nil: return
                // The server has accepted the form.
                case .keep, .discard: break
                }
                continue
            }
            if answer == .keep { decision = keepingInput(decision, in: state) }

            // Started at once. Only the steps wait for each other.
            if decision.load != startedLoad { start(decision.load) }
            startedLoad = decision.load
            if await perform(decision.steps) { break }
            guard attempts < Self.maximumAttempts else {
                logNavigation(.warning, "\(proposal.url): gave up, because the stacks changed before each attempt")
                break
            }
            logNavigation(.info, "\(proposal.url): the stacks have changed, deciding again")
            attempts += 1
        }
        stacks.releasePending()
        performer.updateCloseButton()
        delegate?.didPerform(proposal)
    }

    /// Returns the controller to show; nil if there is nothing to do here. The app is asked once.
    private func resolve() -> UIViewController? {
        settings.restore()
        // The screen of a redirect that isn't shown here.
        let provisional = redirect?.isInPage == false ? redirect : nil
        switch delegate?.resolve(proposal, from: source) ?? .handledByApp {
        case .show(let controller): return controller
        case .handledByApp:
            logNavigation(.info, .handledByApp(proposal.url))
            return provisional?.isRendered == false ? replaceWithNone() : nil
        // Even a rendered page belongs in the other tab.
        case .moved: return provisional == nil ? nil : replaceWithNone()
        }
    }

    /// Removes the screen of the redirect, as for a redirect to `none`.
    private func replaceWithNone() -> UIViewController {
        proposal = VisitProposal(url: proposal.url, properties: ["presentation": "none"])
        return VisitableViewController(url: proposal.url)
    }

    /// Whether the app opens a page, such as that of a deep link, in the web view that loads the first one. Then only
    /// this page is requested, and the first one when the user goes back. The first page of another tab is loaded before.
    private var replacesFirstVisit: Bool {
        let isOther = stacks.sessions.main.owner.map { $0.visitableURL != proposal.url } == true
        let isOfApp = source == .page && !isOfPage && redirect == nil
        guard isOfApp, isOther, proposal.properties.context == .default else { return false }
        switch proposal.properties.presentation {
        case .default, .replace, .replaceRoot: return true
        case .pop, .refresh, .clearAll, .none: return false
        }
    }

    private func isObstructed(_ decision: NavigationDecision) -> Bool {
        decision.waitsForOverlay || decision.presents && stacks.isInHiddenTab
    }

    /// - Returns: whether all steps were possible.
    private func perform(_ steps: [NavigationStep]) async -> Bool {
        for step in steps {
            guard step.isPossible(in: stacks.currentState()) else { return false }
            if case .presentModal = step { prepareModal() }
            await performer.perform(step)
            guard !Task.isCancelled else { break }
        }
        return true
    }

    /// Applies the rule's settings for the modal stack and its dismissal. Called right before the presentation, so that
    /// a previous modal keeps its own settings until it is dismissed.
    private func prepareModal() {
        settings.restore()
        settings.apply(proposal.properties)
        performer.modalPresentation.prepare(
            onDismiss: proposal.properties.onDismiss, isSignIn: delegate?.isSignInPending == true)
    }
}
