/// What is on screen, taken from UIKit right before a decision. The core keeps none of it.
public struct NavigationState: Equatable, Sendable {
    /// One of the two stacks of a navigator, each with a session and a web view of its own.
    public enum Stack: String, Sendable {
        case main
        case modal
    }

    /// The modal stack while it is presented.
    public struct Modal: Equatable, Sendable {
        public var screens: [Screen]
        /// From the beginning of a dismissal to its end, by gesture too: then the modal stack is no longer "current".
        public var isBeingDismissed: Bool

        public init(screens: [Screen], isBeingDismissed: Bool = false) {
            self.screens = screens
            self.isBeingDismissed = isBeingDismissed
        }
    }

    /// A foreign controller that covers a stack: share sheet, Safari view, alert.
    public struct Cover: Equatable, Sendable {
        public let screen: Screen
        public let stack: Stack

        public init(screen: Screen, over stack: Stack) {
            self.screen = screen
            self.stack = stack
        }
    }

    public var main: [Screen]
    public var modal: Modal?
    public var cover: Cover?

    public init(main: [Screen] = [], modal: Modal? = nil, cover: Cover? = nil) {
        self.main = main
        self.modal = modal
        self.cover = cover
    }

    /// The current context: `modal` while our modal stack is up and not being dismissed (as in Turbo Navigator).
    public var context: Navigation.Context { isModalUp ? .modal : .default }

    public var isModalUp: Bool { modal.map { !$0.isBeingDismissed } ?? false }

    /// The screens of a stack, from the root to the top. Empty for a modal stack that is not up.
    public subscript(stack: Stack) -> [Screen] {
        switch stack {
        case .main: main
        case .modal: isModalUp ? modal?.screens ?? [] : []
        }
    }

    public func stack(of id: Screen.ID) -> Stack? {
        if main.contains(where: { $0.id == id }) { return .main }
        if self[.modal].contains(where: { $0.id == id }) { return .modal }
        return nil
    }

    /// The state as if this screen had not been made. A modal stack of this one screen is not up then.
    public func removing(_ id: Screen.ID) -> NavigationState {
        var state = self
        state.main.removeAll { $0.id == id }
        state.modal?.screens.removeAll { $0.id == id }
        if state.modal?.screens.isEmpty == true { state.modal = nil }
        return state
    }
}
