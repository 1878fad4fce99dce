import Foundation

extension PathConfiguration {
    /// Which source is in use, since when, and why the others are not.
    public struct LoadState: Sendable, Equatable {
        /// The source whose rules are in use; nil until one has been loaded.
        public internal(set) var activeSource: Source?
        /// Whether the active source is a server's last good answer from disk, because the server has not answered yet or
        /// cannot be reached.
        public internal(set) var isCopy = false
        /// All sources whose rules are in use, the most important one last; more than one only if they are merged.
        public internal(set) var activeSources: [Source] = []
        /// When the rules in use were loaded; nil until some have been.
        public internal(set) var activeSince: Date?
        /// Whether a server's answer is still expected.
        public var isLoading: Bool { pendingServers > 0 }
        /// Why other sources are not in use, since the last reload.
        public internal(set) var failures: [PathConfigurationDiagnostic] = []

        var pendingServers = 0
    }
}
