/// Decides when the web view of the modal stack is prepared for its first page. That uses memory, so it is only done
/// for an app whose rules open modals. It also takes time, so it is done while the app is idle. A value that handles
/// events and returns effects.
package struct ModalPreparation: Equatable, Sendable {
    package enum Event: Equatable, Sendable {
        /// The page of a visit was shown.
        case pageDidLoad
        /// Nothing has loaded for a while.
        case idle(Facts)
    }

    /// The facts that the decision depends on, once the app is idle.
    package struct Facts: Equatable, Sendable {
        /// Whether a rule has the modal context.
        let opensModals: Bool
        /// Whether the stacks are visible, rather than those of another tab.
        let isVisible: Bool
        /// Whether the modal stack has made a visit.
        let isInUse: Bool

        package init(opensModals: Bool, isVisible: Bool, isInUse: Bool) {
            (self.opensModals, self.isVisible, self.isInUse) = (opensModals, isVisible, isInUse)
        }
    }

    package enum Effect: Equatable, Sendable {
        /// Reports when nothing has loaded for a while.
        case awaitIdle
        case prepare
    }

    private enum State {
        case waiting, idleAwaited, done
    }

    private var state = State.waiting

    package init() {}

    /// Handles one event and returns the effect; nil for none.
    package mutating func handle(_ event: Event) -> Effect? {
        switch (state, event) {
        case (.waiting, .pageDidLoad):
            state = .idleAwaited
            return .awaitIdle
        case (.idleAwaited, .idle(let facts)):
            // Rules may load later, and another tab may be selected later.
            guard facts.isInUse || facts.opensModals && facts.isVisible else {
                state = .waiting
                return nil
            }
            state = .done
            return facts.isInUse ? nil : .prepare
        case (.waiting, .idle), (.idleAwaited, .pageDidLoad), (.done, _): return nil
        }
    }
}
