import TurboSession
import UIKit

/// Presentation and dismissal of the modal stack.
extension StepPerformer {
    func presentModal(_ controllers: [UIViewController], animated: Bool) async {
        stacks.modal.setViewControllers(controllers, animated: false)
        updateCloseButton()
        modalPresentation.begin(over: stacks.main.topViewController) { [weak self] in
            Task {
                await self?.settled()
                self?.emptyModalStack()
            }
        }
        // Keep a delegate that the app has set.
        if stacks.modal.presentationController?.delegate == nil {
            stacks.modal.presentationController?.delegate = dismissal
        }
        await present(stacks.modal, on: stacks.main.presenter, animated: animated)
    }

    func dismissModal(animated: Bool) async {
        guard stacks.modal.presentingViewController != nil else { return }
        modalPresentation.willDismiss(for: .navigation)
        let wait = Wait(startsTimeout: true)
        stacks.modal.presentingViewController?.dismiss(animated: animated) { wait.end() }
        await wait.ended()
        emptyModalStack()
    }

    /// Removes the screens of a dismissed modal stack. The controller itself is reused.
    func emptyModalStack() {
        guard stacks.modal.presentingViewController == nil else { return }
        stacks.modal.setViewControllers([], animated: false)
        modalPresentation.endIfDismissed()
    }

    /// Adds a button at the left of the first modal screen that closes the modal, unless the app has set an item there
    /// or hidden the bar. It reads Done, or Cancel for a sign-in and for pages with unsaved input.
    func updateCloseButton() {
        guard showsDoneButton, !stacks.modal.isNavigationBarHidden, let first = stacks.modal.viewControllers.first
        else { return }
        let buttons = first.navigationItem.leftBarButtonItems
        let item = buttons.others.first
        let kind: UIBarButtonItem.SystemItem = modalPresentation.isSignIn || hasUnsavedInput ? .cancel : .done
        guard item == nil || item === closeButton?.item && closeButton?.kind != kind else { return }
        let action = UIAction { [weak self] _ in self?.userDidRequestDismissal(.done) }
        let new = UIBarButtonItem(systemItem: kind, primaryAction: action)
        closeButton = CloseButton(item: new, kind: kind)
        first.navigationItem.leftBarButtonItems = [new] + (buttons ?? []).filter { $0 is SignalButton }
    }

    /// Whether a page of the modal stack has unsaved input.
    var hasUnsavedInput: Bool { inputGuard.modalPages.contains(where: \.losesInput) }

    /// Whether the app or a rule prevents dismissal of the modal stack by a gesture.
    var isGestureDismissalDisabled: Bool {
        stacks.modal.isModalInPresentation || stacks.modal.topViewController?.isModalInPresentation == true
    }

    /// Dismisses the modal stack for the user. Asks first if that would discard unsaved input.
    func userDidRequestDismissal(_ reason: ModalDismissalReason) {
        inputGuard.perform(losing: inputGuard.modalPages) { [weak self] in self?.closeModal(reason) }
    }

    private func closeModal(_ reason: ModalDismissalReason) {
        guard stacks.modal.presentingViewController != nil else { return }
        modalPresentation.willDismiss(for: reason)
        stacks.modal.presentingViewController?.dismiss(animated: true) { [weak self] in self?.emptyModalStack() }
    }
}
