extension PathConfigurationDiagnostic {
    /// The kinds of problems. The raw values are the identifiers of `turbo-navigator check`.
    public enum Code: String, Sendable, CaseIterable {
        /// The text cannot be read as JSON.
        case invalidJSON = "invalid-json"
        /// A comma after the last element of an array or object.
        case trailingComma = "trailing-comma"
        /// `[]` where an object is expected, as PHP writes an empty one.
        case emptyArray = "empty-array"
        /// JSON with neither rules nor settings.
        case notAConfiguration = "not-a-configuration"
        /// More bytes, patterns or nested levels than allowed.
        case overLimit = "over-limit"
        /// An unknown key that is similar to a known one.
        case unknownKey = "unknown-key"
        /// A word that isn't a value of its key.
        case unknownValue = "unknown-value"
        /// A value of the wrong type for its key.
        case wrongType = "wrong-type"
        /// A rule without patterns or without properties.
        case incompleteRule = "incomplete-rule"
        /// A tab in the settings, or a key of one, that can't be used.
        case unusableTab = "unusable-tab"
        /// A pattern that isn't a regular expression.
        case invalidPattern = "invalid-pattern"
        /// A pattern whose search takes too long.
        case slowPattern = "slow-pattern"
        /// A source that could not be loaded.
        case notLoaded = "not-loaded"
    }
}
