import TurboCore

/// A message between a page and the app.
package struct RecordedMessage: Codable, Sendable, Equatable {
    /// The maximum number of characters of a detail, because a page can send texts of any length.
    package static let longestDetail = 500

    package let stack: String
    /// Whether the page sent the message, and not the app.
    package let isFromPage: Bool
    package let name: String
    /// The contents of the message, without documents.
    package let detail: String

    package init(stack: String, isFromPage: Bool, name: String, detail: String) {
        (self.stack, self.isFromPage, self.name) = (stack, isFromPage, name)
        // Secrets are removed first: if a URL were cut in the middle, its user name and password wouldn't be recognized.
        self.detail = String(LogText.withoutSecrets(detail).prefix(Self.longestDetail))
    }
}
