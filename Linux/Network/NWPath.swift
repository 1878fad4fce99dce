/// The state of the network, as a monitor reports it.
public struct NWPath: Equatable, Sendable {
    /// Whether the network can be used.
    public let status: Status

    /// The states of the network.
    public enum Status: Sendable {
        /// There is a network.
        case satisfied
        /// There is no network.
        case unsatisfied
        /// A new connection might bring a network up. Never reported on Linux.
        case requiresConnection
    }
}
