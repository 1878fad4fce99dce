extension NavigationDecision {
    /// Returns the fates of the pages of all screens that exist before the decision is performed.
    package func fates(in state: NavigationState) -> [Screen.ID: DiscardQuestion.Fate] {
        let result = result(from: state)
        var fates: [Screen.ID: DiscardQuestion.Fate] = [:]
        for stack in [NavigationState.Stack.main, .modal] {
            for screen in state[stack] {
                fates[screen.id] = result.stack(of: screen.id) == nil ? .removed : fate(of: screen.id, on: stack)
            }
        }
        return fates
    }

    /// Returns the fate of a page that stays on its stack.
    private func fate(of screen: Screen.ID, on stack: NavigationState.Stack) -> DiscardQuestion.Fate {
        guard let load, load.stack == stack, load.kind != .adopt else { return .kept }
        return load.screenID == screen ? .reloaded : .covered
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
