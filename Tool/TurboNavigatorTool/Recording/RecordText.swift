import Foundation

/// A record as text: one JSON object per line.
package enum RecordText {
    /// A line, including the line break.
    package static func text(_ line: RecordLine) throws -> Data {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(line) + Data("\n".utf8)
    }
}
