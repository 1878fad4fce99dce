extension PathConfiguration {
    /// The current load state, and each later one.
    ///
    /// Each call creates a new stream. It ends when the configuration is deallocated.
    public var loadStates: AsyncStream<LoadState> {
        AsyncStream { continuation in
            let observer = state.withLock { state -> Int in
                state.lastObserver += 1
                state.observers[state.lastObserver] = continuation
                continuation.yield(state.loadState)
                return state.lastObserver
            }
            continuation.onTermination = { [weak state] _ in
                state?.withLock { $0.observers[observer] = nil }
            }
        }
    }
}
