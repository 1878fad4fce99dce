/// When the web view of the modal stack is made ready for its first page. That costs memory, so it is done only for an app
/// whose rules open modals; and time, so it is done when nothing else is. A value: events go in, effects come out.
package struct ModalPreparation: Equatable, Sendable {
    package enum Event: Equatable, Sendable {
        /// The page of a visit has been shown.
        case pageCame
        /// Nothing has been loading for a while.
        case idle(Facts)
    }

    /// What decides when the app is idle.
    package struct Facts: Equatable, Sendable {
        /// Whether a rule has the modal context.
        let opensModals: Bool
        /// Whether the user sees the stacks, and not those of another tab.
        let isInSight: Bool
        /// Whether the modal stack has had a visit.
        let isInUse: Bool

        package init(opensModals: Bool, isInSight: Bool, isInUse: Bool) {
            (self.opensModals, self.isInSight, self.isInUse) = (opensModals, isInSight, isInUse)
        }
    }

    package enum Effect: Equatable, Sendable {
        /// Report when nothing has been loading for a while.
        case awaitIdle
        case prepare
    }

    private enum State {
        case waiting, idleAwaited, done
    }

    private var state = State.waiting

    package init() {}

    /// Takes one event and returns what to do; nil for nothing.
    package mutating func handle(_ event: Event) -> Effect? {
        switch (state, event) {
        case (.waiting, .pageCame):
            state = .idleAwaited
            return .awaitIdle
        case (.idleAwaited, .idle(let facts)):
            // Rules may come later, and tabs are chosen.
            guard facts.isInUse || facts.opensModals && facts.isInSight else {
                state = .waiting
                return nil
            }
            state = .done
            return facts.isInUse ? nil : .prepare
        case (.waiting, .idle), (.idleAwaited, .pageCame), (.done, _): return nil
        }
    }
}
