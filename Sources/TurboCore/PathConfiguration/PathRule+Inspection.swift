import Foundation

/// Inspection of a rule by tools.
extension PathRule {
    /// Returns the range in a text that one of the rule's patterns matches; nil if it doesn't match, or takes too long.
    package func characters(matching pattern: String, in text: String) -> Range<String.Index>? {
        guard let compiled = compiled.first(where: { $0.text == pattern }),
            let range = compiled.firstMatch(in: text, within: MatchBudget()).range
        else { return nil }
        return Range(range, in: text)
    }

    /// Returns whether the search for a pattern of this rule takes too long in a text.
    package func isSlow(_ pattern: String, in text: String) -> Bool {
        guard let compiled = compiled.first(where: { $0.text == pattern }) else { return false }
        return compiled.search(text, within: MatchBudget()) == .overrun
    }
}
