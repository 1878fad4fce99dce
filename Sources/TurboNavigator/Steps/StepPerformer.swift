import UIKit

/// Performs steps on the two stacks, and calls back when UIKit has finished them.
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

    let modalPresentation: ModalPresentation
    let inputGuard: InputGuard

    init(_ stacks: Stacks) {
        self.stacks = stacks
        inputGuard = InputGuard(stacks)
        modalPresentation = ModalPresentation(of: stacks.modal)
    }

    /// Performs one step. `completion` is called exactly once: when UIKit has finished, or after ``StepWait/timeout``,
    /// which doesn't run while the user holds the transition.
    func perform(_ step: NavigationStep, completion: @escaping @MainActor () -> Void) {
        let controller = step.target.flatMap { stacks.viewController($0) }
        switch (step, controller) {
        case (.push(_, let stack, let animated), let controller?):
            stacks[stack].pushViewController(controller, animated: animated)
            if stack == .modal { updateCloseButton() }
            whenTransitionEnds(of: stack, completion)
        case (.replace(_, _, let stack), let controller?):
            set(stacks[stack].viewControllers.dropLast() + [controller], on: stack, completion)
        case (.pop(_, let stack, let animated), let controller?):
            stacks[stack].popToViewController(controller, animated: animated)
            whenTransitionEnds(of: stack, completion)
        case (.setRoot, let controller?): set([controller], on: .main, completion)
        case (.presentModal(_, let animated), let controller?):
            presentModal([controller], animated: animated, completion)
        case (.presentForeign(_, let animated), let controller?):
            present(controller, on: stacks.top, animated: animated, completion)
        case (.setScreens(let screens, let stack), _):
            set(screens.compactMap { stacks.viewController($0.id) }, on: stack, completion)
        case (.remove(let id), _): remove(id, completion)
        case (.dismissModal(let animated), _): dismissModal(animated: animated, completion)
        // The controller was deallocated, so there is nothing to do.
        case (_, nil): completion()
        }
    }

    private func set(
        _ controllers: [UIViewController], on stack: NavigationState.Stack, _ completion: @MainActor () -> Void
    ) {
        stacks[stack].setViewControllers(controllers, animated: false)
        if stack == .modal { updateCloseButton() }
        completion()
    }

    private func remove(_ id: Screen.ID, _ completion: @escaping @MainActor () -> Void) {
        guard let stack = stacks.currentState().stack(of: id) else { return completion() }
        let rest = stacks[stack].viewControllers.filter { stacks.state(of: $0)?.id != id }
        if stack == .modal, rest.isEmpty {
            dismissModal(animated: false, completion)
        } else {
            set(rest, on: stack, completion)
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
