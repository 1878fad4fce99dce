import TurboCore

/// What a page has logged.
package struct RecordedConsoleLine: Codable, Sendable, Equatable {
    package let level: String
    package let text: String

    package init(level: String, text: String) {
        self.level = level
        self.text = LogText.withoutSecrets(text)
    }
}
