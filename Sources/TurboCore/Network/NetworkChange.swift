/// Detects when the network becomes available again, from reports about its state.
package struct NetworkChange: Equatable, Sendable {
    private var isAvailable = true

    package init() {}

    /// Handles a report.
    ///
    /// - Returns: whether the network is available, and wasn't in the previous report.
    package mutating func update(isAvailable isNowAvailable: Bool) -> Bool {
        defer { isAvailable = isNowAvailable }
        return isNowAvailable && !isAvailable
    }
}
