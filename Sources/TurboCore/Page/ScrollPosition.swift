/// The scroll position of a page, in CSS pixels from its upper left.
package struct ScrollPosition: Equatable, Sendable {
    /// The largest coordinate. A page may report any number.
    private static let maximum = 10_000_000.0

    package let x: Int
    package let y: Int

    package init(x: Int, y: Int) {
        (self.x, self.y) = (x, y)
    }

    /// Returns nil for numbers that aren't coordinates of a page.
    package init?(x: Double, y: Double) {
        guard x.magnitude <= Self.maximum, y.magnitude <= Self.maximum else { return nil }
        self.init(x: Int(x.rounded()), y: Int(y.rounded()))
    }
}
