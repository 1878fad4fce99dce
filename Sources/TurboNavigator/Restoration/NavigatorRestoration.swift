import TurboSession
import UIKit

/// The stacks that a navigator keeps for the app's next start, and its return to them.
@MainActor
final class NavigatorRestoration {
    private let performer: StepPerformer
    private let modalSettings: ModalSettings
    private let queue: ProposalQueue
    private let makeController: @MainActor (VisitProposal) -> UIViewController?
    let activity = StateActivity()
    /// The modal screens that are presented once the page below is loaded.
    private var awaitedModal: RestorableStacks?

    /// - Parameters:
    ///   - queue: the proposals, for which the modal stack waits.
    ///   - makeController: returns the controller that the app shows for a page; nil if it rejects the page.
    init(
        _ performer: StepPerformer, _ modalSettings: ModalSettings, after queue: ProposalQueue,
        makeController: @escaping @MainActor (VisitProposal) -> UIViewController?
    ) {
        self.performer = performer
        self.modalSettings = modalSettings
        self.queue = queue
        self.makeController = makeController
    }

    private var stacks: Stacks { performer.stacks }

    private var session: Session { stacks.sessions.main }

    // MARK: What is kept

    /// The stacks, without screens that aren't kept.
    var kept: RestorableStacks {
        let main = stacks.main.viewControllers.map { screen($0, on: .main) }
        if let awaitedModal { return RestorableStacks(main: main, modal: awaitedModal.modal) }
        let hasModal = stacks.currentState().isModalPresented && !performer.modalPresentation.isSignIn
        return RestorableStacks(
            main: main, modal: hasModal ? stacks.modal.viewControllers.map { screen($0, on: .modal) } : [])
    }

    private func screen(_ controller: UIViewController, on stack: NavigationState.Stack) -> RestorableScreen? {
        guard let url = stacks.state(of: controller)?.routedURL else { return nil }
        let (session, visitable) = (stacks.sessions[stack], controller as? any Visitable)
        let screen = RestorableScreen(
            url: url, currentURL: visitable.flatMap { session.urls(of: $0)?.current },
            title: controller.navigationItem.title ?? controller.title,
            position: visitable.flatMap { session.visits.position(on: $0) },
            picture: visitable.flatMap { isInBackground(controller) ? session.placement.picture(of: $0) : nil })
        return isKept(screen) ? screen : nil
    }

    /// Whether the system may be about to end the scene. Pictures are taken only then, because each takes some time.
    private func isInBackground(_ controller: UIViewController) -> Bool {
        controller.viewIfLoaded?.window?.windowScene?.activationState == .background
    }

    private func isKept(_ screen: RestorableScreen) -> Bool {
        screen.isKept(by: session.site.origins) { [session] in
            session.pathConfiguration?.properties(for: $0) ?? [:]
        }
    }

    // MARK: The return

    /// Shows the screens of the app's previous run. Only the visible one is loaded.
    ///
    /// - Returns: whether there are any that the app still has.
    func restore(_ former: RestorableStacks) -> Bool {
        let restored = former.filtered(isKept)
        let screens = makeScreens(restored.main, on: .main)
        guard let top = screens.last else { return false }
        logNavigation(.info, "\(screens.count) screens of the previous run are restored")
        if screens.count == restored.main.count, !restored.modal.isEmpty { awaitedModal = restored }
        restorePages(of: screens, on: .main, visiting: top)
        stacks.main.setViewControllers(screens.map(\.controller), animated: false)
        restoreModal()
        return true
    }

    private struct MadeScreen {
        let screen: RestorableScreen
        let controller: UIViewController
    }

    /// Returns the controllers for screens. One that the app rejects is left out, with those above it.
    private func makeScreens(_ screens: [RestorableScreen], on stack: NavigationState.Stack) -> [MadeScreen] {
        var made: [MadeScreen] = []
        for screen in screens {
            guard let controller = makeController(screen, on: stack) else { break }
            made.append(MadeScreen(screen: screen, controller: controller))
        }
        return made
    }

    private func makeController(
        _ screen: RestorableScreen, on stack: NavigationState.Stack
    ) -> UIViewController? {
        let properties = session.pathConfiguration?.properties(for: screen.url) ?? [:]
        var proposal = VisitProposal(url: screen.url, properties: properties)
        proposal.initialTitle = screen.title
        guard let controller = makeController(proposal) else { return nil }
        let kind = Screen.Kind(of: controller)
        guard kind != .foreign else { return nil }
        stacks.register(controller, stacks.nextID(), kind, in: stack == .modal ? .modal : .default, for: proposal)
        return controller
    }

    /// Called before the screens appear, so that their sessions are notified of it.
    private func restorePages(
        of screens: [MadeScreen], on stack: NavigationState.Stack, visiting top: MadeScreen
    ) {
        for made in screens {
            guard let visitable = made.controller as? any Visitable else { continue }
            stacks.sessions[stack].visits.restore(
                made.screen, on: visitable, visits: made.controller === top.controller)
        }
    }

    // MARK: The modal stack

    /// Presents the modal stack of the previous run once the first page is loaded, so that later requests send the
    /// cookies that it set. In a hidden tab, waits until this is called again.
    func restoreModal() {
        guard awaitedModal != nil else { return }
        // In a later turn, because the window of an app that has just started shows its root then.
        Task { [weak self] in
            await self?.session.visits.firstVisit.ended()
            await self?.queue.settled()
            self?.presentModal()
        }
    }

    /// Forgets the modal stack of a user who has signed out.
    func forget() {
        awaitedModal = nil
    }

    /// Returns a new native screen for the URL of one that may show something of the former user; nil for one that the app
    /// has put there itself.
    func renewed(_ controller: UIViewController) -> UIViewController? {
        guard Screen.Kind(of: controller) == .native, let url = stacks.state(of: controller)?.routedURL else {
            return nil
        }
        return makeController(RestorableScreen(url: url, title: controller.title), on: .main)
    }

    private func presentModal() {
        guard let former = awaitedModal, !stacks.isInHiddenTab else { return }
        awaitedModal = nil
        let state = stacks.currentState()
        // The user or a link may have led elsewhere meanwhile.
        guard state.overlay == nil, !state.isModalPresented, state.main.count == former.main.count else { return }
        let screens = makeScreens(former.modal, on: .modal)
        guard let root = screens.first, let top = screens.last else { return }
        let properties = session.pathConfiguration?.properties(for: root.screen.url) ?? [:]
        modalSettings.apply(properties)
        performer.modalPresentation.prepare(onDismiss: properties.onDismiss, isSignIn: false)
        restorePages(of: screens, on: .modal, visiting: top)
        Task.starting { [performer] in await performer.presentModal(screens.map(\.controller), animated: false) }
    }
}
