/// What is on screen, taken from UIKit right before a decision. The core keeps none of it.
public struct NavigationState: Equatable, Sendable {
    /// One of the two stacks of a navigator, each with a session and a web view of its own.
    public enum Stack: String, Sendable {
        /// The stack of the window or tab. It is always there.
        case main
        /// The stack that is presented over the main one, while a page of context `modal` is shown.
        case modal
    }

    /// The modal stack while it is presented.
    public struct Modal: Equatable, Sendable {
        /// From the root to the top.
        public var screens: [Screen]
        /// From the beginning of a dismissal to its end, by gesture too: then the modal stack is no longer "current".
        public var isBeingDismissed: Bool

        /// - Parameters:
        ///   - screens: from the root to the top.
        ///   - isBeingDismissed: whether its dismissal has begun; false by default.
        public init(screens: [Screen], isBeingDismissed: Bool = false) {
            self.screens = screens
            self.isBeingDismissed = isBeingDismissed
        }
    }

    /// A foreign controller that covers a stack: share sheet, Safari view, alert.
    public struct Cover: Equatable, Sendable {
        /// The foreign controller.
        public let screen: Screen
        /// The stack over which it is presented.
        public let stack: Stack

        /// - Parameters:
        ///   - screen: the foreign controller.
        ///   - stack: the stack over which it is presented.
        public init(screen: Screen, over stack: Stack) {
            self.screen = screen
            self.stack = stack
        }
    }

    /// The screens of the main stack, from the root to the top.
    public var main: [Screen]
    /// The modal stack; nil when it isn't presented.
    public var modal: Modal?
    /// The foreign controller over the stacks; nil when there is none.
    public var cover: Cover?

    /// - Parameters:
    ///   - main: the screens of the main stack, from the root to the top; none by default.
    ///   - modal: the modal stack; nil, the default, when it isn't presented.
    ///   - cover: the foreign controller over the stacks; nil, the default, when there is none.
    public init(main: [Screen] = [], modal: Modal? = nil, cover: Cover? = nil) {
        self.main = main
        self.modal = modal
        self.cover = cover
    }

    /// The current context: `modal` while our modal stack is up and not being dismissed (as in Turbo Navigator).
    public var context: Navigation.Context { isModalUp ? .modal : .default }

    /// Whether the modal stack is presented and its dismissal has not begun.
    public var isModalUp: Bool { modal.map { !$0.isBeingDismissed } ?? false }

    /// The screens of a stack, from the root to the top. Empty for a modal stack that is not up.
    public subscript(stack: Stack) -> [Screen] {
        switch stack {
        case .main: main
        case .modal: isModalUp ? modal?.screens ?? [] : []
        }
    }

    /// The stack that holds a screen; nil if none does. A modal stack that is being dismissed holds none.
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
