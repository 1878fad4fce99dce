import Foundation

/// A record that was read.
struct Record: Sendable {
    let header: RecordHeader
    private(set) var lines: [RecordLine] = []
    /// The number of the line at which it ends in the middle; nil for a whole one.
    private(set) var brokenLine: Int?

    /// Reads a record up to its end, or up to where it was cut off: a line can only be half written where the program was
    /// ended.
    ///
    /// - Throws: a ``ToolError`` if it isn't a record, is of a newer version, or is damaged before its last line.
    init(_ data: Data, name: String) throws {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        let texts = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard let first = texts.first, case .header(let header)? = try? decoder.decode(RecordLine.self, from: first)
        else { throw ToolError("\"\(name)\" is not a record. \"turbo-navigator open URL --record FILE\" writes one.") }
        guard header.version <= RecordHeader.currentVersion else {
            throw ToolError(
                "\"\(name)\" is a record of version \(header.version), and this program reads up to version "
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
