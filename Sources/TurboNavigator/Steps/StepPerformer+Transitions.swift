import TurboSession
import UIKit

/// The ends of UIKit's transitions and presentations.
extension StepPerformer {
    /// Returns when the transition of a stack has ended; at once if there is none.
    func transitionEnded(of stack: NavigationState.Stack) async {
        if let coordinator = stacks[stack].transitionCoordinator { await ended(coordinator) }
    }

    private func ended(_ coordinator: any UIViewControllerTransitionCoordinator) async {
        let wait = Wait(startsTimeout: !coordinator.isInteractive)
        // On iOS, the user can grab a transition again after letting it go.
        coordinator.notifyWhenInteractionChanges { $0.isInteractive ? wait.stopTimeout() : wait.startTimeout() }
        let isRegistered = coordinator.animate(alongsideTransition: nil) { _ in wait.end() }
        if !isRegistered { wait.end() }
        await wait.ended()
    }

    /// Returns when neither stack is in a transition, and no controller over the main stack is being dismissed.
    func settled() async {
        if let coordinator = controllerBeingDismissed?.transitionCoordinator { await ended(coordinator) }
        await transitionEnded(of: .main)
        await transitionEnded(of: .modal)
    }

    /// The modal stack or the app's own controller that is being dismissed. Until it is dismissed, UIKit presents
    /// nothing else.
    private var controllerBeingDismissed: UIViewController? {
        sequence(first: stacks.main as UIViewController) { $0.presentedViewController }.first { $0.isBeingDismissed }
    }

    func present(_ controller: UIViewController, on presenter: UIViewController, animated: Bool) async {
        // The app may return a controller again that is below another one. UIKit raises an exception for it.
        guard controller.presentingViewController == nil else { return }
        // NB: without a window, or if the presenter already presents a controller, UIKit does nothing and never calls
        // back.
        let isPossible = presenter.viewIfLoaded?.window != nil && presenter.presentedViewController == nil
        let wait = Wait(startsTimeout: true)
        presenter.present(controller, animated: animated) { wait.end() }
        if !isPossible { wait.end() }
        await wait.ended()
    }

    // MARK: Overlays and hidden tabs

    /// Returns when the stacks are on screen, without an overlay or an alert.
    func unobstructed() async {
        while !Task.isCancelled {
            if stacks.currentState().overlay != nil {
                await dismissed(stacks.top)
            } else if stacks.top.viewIfLoaded?.window == nil || stacks.isInHiddenTab {
                await WindowMonitor.change(of: stacks.main.view)
            } else {
                return
            }
        }
    }

    /// UIKit notifies only the presenter of a dismissal, but the container of the presentation leaves the window.
    private func dismissed(_ controller: UIViewController) async {
        if let coordinator = controller.transitionCoordinator { await ended(coordinator) }
        guard let container = controller.presentationController?.containerView, container.window != nil else {
            // Without one, there is nothing to observe.
            return await Wait(startsTimeout: true).ended()
        }
        await WindowMonitor.change(of: container)
    }
}
