extension Navigation {
    /// The three paths by which a server asks an app to go back (turbo-rails: `recede_or_redirect_to`,
    /// `refresh_or_redirect_to`, `resume_or_redirect_to`).
    ///
    /// Rules for them are built into each `PathConfiguration`.
    public enum HistoricalLocation: String, Sendable, CaseIterable {
        /// Dismiss a modal stack, then pop the main stack by one.
        case recede
        /// Dismiss a modal stack, then refresh the top of the main stack.
        case refresh
        /// Dismiss a modal stack and leave the main stack as it is.
        case resume

        /// The end of the path that stands for this location, for example `/recede_historical_location`.
        public var path: String { "/\(rawValue)_historical_location" }

        /// The presentation that the built-in rule sets; with `historical_location` it names the location.
        public var presentation: Presentation {
            switch self {
            case .recede: .pop
            case .refresh: .refresh
            case .resume: .none
            }
        }

        /// - Parameter presentation: the `presentation` of properties that have `historical_location: true`.
        /// - Returns: nil for a presentation that belongs to none of the three.
        init?(presentation: Presentation) {
            guard let location = Self.allCases.first(where: { $0.presentation == presentation }) else { return nil }
            self = location
        }
    }
}
