/// The swipe back on one stack: what it was before, and the value that decides.
@MainActor
final class PopSwipe {
    /// Two fingers have less room on a trackpad than one on a screen. In points.
    private static let trackpadReach: CGFloat = 400

    private var gesture: BackSwipe?
    private(set) var input: SwipeInput?
    /// Whether a pop that begins now follows the finger.
    private(set) var isHeld = false
    private var before: [UIViewController] = []
    private weak var transition: NavigationTransition?

    /// Hears of fingers from now on.
    func listen(to navigation: UINavigationController) {
        if input == nil { input = SwipeInput(navigation) }
    }

    func handle(_ event: DragEvent, isTrackpad: Bool, on stack: NavigationStack) {
        if case .begin = event {
            guard stack.canSwipe, let view = stack.navigation?.view else { return }
            let width = view.bounds.width
            gesture = BackSwipe(
                reach: isTrackpad ? min(width, Self.trackpadReach) : width, isRightToLeft: view.isRightToLeft)
        }
        switch gesture?.handle(event) {
        case .begin: begin(on: stack)
        case .move(let progress): transition?.place(progress)
        case .finish: letGo(of: stack)
        case .giveBack: giveBack(stack)
        case nil: break
        }
    }

    /// The app's own class may do more in a pop, or refuse it.
    private func begin(on stack: NavigationStack) {
        before = stack.controllers
        isHeld = true
        stack.navigation?.popViewController(animated: true)
        if stack.controllers == before.dropLast() {
            stack.coordinator?.isInteractive = true
            stack.performPending()
            transition = stack.running
        }
        isHeld = false
    }

    private func letGo(of stack: NavigationStack) {
        guard let transition, transition === stack.running else { return }
        stack.coordinator?.isInteractive = false
        transition.letGo()
    }

    private func giveBack(_ stack: NavigationStack) {
        guard let transition, transition === stack.running else { return }
        // The app has changed the stack in the meantime: what it has now is what it wants.
        guard stack.pending == nil else { return letGo(of: stack) }
        stack.restore(before)
        stack.coordinator?.isCancelled = true
        stack.coordinator?.isInteractive = false
        transition.giveBack()
    }
}

extension NavigationStack {
    /// Whether the user can swipe back now: where the back button could be pressed.
    var canSwipe: Bool {
        guard running == nil, pending == nil, navigation?.appearance == .appeared, controllers.count > 1 else {
            return false
        }
        return controllers.last?.navigationItem.showsBackButton == true
    }
}

extension UINavigationController {
    /// Takes one event of the swipe back. The tests use it in place of fingers.
    package func swipeBack(_ event: DragEvent, isTrackpad: Bool = false) {
        stack.swipe.handle(event, isTrackpad: isTrackpad, on: stack)
    }

    /// Takes one step of two fingers on a trackpad, in points. The tests use it in place of fingers.
    package func scrollWithTrackpad(_ distance: CGPoint, at time: TimeInterval) {
        stack.swipe.input?.take(distance, at: time)
    }
}
