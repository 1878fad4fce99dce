import Foundation
import TurboCore

/// A record read from a file.
struct Record: Sendable {
    let header: RecordHeader
    private(set) var lines: [RecordLine] = []
    /// The number of the last line if it's incomplete, or nil for a complete record.
    private(set) var brokenLine: Int?

    /// Reads a record. The last line may be incomplete, because the program can end while writing it.
    ///
    /// - Throws: a ``ToolError`` if the data isn't a record, has a newer version, or is damaged before the last line.
    init(_ data: Data, name: String) throws {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        let texts = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard let first = texts.first, case .header(let header)? = try? decoder.decode(RecordLine.self, from: first)
        else { throw ToolError("\"\(name)\" isn't a record. \"turbo-navigator open URL --record FILE\" writes one.") }
        guard header.version <= RecordHeader.currentVersion else {
            throw ToolError(
                "\"\(name)\" is a record of version \(header.version), but this program reads only up to version "
                    + "\(RecordHeader.currentVersion). Use a newer turbo-navigator.")
        }
        self.header = header
        for (index, text) in texts.enumerated().dropFirst() where !text.isEmpty {
            do {
                lines.append(try decoder.decode(RecordLine.self, from: text))
            } catch {
                guard index == texts.count - 1 else {
                    throw ToolError("\(name):\(index + 1): the line is damaged. The record cannot be replayed.")
                }
                brokenLine = index + 1
            }
        }
    }
}

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

    package init(_ url: URL, _ library: ConfigurationLibrary, _ mask: inout URLMask) {
        version = Self.currentVersion
        self.url = mask.masked(url)
        platform = library.rawValue
        date = Date()
    }
}
