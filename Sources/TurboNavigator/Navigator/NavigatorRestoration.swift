import TurboSession
import UIKit

/// The stacks that a navigator keeps for the app's next start, and its return to them.
@MainActor
final class NavigatorRestoration {
    private weak var navigator: TurboNavigator?
    let activity = StateActivity()
    /// The modal screens that are presented once the page below is loaded.
    private var awaitedModal: RestorableStacks?

    init(navigator: TurboNavigator) {
        self.navigator = navigator
    }

    private var stacks: Stacks? { navigator?.performer.stacks }

    // MARK: What is kept

    /// The stacks, without screens that aren't kept.
    var kept: RestorableStacks {
        guard let navigator, let stacks else { return RestorableStacks() }
        let main = stacks.main.viewControllers.map { screen($0, on: .main) }
        if let awaitedModal { return RestorableStacks(main: main, modal: awaitedModal.modal) }
        let hasModal = navigator.currentState().isModalPresented && !navigator.performer.modalPresentation.isSignIn
        return RestorableStacks(
            main: main, modal: hasModal ? stacks.modal.viewControllers.map { screen($0, on: .modal) } : [])
    }

    private func screen(_ controller: UIViewController, on stack: NavigationState.Stack) -> RestorableScreen? {
        guard let stacks, let url = stacks.state(of: controller)?.routedURL else { return nil }
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
        guard let session = navigator?.session else { return false }
        return screen.isKept(by: session.links.site.origins) { session.pathConfiguration?.properties(for: $0) ?? [:] }
    }

    // MARK: The return

    /// Shows the screens of the app's previous run. Only the visible one is loaded.
    ///
    /// - Returns: whether there are any that the app still has.
    func restore(_ former: RestorableStacks) -> Bool {
        guard let stacks else { return false }
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
        guard let navigator, let stacks else { return nil }
        let properties = navigator.session.pathConfiguration?.properties(for: screen.url) ?? [:]
        var proposal = VisitProposal(url: screen.url, properties: properties)
        proposal.initialTitle = screen.title
        guard let controller = navigator.controller(for: proposal) else { return nil }
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
            stacks?.sessions[stack].visits.restore(
                made.screen, on: visitable, visits: made.controller === top.controller)
        }
    }

    // MARK: The modal stack

    /// Presents the modal stack of the previous run once the first page is loaded, so that later requests send the
    /// cookies that it set. In a hidden tab, waits until this is called again.
    func restoreModal() {
        guard awaitedModal != nil, let navigator else { return }
        // In a later turn, because the window of an app that has just started shows its root then.
        Task { [weak self, weak navigator] in
            await navigator?.session.visits.firstVisit.ended()
            navigator?.whenSettled { _ in self?.presentModal() }
        }
    }

    private func presentModal() {
        guard let former = awaitedModal, let navigator, let stacks, !stacks.isInHiddenTab else { return }
        awaitedModal = nil
        let state = navigator.currentState()
        // The user or a link may have led elsewhere meanwhile.
        guard state.overlay == nil, !state.isModalPresented, state.main.count == former.main.count else { return }
        let screens = makeScreens(former.modal, on: .modal)
        guard let root = screens.first, let top = screens.last else { return }
        let properties = navigator.session.pathConfiguration?.properties(for: root.screen.url) ?? [:]
        navigator.modalSettings.apply(properties)
        navigator.performer.modalPresentation.prepare(onDismiss: properties.onDismiss, isSignIn: false)
        restorePages(of: screens, on: .modal, visiting: top)
        Task.starting { await navigator.performer.presentModal(screens.map(\.controller), animated: false) }
    }
}
