import Foundation

/// What tools ask a rule besides its properties.
extension PathRule {
    /// The characters of a text that one of the rule's patterns matches; nil if it does not, or takes too long.
    package func characters(matching pattern: String, in text: String) -> Range<String.Index>? {
        guard let compiled = compiled.first(where: { $0.text == pattern }),
            let range = compiled.firstMatch(in: text, within: MatchBudget()).range
        else { return nil }
        return Range(range, in: text)
    }

    /// Whether the search for a pattern of this rule takes too long in a text.
    package func isSlow(_ pattern: String, in text: String) -> Bool {
        guard let compiled = compiled.first(where: { $0.text == pattern }) else { return false }
        return compiled.search(text, within: MatchBudget()) == .overrun
    }
}
