import UIKit

/// Performs steps on the two stacks, and knows when UIKit is done with them.
@MainActor
final class StepPerformer {
    let stacks: Stacks
    var showsDoneButton = true
    private(set) lazy var dismissal = ModalDismissal(self)

    let modalLife: ModalLife

    init(_ stacks: Stacks) {
        self.stacks = stacks
        modalLife = ModalLife(of: stacks.modal)
    }

    /// Performs one step; `completion` is called exactly once, at the latest after ``StepWait/seconds``.
    func perform(_ step: NavigationStep, completion: @escaping @MainActor () -> Void) {
        switch step {
        case .push(let screen, let stack, let animated):
            withController(screen.id, else: completion) { push($0, on: stack, animated: animated, completion) }
        case .replace(_, let screen, let stack):
            withController(screen.id, else: completion) {
                set(stacks[stack].viewControllers.dropLast() + [$0], on: stack, completion)
            }
        case .pop(let target, let stack, let animated):
            withController(target, else: completion) {
                stacks[stack].popToViewController($0, animated: animated)
                whenTransitionEnds(of: stack, completion)
            }
        case .setRoot(let screen):
            withController(screen.id, else: completion) { set([$0], on: .main, completion) }
        case .settle(let screens, let stack):
            set(screens.compactMap { stacks.viewController($0.id) }, on: stack, completion)
        case .remove(let id):
            remove(id, completion)
        case .presentModal(let screen, let animated):
            withController(screen.id, else: completion) { presentModal($0, animated: animated, completion) }
        case .dismissModal(let animated):
            dismissModal(animated: animated, completion)
        case .presentForeign(let screen, let animated):
            withController(screen.id, else: completion) {
                present($0, on: stacks.top, animated: animated, completion)
            }
        }
    }

    /// A controller that is gone leaves nothing to do.
    private func withController(
        _ id: Screen.ID, else completion: @MainActor () -> Void, _ act: (UIViewController) -> Void
    ) {
        guard let controller = stacks.viewController(id) else { return completion() }
        act(controller)
    }

    private func push(
        _ controller: UIViewController, on stack: NavigationState.Stack, animated: Bool,
        _ completion: @escaping @MainActor () -> Void
    ) {
        stacks[stack].pushViewController(controller, animated: animated)
        if stack == .modal { addDoneButton() }
        whenTransitionEnds(of: stack, completion)
    }

    private func set(
        _ controllers: [UIViewController], on stack: NavigationState.Stack, _ completion: @MainActor () -> Void
    ) {
        stacks[stack].setViewControllers(controllers, animated: false)
        if stack == .modal { addDoneButton() }
        completion()
    }

    private func remove(_ id: Screen.ID, _ completion: @escaping @MainActor () -> Void) {
        guard let stack = stacks.snapshot().stack(of: id) else { return completion() }
        let rest = stacks[stack].viewControllers.filter { stacks.note(of: $0)?.id != id }
        if stack == .modal, rest.isEmpty {
            dismissModal(animated: false, completion)
        } else {
            set(rest, on: stack, completion)
        }
    }
}
