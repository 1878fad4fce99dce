/// The app's own values for a URL that it routes (as in Hotwire Native).
final class RouteParameters: Equatable, @unchecked Sendable {
    // Unchecked: the values may have any type. The app passes and reads them on the main thread.
    let values: [String: Any]

    init(_ values: [String: Any]) {
        self.values = values
    }

    /// Equal if all values can be compared and are equal. A double tap then routes the same thing twice.
    static func == (first: RouteParameters, second: RouteParameters) -> Bool {
        first === second || (first.comparable != nil && first.comparable == second.comparable)
    }

    /// nil if a value can't be compared.
    private var comparable: [String: AnyHashable]? { values as? [String: AnyHashable] }
}
