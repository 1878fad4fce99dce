import UIKit

/// Detection of the end of UIKit's transitions.
extension StepPerformer {
    /// Calls back when the transition of a stack has ended; at once if there is none.
    func whenTransitionEnds(of stack: NavigationState.Stack, _ completion: @escaping @MainActor () -> Void) {
        guard let coordinator = stacks[stack].transitionCoordinator else { return completion() }
        whenEnded(coordinator, completion)
    }

    private func whenEnded(
        _ coordinator: any UIViewControllerTransitionCoordinator, _ completion: @escaping @MainActor () -> Void
    ) {
        let wait = StepWait(startsTimeout: !coordinator.isInteractive, completion)
        // On iOS, the user can grab a transition again after letting it go.
        coordinator.notifyWhenInteractionChanges { $0.isInteractive ? wait.stopTimeout() : wait.startTimeout() }
        let isRegistered = coordinator.animate(alongsideTransition: nil) { _ in wait.end() }
        if !isRegistered { wait.end() }
    }

    /// Calls back when neither stack is in a transition, and no controller over the main stack is being dismissed.
    func whenSettled(_ completion: @escaping @MainActor () -> Void) {
        if let coordinator = controllerBeingDismissed?.transitionCoordinator {
            whenEnded(coordinator) { [weak self] in self?.whenTransitionEnds(of: .main, completion) }
        } else {
            whenTransitionEnds(of: .main) { [weak self] in self?.whenTransitionEnds(of: .modal, completion) }
        }
    }

    /// The modal stack or the app's own controller that is being dismissed. Until it is dismissed, UIKit presents
    /// nothing else.
    private var controllerBeingDismissed: UIViewController? {
        sequence(first: stacks.main as UIViewController) { $0.presentedViewController }.first { $0.isBeingDismissed }
    }

    func present(
        _ controller: UIViewController, on presenter: UIViewController, animated: Bool,
        _ completion: @escaping @MainActor () -> Void
    ) {
        // NB: without a window, or if the presenter already presents a controller, UIKit does nothing and never calls
        // back.
        let isPossible = presenter.viewIfLoaded?.window != nil && presenter.presentedViewController == nil
        let wait = StepWait(completion)
        presenter.present(controller, animated: animated) { wait.end() }
        if !isPossible { wait.end() }
    }
}
