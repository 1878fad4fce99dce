import Foundation
import TurboCore

/// The first line of a record.
package struct RecordHeader: Codable, Sendable, Equatable {
    /// The version of the format that this program writes and reads.
    package static let currentVersion = 1

    /// The version of the format.
    package let version: Int
    /// The first page.
    package let url: URL
    /// The library whose interpretation of the rules was used.
    package let platform: String
    package let date: Date

    package init(_ url: URL, _ dialect: PathDialect, _ mask: inout URLMask) {
        version = Self.currentVersion
        self.url = mask.masked(url)
        platform = dialect.rawValue
        date = Date()
    }
}
