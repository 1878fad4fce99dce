import UIKit

/// Presentation and dismissal of the modal stack.
extension StepPerformer {
    func presentModal(
        _ controller: UIViewController, animated: Bool, _ completion: @escaping @MainActor () -> Void
    ) {
        stacks.modal.setViewControllers([controller], animated: false)
        addDoneButton()
        modalPresentation.begin(over: stacks.main.topViewController) { [weak self] in self?.whenSettled($0) }
        // Keep a delegate that the app has set.
        if stacks.modal.presentationController?.delegate == nil {
            stacks.modal.presentationController?.delegate = dismissal
        }
        present(stacks.modal, on: stacks.main, animated: animated, completion)
    }

    func dismissModal(animated: Bool, _ completion: @escaping @MainActor () -> Void) {
        guard stacks.modal.presentingViewController != nil else { return completion() }
        modalPresentation.willDismiss(for: .navigation)
        let wait = StepWait { [weak self] in
            self?.emptyModalStack()
            completion()
        }
        stacks.main.dismiss(animated: animated) { wait.end() }
    }

    /// Removes the screens of a dismissed modal stack. The controller itself is reused.
    func emptyModalStack() {
        guard stacks.modal.presentingViewController == nil else { return }
        stacks.modal.setViewControllers([], animated: false)
        modalPresentation.endIfDismissed()
    }

    /// Adds a Done button at the left of the first modal screen, unless the app has set an item there or hidden the bar.
    func addDoneButton() {
        guard showsDoneButton, !stacks.modal.isNavigationBarHidden, let first = stacks.modal.viewControllers.first,
            first.navigationItem.leftBarButtonItem == nil
        else { return }
        let done = UIAction { [weak self] _ in self?.userDidRequestDismissal(.done) }
        first.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: done)
    }

    /// Whether a page of the modal stack has unsaved input.
    var hasUnsavedInput: Bool {
        stacks.modal.viewControllers.contains { controller in
            (controller as? any Visitable).map { stacks.sessions.modal.page.hasUnsavedInput(on: $0) } ?? false
        }
    }

    /// Whether the app or a rule prevents dismissal of the modal stack by a gesture.
    var isModalHeld: Bool {
        stacks.modal.isModalInPresentation || stacks.modal.topViewController?.isModalInPresentation == true
    }

    /// Dismisses the modal stack for the user. Asks first if that would discard unsaved input.
    func userDidRequestDismissal(_ reason: ModalDismissalReason) {
        guard hasUnsavedInput else { return closeModal(reason) }
        DiscardAlert.show(from: stacks.top) { [weak self] in self?.closeModal(reason) }
    }

    private func closeModal(_ reason: ModalDismissalReason) {
        guard stacks.modal.presentingViewController != nil else { return }
        modalPresentation.willDismiss(for: reason)
        stacks.main.dismiss(animated: true) { [weak self] in self?.emptyModalStack() }
    }
}
