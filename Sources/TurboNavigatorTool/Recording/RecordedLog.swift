import Foundation
import TurboCore

/// A log message.
package struct RecordedLog: Codable, Sendable, Equatable {
    package let time: Date
    package let level: String
    package let source: String
    package let message: String

    package init(time: Date, level: String, source: String, message: String) {
        (self.time, self.level, self.source) = (time, level, source)
        self.message = LogText.withoutSecrets(message)
    }
}
