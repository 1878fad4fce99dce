extension Navigation {
    /// The stack that a page belongs to: the value of `context` (document 000).
    public enum Context: String, Sendable, CaseIterable {
        /// The main stack. This is what an absent or unknown value means.
        case `default`
        /// The modal stack.
        case modal
    }
}
