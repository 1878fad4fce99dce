import TurboSession
import UIKit

/// The buttons and swipes of pages with unsaved input.
extension StepPerformer {
    /// Updates what the user's commands do, after the input of a page or a stack has changed.
    func updateInput() {
        updateCloseButton()
        updateBack()
    }

    /// Lets Back ask on pages with unsaved input, and turns the swipes back off while such a page is on top of a stack:
    /// UIKit pops it without a question. Swipes that the app has turned off stay off.
    func updateBack() {
        updateActions(stacks.main, .main)
        updateActions(stacks.modal, .modal)
        update(stacks.main, .main)
        update(stacks.modal, .modal)
    }

    private func updateActions(_ stack: UINavigationController, _ side: NavigationState.Stack) {
        // Earlier systems have no way to ask.
        guard #available(iOS 16.0, *) else { return }
        for controller in stack.viewControllers {
            let item = controller.navigationItem
            let isUnsaved = inputGuard.pages(of: [controller], on: side, .removed).contains(where: \.losesInput)
            // On the first screen, UIKit would show a back button for the action.
            let asks = isUnsaved && controller !== stack.viewControllers.first
            if asks, item.backAction == nil {
                item.backAction = backAction(of: controller)
            } else if !asks, item.backAction?.identifier == Self.backIdentifier {
                item.backAction = nil
            }
        }
    }

    private func update(_ stack: UINavigationController, _ side: NavigationState.Stack) {
        if let coordinator = stack.transitionCoordinator, coordinator.isInteractive {
            // A gesture that is turned off is cancelled. The user may begin the next one before this transition ends.
            coordinator.notifyWhenInteractionChanges { [weak self, weak stack] context in
                guard let self, let stack, !context.isInteractive, !context.isCancelled else { return }
                update(stack, side)
            }
            return
        }
        let top = stack.topViewController.map { inputGuard.pages(of: [$0], on: side, .removed) } ?? []
        let isOn = !top.contains(where: \.losesInput)
        for swipe in stack.popSwipes where swipe.isEnabled != isOn {
            if !isOn {
                swipe.isEnabled = false
                disabledSwipes.append(swipe)
            } else if disabledSwipes.contains(swipe) {
                swipe.isEnabled = true
                disabledSwipes.removeAll { $0 === swipe }
            }
        }
    }

    private static let backIdentifier = UIAction.Identifier("com.turbonavigator.back")

    private func backAction(of controller: UIViewController) -> UIAction {
        UIAction(identifier: Self.backIdentifier) { [weak self, weak controller] _ in
            guard let self, let controller, let stack = controller.navigationController else { return }
            let side: NavigationState.Stack = stack === stacks.modal ? .modal : .main
            inputGuard.perform(losing: inputGuard.pages(of: [controller], on: side, .removed)) {
                stack.popViewController(animated: true)
            }
        }
    }
}

extension UINavigationController {
    /// The swipes back: from the edge, and since iOS 26 anywhere in the page.
    fileprivate var popSwipes: [UIGestureRecognizer] {
        guard #available(iOS 26.0, *) else { return [interactivePopGestureRecognizer].compactMap(\.self) }
        return [interactivePopGestureRecognizer, interactiveContentPopGestureRecognizer].compactMap(\.self)
    }
}
