/// The properties of one path, and the rules that set them.
public struct PathMatch: Sendable, Equatable {
    /// A rule that matched, and by which of its patterns.
    public struct Reason: Sendable, Equatable {
        /// The rule.
        public let rule: PathRule
        /// The first of its patterns that was found in the path.
        public let pattern: String
    }

    /// The text that the patterns were searched in.
    public let text: String
    /// The keys of all reasons, later ones over earlier ones.
    public internal(set) var properties: PathProperties
    /// The rules that matched, in their order.
    public internal(set) var reasons: [Reason]
    /// The historical location whose built-in rule took part; nil if none did.
    public internal(set) var builtInRule: Navigation.HistoricalLocation?
    /// Patterns that took too many steps; they count as not found.
    public internal(set) var overruns: [Reason]
    /// Whether all patterns were searched; not so when the path is too long, or the time was used up.
    public internal(set) var isComplete: Bool
    /// Whether the time was used up, and not the number of steps.
    var isOutOfTime = false
}
