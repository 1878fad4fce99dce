/// The properties of one path, and the rules that set them.
public struct PathMatch: Sendable, Equatable {
    /// A rule that matched, and the pattern by which it did.
    public struct Reason: Sendable, Equatable {
        /// The rule.
        public let rule: PathRule
        /// The first of its patterns that matches the path.
        public let pattern: String
    }

    /// The text that the patterns were searched in.
    public let text: String
    /// The properties of all reasons, where later ones take precedence.
    public internal(set) var properties: PathProperties
    /// The rules that matched, in order.
    public internal(set) var reasons: [Reason]
    /// The historical location whose built-in rule was applied; nil if none was.
    public internal(set) var builtInRule: Navigation.HistoricalLocation?
    /// Patterns whose search took too many steps; they count as not found.
    public internal(set) var overruns: [Reason]
    /// Whether all patterns were searched. False if the path is too long, or the search took too many steps.
    public internal(set) var isComplete: Bool
}
