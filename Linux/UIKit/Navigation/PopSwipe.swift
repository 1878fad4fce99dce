/// The interactive pop of one navigation stack: its gesture, and the controllers to restore if it is cancelled.
@MainActor
final class PopSwipe {
    /// The travel in points on a trackpad, where fingers have less room than on a touchscreen.
    private static let trackpadTravel: CGFloat = 400

    private var gesture: BackSwipe?
    private(set) var input: SwipeInput?
    /// Whether a pop that begins now follows the finger.
    private(set) var isInteractive = false
    private var before: [UIViewController] = []
    private weak var transition: NavigationTransition?

    /// Starts handling input over the navigation controller.
    func listen(to navigation: UINavigationController) {
        if input == nil { input = SwipeInput(navigation) }
    }

    func handle(_ event: DragEvent, isTrackpad: Bool, on stack: NavigationStack) {
        if case .begin = event {
            guard stack.canSwipe(isTrackpad: isTrackpad), let view = stack.navigation?.view else { return }
            let width = view.bounds.width
            gesture = BackSwipe(
                travel: isTrackpad ? min(width, Self.trackpadTravel) : width, isRightToLeft: view.isRightToLeft)
        }
        switch gesture?.handle(event) {
        case .begin: begin(on: stack)
        case .move(let progress): transition?.place(progress)
        case .finish: finishInteraction(of: stack)
        case .cancelInteraction: cancelInteraction(stack)
        case nil: break
        }
    }

    /// Pops the top. A subclass of the app may override the pop to do more, or to block it.
    private func begin(on stack: NavigationStack) {
        before = stack.controllers
        isInteractive = true
        stack.navigation?.popViewController(animated: true)
        if stack.controllers == before.dropLast() {
            stack.coordinator?.isInteractive = true
            stack.performPending()
            transition = stack.running
        }
        isInteractive = false
    }

    private func finishInteraction(of stack: NavigationStack) {
        guard let transition, transition === stack.running else { return }
        stack.coordinator?.isInteractive = false
        transition.finishInteraction()
    }

    private func cancelInteraction(_ stack: NavigationStack) {
        guard let transition, transition === stack.running else { return }
        // The app has changed the stack in the meantime, and its change has priority.
        guard stack.pending == nil else { return finishInteraction(of: stack) }
        stack.restore(before)
        stack.coordinator?.isCancelled = true
        stack.coordinator?.isInteractive = false
        transition.cancelInteraction()
    }
}

extension NavigationStack {
    /// Whether the user can swipe back: the gesture is enabled, the top controller has a back button, and no transition is
    /// running or pending. As on iOS, `backAction` has no part in it.
    func canSwipe(isTrackpad: Bool) -> Bool {
        let gesture =
            isTrackpad
            ? navigation?.interactiveContentPopGestureRecognizer : navigation?.interactivePopGestureRecognizer
        guard gesture?.isEnabled == true, running == nil, pending == nil, navigation?.appearance == .appeared,
            controllers.count > 1
        else { return false }
        return controllers.last?.navigationItem.showsBackButton == true
    }
}

extension UINavigationController {
    /// Handles one event of the swipe back. For tests.
    package func swipeBack(_ event: DragEvent, isTrackpad: Bool = false) {
        stack.swipe.handle(event, isTrackpad: isTrackpad, on: stack)
    }

    /// Handles one trackpad step, in points. For tests.
    package func scrollWithTrackpad(_ distance: CGPoint, at time: TimeInterval) {
        stack.swipe.input?.handleScroll(distance, at: time)
    }
}
