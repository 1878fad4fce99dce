import UIKit

/// Performs decisions, step by step, on the navigation controllers.
extension TurboNavigator {
    /// How often a proposal is decided anew because the app or the user was faster than its steps.
    private static let maximumAttempts = 3

    func perform(_ item: ProposalQueue.Item) {
        var item = item
        if item.controller == nil {
            modalSettings.restore()
            item.controller = askDelegate(item.proposal)
        }
        guard let controller = item.controller else {
            log(.info, "\(item.proposal.url): the app took care of it")
            return leaveProvisional(of: item)
        }
        // The first page of the app comes alone: later requests take the cookies along that it set.
        session.whenFirstVisitEnds { [weak self] in
            // A dismissal or transition under way, by gesture too, is a running step.
            self?.whenSettled { self?.decideAndPerform(item, showing: controller) }
        }
    }

    /// The app wants nothing of a redirect that was refused before it was requested: its empty screen goes, as for a
    /// redirect to `none`.
    private func leaveProvisional(of item: ProposalQueue.Item) {
        guard let redirect = item.redirect, !redirect.isRendered else { return queue.finishRunning() }
        perform(.removing(redirect, at: item.proposal.url))
    }

    private func decideAndPerform(_ item: ProposalQueue.Item, showing controller: UIViewController) {
        let decision = decision(for: item, showing: controller)
        guard !decision.waitsForCover else {
            queue.park(item)
            return queue.finishRunning()
        }
        configureModal(for: item.proposal, decision)
        var item = item
        if decision.load != item.startedLoad { start(decision.load) }
        item.startedLoad = decision.load
        performSteps(decision.steps[...], of: item)
    }

    private func performSteps(_ steps: ArraySlice<NavigationStep>, of item: ProposalQueue.Item) {
        guard let step = steps.first else { return finish() }
        guard step.isPossible(in: snapshot()) else { return decideAnew(item) }
        perform(step) { [weak self] in
            self?.performSteps(steps.dropFirst(), of: item)
        }
    }

    private func decideAnew(_ item: ProposalQueue.Item) {
        guard item.attempts < Self.maximumAttempts else {
            log(.warning, "\(item.proposal.url): given up, the stacks changed under each step")
            return finish()
        }
        log(.info, "\(item.proposal.url): the stacks have changed, decided anew")
        var again = item
        again.attempts += 1
        perform(again)
    }

    private func finish() {
        pending = [:]
        addDoneButton()
        queue.finishRunning()
    }

    /// Performs one step; `completion` is called exactly once, at the latest after ``StepWait/limit``.
    private func perform(_ step: NavigationStep, completion: @escaping @MainActor () -> Void) {
        switch step {
        case .push(let screen, let stack, let animated):
            guard let controller = viewController(screen.id) else { return completion() }
            self.controller(for: stack).pushViewController(controller, animated: animated)
            if stack == .modal { addDoneButton() }
            whenTransitionEnds(of: stack, completion)
        case .replace(_, let screen, let stack):
            guard let controller = viewController(screen.id) else { return completion() }
            let kept = self.controller(for: stack).viewControllers.dropLast()
            set(kept + [controller], on: stack, completion)
        case .pop(let target, let stack, let animated):
            guard let controller = viewController(target) else { return completion() }
            self.controller(for: stack).popToViewController(controller, animated: animated)
            whenTransitionEnds(of: stack, completion)
        case .setRoot(let screen):
            guard let controller = viewController(screen.id) else { return completion() }
            set([controller], on: .main, completion)
        case .settle(let screens, let stack):
            set(screens.compactMap { viewController($0.id) }, on: stack, completion)
        case .remove(let id):
            remove(id, completion)
        case .presentModal(let screen, let animated):
            presentModal(screen, animated: animated, completion)
        case .dismissModal(let animated):
            dismissModal(animated: animated, completion)
        case .presentForeign(let screen, let animated):
            guard let controller = viewController(screen.id) else { return completion() }
            present(controller, on: activeViewController, animated: animated, completion)
        }
    }

    private func set(
        _ controllers: [UIViewController], on stack: NavigationState.Stack, _ completion: @MainActor () -> Void
    ) {
        controller(for: stack).setViewControllers(controllers, animated: false)
        if stack == .modal { addDoneButton() }
        completion()
    }

    private func remove(_ id: Screen.ID, _ completion: @escaping @MainActor () -> Void) {
        guard let stack = snapshot().stack(of: id) else { return completion() }
        let rest = controller(for: stack).viewControllers.filter { notes[$0]?.id != id }
        if stack == .modal, rest.isEmpty {
            dismissModal(animated: false, completion)
        } else {
            set(rest, on: stack, completion)
        }
    }
}
