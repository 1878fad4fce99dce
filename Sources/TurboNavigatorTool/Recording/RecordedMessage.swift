import TurboCore

/// What a page and the app have sent each other.
package struct RecordedMessage: Codable, Sendable, Equatable {
    /// Characters of a detail that are kept: a page chooses its texts.
    package static let longestDetail = 500

    package let stack: String
    /// Whether the page has sent it, and not the app.
    package let isFromPage: Bool
    package let name: String
    /// What it is about; a document is left out.
    package let detail: String

    package init(stack: String, isFromPage: Bool, name: String, detail: String) {
        (self.stack, self.isFromPage, self.name) = (stack, isFromPage, name)
        // Cut in the middle, a name and password before a host would not be known for what they are.
        self.detail = String(LogText.withoutSecrets(detail).prefix(Self.longestDetail))
    }
}
