/// One change of the stacks. Steps refer to screens by identifier, so that a step that no longer fits is detected.
public enum NavigationStep: Equatable, Sendable {
    typealias Stack = NavigationState.Stack

    /// Pushes a new screen.
    case push(NavigationState.Screen, on: NavigationState.Stack, animated: Bool)
    /// Replaces the top screen with a new one, without animation.
    case replace(NavigationState.Screen.ID, with: NavigationState.Screen, on: NavigationState.Stack)
    /// Pops until this screen is on top.
    case pop(to: NavigationState.Screen.ID, on: NavigationState.Stack, animated: Bool)
    /// Makes this screen the only one of the main stack, without animation.
    case setRoot(NavigationState.Screen)
    /// Presents the modal stack with only this screen.
    case presentModal(NavigationState.Screen, animated: Bool)
    /// Dismisses the modal stack.
    case dismissModal(animated: Bool)
    /// Presents a foreign controller over whatever is on top.
    case presentForeign(NavigationState.Screen, animated: Bool)
    /// Removes a provisional screen, without animation.
    case remove(NavigationState.Screen.ID)
    /// Keeps only these screens on a stack, without animation, after a redirect. One of them may be new.
    case setScreens([NavigationState.Screen], on: NavigationState.Stack)
}

extension NavigationStep {
    /// Whether the step still fits the current state. If it doesn't, the app or the user has changed the stacks, and
    /// the proposal is decided again.
    public func isPossible(in state: NavigationState) -> Bool {
        switch self {
        case .push(_, let stack, _), .setScreens(_, let stack): stack == .main || state.isModalPresented
        case .replace(let old, _, let stack): state[stack].last?.id == old
        case .pop(let target, let stack, _): state[stack].contains { $0.id == target }
        case .setRoot, .presentForeign: true
        case .presentModal: state.modal == nil && state.overlay == nil
        case .dismissModal: state.isModalPresented
        case .remove(let id): state.stack(of: id) != nil
        }
    }
}
