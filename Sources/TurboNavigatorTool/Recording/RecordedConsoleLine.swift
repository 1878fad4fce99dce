import TurboCore

/// A line that a page wrote to its console.
package struct RecordedConsoleLine: Codable, Sendable, Equatable {
    package let level: String
    package let text: String

    package init(level: String, text: String) {
        self.level = level
        self.text = LogText.withoutSecrets(text)
    }
}
