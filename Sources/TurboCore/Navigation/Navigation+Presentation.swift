extension Navigation {
    /// What happens to the stacks when a page is proposed: the value of `presentation` (document 000).
    public enum Presentation: String, Sendable, CaseIterable {
        /// Push, replace the same page, or pop to it. This is what an absent or unknown value means.
        case `default`
        /// Pop the top screen; dismiss a modal stack of one.
        case pop
        /// Replace the top screen.
        case replace
        /// Pop, then refresh the screen that is revealed.
        case refresh
        /// Dismiss, pop to the root and refresh it.
        case clearAll = "clear_all"
        /// Dismiss and make this page the only screen of the main stack.
        case replaceRoot = "replace_root"
        /// Do nothing.
        case none
    }
}
