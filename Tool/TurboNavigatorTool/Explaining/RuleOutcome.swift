import Foundation
import TurboCore

/// The effect of one rule on a path.
struct RuleOutcome: Sendable {
    let rule: PathRule
    /// The pattern that matches, or nil if the rule doesn't match.
    let pattern: String?
    /// The path in three parts: before the match, the match, and after it.
    let characters: (before: String, matched: String, after: String)?
    /// The keys that the rule sets.
    let sets: PathProperties
    /// The values of earlier rules that this rule overrides.
    let overrides: PathProperties
}
