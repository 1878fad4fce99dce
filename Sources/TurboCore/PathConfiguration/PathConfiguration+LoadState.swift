import Foundation

extension PathConfiguration {
    /// Which source is in use, since when, and what became of the others.
    public struct LoadState: Sendable, Equatable {
        /// The source whose rules are in use; nil until one has been loaded.
        public internal(set) var activeSource: Source?
        /// When the rules in use were loaded; nil until some have been.
        public internal(set) var activeSince: Date?
        /// Whether a server's answer is still expected.
        public var isLoading: Bool { pendingServers > 0 }
        /// Why other sources are not in use, since the last reload.
        public internal(set) var failures: [PathConfigurationDiagnostic] = []

        var pendingServers = 0
    }
}
