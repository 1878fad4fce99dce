import Foundation
import TurboCore

/// What one rule does with a path.
struct RuleOutcome: Sendable {
    let rule: PathRule
    /// The pattern that was found; nil if the rule does not match.
    let pattern: String?
    /// The path around the characters that the pattern matched: before, matched, after.
    let characters: (before: String, matched: String, after: String)?
    /// The keys that the rule sets.
    let sets: PathProperties
    /// The values of earlier rules that are lost.
    let overrides: PathProperties
}
