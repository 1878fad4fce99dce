extension NavigationDecision {
    /// Returns the changes of the pages of all screens that exist before the decision is performed.
    package func pageChanges(in state: NavigationState) -> [Screen.ID: DiscardConfirmation.PageChange] {
        let result = result(from: state)
        var changes: [Screen.ID: DiscardConfirmation.PageChange] = [:]
        for stack in [NavigationState.Stack.main, .modal] {
            for screen in state[stack] {
                changes[screen.id] = result.stack(of: screen.id) == nil ? .removed : change(of: screen.id, on: stack)
            }
        }
        return changes
    }

    /// Returns the change of a page that stays on its stack.
    private func change(of screen: Screen.ID, on stack: NavigationState.Stack) -> DiscardConfirmation.PageChange {
        guard let load, load.stack == stack, load.kind != .adopt else { return .kept }
        return load.screenID == screen ? .reloaded : .replacedInWebView
    }

    /// Returns the decision with the steps before the first one that loses input, and without its load.
    ///
    /// - Parameter loses: whether the result of a decision with only some of the steps loses input.
    package func withoutLoss(_ loses: (NavigationDecision) -> Bool) -> NavigationDecision {
        var kept = self
        (kept.steps, kept.load) = ([], nil)
        for step in steps {
            kept.steps.append(step)
            guard loses(kept) else { continue }
            kept.steps.removeLast()
            break
        }
        return kept
    }
}
