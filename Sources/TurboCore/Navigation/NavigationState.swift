/// The current stacks and overlay, read from UIKit right before each decision. The core doesn't store them.
public struct NavigationState: Equatable, Sendable {
    /// One of the two stacks of a navigator, each with a session and a web view of its own.
    public enum Stack: String, Sendable {
        /// The stack of the window or tab, which always exists.
        case main
        /// The stack that is presented over the main one, for pages with the context `modal`.
        case modal
    }

    /// The modal stack while it is presented.
    public struct Modal: Equatable, Sendable {
        /// The screens from the root to the top.
        public var screens: [Screen]
        /// Whether the modal stack is being dismissed, also by gesture. Then its context is no longer the current one.
        public var isBeingDismissed: Bool

        /// - Parameters:
        ///   - screens: the screens from the root to the top.
        ///   - isBeingDismissed: whether its dismissal has begun; false by default.
        public init(screens: [Screen], isBeingDismissed: Bool = false) {
            self.screens = screens
            self.isBeingDismissed = isBeingDismissed
        }
    }

    /// A foreign controller over a stack: a share sheet, a Safari view controller, an alert.
    public struct Overlay: Equatable, Sendable {
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
    /// The overlay over the stacks; nil when there is none.
    public var overlay: Overlay?

    /// - Parameters:
    ///   - main: the screens of the main stack, from the root to the top; none by default.
    ///   - modal: the modal stack; nil, the default, when it isn't presented.
    ///   - overlay: the overlay; nil, the default, when there is none.
    public init(main: [Screen] = [], modal: Modal? = nil, overlay: Overlay? = nil) {
        self.main = main
        self.modal = modal
        self.overlay = overlay
    }

    /// The current context: `modal` while the modal stack is presented and not being dismissed (as in Masilotti's
    /// TurboNavigator).
    public var context: Navigation.Context { isModalPresented ? .modal : .default }

    /// Whether the modal stack is presented and its dismissal has not begun.
    public var isModalPresented: Bool { modal.map { !$0.isBeingDismissed } ?? false }

    /// The screens of a stack, from the root to the top. Empty for a modal stack that isn't presented or is being
    /// dismissed.
    public subscript(stack: Stack) -> [Screen] {
        switch stack {
        case .main: main
        case .modal: isModalPresented ? modal?.screens ?? [] : []
        }
    }

    /// Returns the stack that contains a screen; nil if none does. A modal stack that is being dismissed contains none.
    public func stack(of id: Screen.ID) -> Stack? {
        if main.contains(where: { $0.id == id }) { return .main }
        if self[.modal].contains(where: { $0.id == id }) { return .modal }
        return nil
    }

    /// Returns the state without this screen. A modal stack with only this screen isn't presented then.
    public func removing(_ id: Screen.ID) -> NavigationState {
        var state = self
        state.main.removeAll { $0.id == id }
        state.modal?.screens.removeAll { $0.id == id }
        if state.modal?.screens.isEmpty == true { state.modal = nil }
        return state
    }
}
