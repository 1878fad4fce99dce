extension PathConfigurationDiagnostic {
    /// The kinds of problems. The raw values are the identifiers of `turbo-navigator check`.
    public enum Code: String, Sendable, CaseIterable {
        /// The text cannot be read as JSON.
        case invalidJSON = "invalid-json"
        /// A comma after the last element of an array or object.
        case trailingComma = "trailing-comma"
        /// `[]` where an object is expected, as PHP writes an empty one.
        case emptyArray = "empty-array"
        /// JSON, but neither rules nor settings.
        case notAConfiguration = "not-a-configuration"
        /// More bytes, patterns or levels than a configuration may have.
        case overLimit = "over-limit"
        /// A key that is none of the known ones, and probably meant to be one.
        case unknownKey = "unknown-key"
        /// A word that is not a value of its key.
        case unknownValue = "unknown-value"
        /// A value of another type than its key takes.
        case wrongType = "wrong-type"
        /// A rule without patterns or without properties.
        case incompleteRule = "incomplete-rule"
        /// A pattern that is not a regular expression.
        case invalidPattern = "invalid-pattern"
        /// A pattern whose search takes too long.
        case slowPattern = "slow-pattern"
        /// A source that could not be loaded.
        case notLoaded = "not-loaded"
    }
}
