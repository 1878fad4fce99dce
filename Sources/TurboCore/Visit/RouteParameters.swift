/// Values of the app's own that it routes a URL with (as in Hotwire Native).
final class RouteParameters: Equatable, @unchecked Sendable {
    // Unchecked: they may be of any type. The app gives and reads them on the main thread.
    let values: [String: Any]

    init(_ values: [String: Any]) {
        self.values = values
    }

    /// Equal if all values can be compared and are equal: a double tap routes the same twice.
    static func == (first: RouteParameters, second: RouteParameters) -> Bool {
        first === second || (first.comparable != nil && first.comparable == second.comparable)
    }

    /// nil where a value can't be compared.
    private var comparable: [String: AnyHashable]? { values as? [String: AnyHashable] }
}
