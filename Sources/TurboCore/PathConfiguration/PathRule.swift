/// Patterns, and the properties of the paths that they match (as in turbo-ios 7.1).
public struct PathRule: Sendable, Equatable {
    /// The patterns that are valid regular expressions, in the order of the source.
    public var patterns: [String] { compiled.map(\.text) }
    /// The properties of the paths that match.
    public let properties: PathProperties
    /// The index of the rule in its source.
    public let index: Int

    let compiled: [PathPattern]

    init(index: Int, compiled: [PathPattern], properties: PathProperties) {
        self.index = index
        self.compiled = compiled
        self.properties = properties
    }

    /// Returns whether one of the patterns is found in a text. A pattern that takes too long isn't (as in turbo-ios 7.1).
    ///
    /// - Parameter path: the text to search, as it is: for a rule of this library a decoded path.
    public func match(path: String) -> Bool {
        compiled.contains { $0.search(path, within: MatchBudget()) == .match }
    }

    /// The value of a property that is a string; nil if it is absent or has another type. Others are in ``properties``.
    public subscript(key: String) -> String? { properties[key] as? String }
}
