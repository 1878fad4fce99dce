import Turbo

/// The sessions of the two stacks.
@MainActor
struct SessionPair {
    let main: Session
    let modal: Session

    var all: [Session] { [main, modal] }

    subscript(stack: NavigationState.Stack) -> Session { stack == .main ? main : modal }
}
