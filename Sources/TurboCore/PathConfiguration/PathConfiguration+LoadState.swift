import Foundation

extension PathConfiguration {
    /// The source in use, the time since it is, and the reasons why others are not.
    public struct LoadState: Sendable, Equatable {
        /// The source whose rules are in use; nil until one has been loaded.
        public internal(set) var activeSource: Source?
        /// Whether the active source is the stored copy of a server's last valid response, because the server hasn't
        /// responded yet or can't be reached.
        public internal(set) var isCopy = false
        /// All sources whose rules are in use, the one that takes precedence last. More than one only if sources are
        /// merged.
        public internal(set) var activeSources: [Source] = []
        /// The time when the rules in use were loaded; nil until some are.
        public internal(set) var activeSince: Date?
        /// Whether a server's response is pending.
        public var isLoading: Bool { pendingServers > 0 }
        /// The reasons why other sources are not in use, since the last reload.
        public internal(set) var failures: [PathConfigurationDiagnostic] = []

        var pendingServers = 0
    }
}

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
