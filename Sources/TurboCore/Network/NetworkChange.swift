/// What the network does, from report to report.
package struct NetworkChange: Equatable, Sendable {
    private var isThere = true

    package init() {}

    /// Takes a report.
    ///
    /// - Returns: whether the network is back, after a report that it was gone.
    package mutating func isReturn(_ isThereNow: Bool) -> Bool {
        defer { isThere = isThereNow }
        return isThereNow && !isThere
    }
}
