extension PathConfiguration {
    /// The load state, now and after each change.
    ///
    /// Each call makes a stream of its own, which ends with the configuration.
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
