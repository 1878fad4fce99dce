import Foundation

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

    /// Returns whether one of the patterns is found in a text. A pattern that takes too long isn't (as in turbo-ios
    /// 7.1).
    ///
    /// - Parameter path: the text to search, as it is: for a rule of this library a decoded path.
    public func match(path: String) -> Bool {
        compiled.contains { $0.search(path, within: MatchBudget()) == .match }
    }

    /// The value of a property that is a string; nil if it is absent or has another type. Others are in ``properties``.
    public subscript(key: String) -> String? { properties[key] as? String }
}

/// Inspection of a rule by tools.
extension PathRule {
    /// Returns the range in a text that one of the rule's patterns matches; nil if it doesn't match, or takes too long.
    package func characters(matching pattern: String, in text: String) -> Range<String.Index>? {
        guard let compiled = compiled.first(where: { $0.text == pattern }),
            let range = compiled.firstRange(in: text)
        else { return nil }
        return Range(range, in: text)
    }

    /// Returns whether the search for a pattern of this rule takes too long in a text.
    package func isSlow(_ pattern: String, in text: String) -> Bool {
        guard let compiled = compiled.first(where: { $0.text == pattern }) else { return false }
        return compiled.search(text, within: MatchBudget()) == .overrun
    }
}
