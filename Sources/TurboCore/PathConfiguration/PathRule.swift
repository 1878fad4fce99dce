/// Patterns and the properties of the paths that they match (turbo-ios 7.1).
public struct PathRule: Sendable, Equatable {
    /// The patterns that are regular expressions, in the order of the source.
    public var patterns: [String] { compiled.map(\.text) }
    /// The properties of the paths that match.
    public let properties: PathProperties
    /// The number of the rule in its source, from 0.
    public let index: Int

    let compiled: [PathPattern]

    init(index: Int, compiled: [PathPattern], properties: PathProperties) {
        self.index = index
        self.compiled = compiled
        self.properties = properties
    }

    /// Whether one of the patterns is found in a text. One that takes too long is not (turbo-ios 7.1).
    ///
    /// - Parameter path: what is searched, as it is: for a rule of this library a decoded path.
    public func match(path: String) -> Bool {
        compiled.contains { $0.search(path, within: MatchBudget()) == .match }
    }

    /// A property that is a string; nil if it is absent or something else. Others are in ``properties``.
    public subscript(key: String) -> String? { properties[key] as? String }
}
