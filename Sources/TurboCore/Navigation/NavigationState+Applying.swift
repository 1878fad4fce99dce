extension NavigationState {
    /// Returns the state after a step, without UIKit. A step that isn't possible in this state changes nothing.
    public func applying(_ step: NavigationStep) -> NavigationState {
        guard step.isPossible(in: self) else { return self }
        var state = self
        switch step {
        case .push(let screen, let stack, _):
            state.update(stack) { $0.append(screen) }
        case .replace(_, let screen, let stack):
            state.update(stack) { $0[$0.count - 1] = screen }
        case .pop(let target, let stack, _):
            state.update(stack) { screens in
                while let top = screens.last, top.id != target { screens.removeLast() }
            }
        case .setRoot(let screen):
            state.main = [screen]
        case .presentModal(let screen, _):
            state.modal = NavigationState.Modal(screens: [screen])
        case .dismissModal:
            state.modal = nil
            if state.overlay?.stack == .modal { state.overlay = nil }
        case .presentForeign(let screen, _):
            state.overlay = NavigationState.Overlay(screen: screen, over: state.isModalPresented ? .modal : .main)
        case .remove(let id):
            state = state.removing(id)
        case .setScreens(let screens, let stack):
            state.update(stack) { $0 = screens }
        }
        return state
    }

    fileprivate mutating func update(_ stack: Stack, _ change: (inout [Screen]) -> Void) {
        switch stack {
        case .main: change(&main)
        case .modal:
            guard var modal else { return }
            change(&modal.screens)
            self.modal = modal
        }
    }
}
