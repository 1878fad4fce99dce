extension Navigation {
    /// Whether two URLs that differ in their query alone are one page: the value of `query_string_presentation`
    /// (Hotwire Native).
    public enum QueryStringPresentation: String, Sendable, CaseIterable {
        /// Another query is another page. This is what an absent or unknown value means.
        case `default`
        /// Another query replaces the page.
        case replace
    }
}
