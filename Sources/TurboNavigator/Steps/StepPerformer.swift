import UIKit

/// Performs steps on the two stacks, and returns when UIKit has finished them.
@MainActor
final class StepPerformer {
    let stacks: Stacks
    var showsDoneButton = true
    private(set) lazy var dismissal = ModalDismissalObserver(self)

    /// The navigator's own button that closes the modal.
    struct CloseButton {
        weak var item: UIBarButtonItem?
        let kind: UIBarButtonItem.SystemItem
    }
    var closeButton: CloseButton?
    /// The swipes back that are off because of unsaved input.
    var disabledSwipes: [UIGestureRecognizer] = []

    let modalPresentation: ModalPresentation
    let inputGuard: InputGuard

    init(_ stacks: Stacks) {
        self.stacks = stacks
        inputGuard = InputGuard(stacks)
        modalPresentation = ModalPresentation(of: stacks.modal)
    }

    /// Performs one step. Returns when UIKit has finished, or after ``Wait/timeout``, which doesn't run while the user
    /// holds the transition.
    func perform(_ step: NavigationStep) async {
        let controller = step.target.flatMap { stacks.viewController($0) }
        switch (step, controller) {
        case (.push(_, let stack, let animated), let controller?):
            stacks[stack].pushViewController(controller, animated: animated)
            if stack == .modal { updateCloseButton() }
            await transitionEnded(of: stack)
        case (.replace(_, let screen, let stack), let controller?):
            if let top = stacks[stack].topViewController {
                // One that has no page yet may lead to a file as well.
                let isReplacement = stacks.replaced?.by == stacks.state(of: top)?.id
                stacks.replaced = (isReplacement ? stacks.replaced?.controller ?? top : top, by: screen.id)
            }
            set(stacks[stack].viewControllers.dropLast() + [controller], on: stack)
        case (.pop(_, let stack, let animated), let controller?):
            // A subclass of the app may override the pop by one screen.
            if stacks[stack].viewControllers.dropLast().last === controller {
                stacks[stack].popViewController(animated: animated)
            } else {
                stacks[stack].popToViewController(controller, animated: animated)
            }
            await transitionEnded(of: stack)
        case (.setRoot, let controller?): set([controller], on: .main)
        case (.presentModal(_, let animated), let controller?): await presentModal([controller], animated: animated)
        case (.presentForeign(_, let animated), let controller?):
            await present(controller, on: stacks.presenter, animated: animated)
        case (.setScreens(let screens, let stack), _):
            set(screens.compactMap { stacks.viewController($0.id) }, on: stack)
        case (.remove(let id), _): await remove(id)
        case (.dismissModal(let animated), _): await dismissModal(animated: animated)
        // The controller was deallocated, so there is nothing to do.
        case (_, nil): break
        }
    }

    private func set(_ controllers: [UIViewController], on stack: NavigationState.Stack) {
        stacks[stack].setViewControllers(controllers, animated: false)
        if stack == .modal { updateCloseButton() }
        updateBack()
    }

    /// Puts the controller back that this one has replaced.
    func putBack(_ former: UIViewController, insteadOf controller: UIViewController) {
        stacks.replaced = nil
        for stack in [NavigationState.Stack.main, .modal] where stacks[stack].viewControllers.contains(controller) {
            set(stacks[stack].viewControllers.map { $0 === controller ? former : $0 }, on: stack)
        }
    }

    private func remove(_ id: Screen.ID) async {
        guard let stack = stacks.currentState().stack(of: id) else { return }
        let rest = stacks[stack].viewControllers.filter { stacks.state(of: $0)?.id != id }
        if stack == .modal, rest.isEmpty {
            await dismissModal(animated: false)
        } else {
            set(rest, on: stack)
        }
    }
}

extension NavigationStep {
    /// The screen that the step puts on top; nil for other steps.
    fileprivate var target: Screen.ID? {
        switch self {
        case .push(let screen, _, _), .replace(_, let screen, _), .setRoot(let screen), .presentModal(let screen, _),
            .presentForeign(let screen, _):
            screen.id
        case .pop(let id, _, _): id
        case .setScreens, .remove, .dismissModal: nil
        }
    }
}
