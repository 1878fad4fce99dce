import Foundation

/// Bytes from an editor, split into messages, each of which begins with a header with its length.
struct MessageBuffer {
    /// The content of a message, or the length of one that was skipped because it's too large.
    enum Part: Equatable {
        case message([UInt8])
        case skipped(Int)
    }

    /// The maximum length of a message: 16 MB.
    static let maximumLength = 16 * 1024 * 1024
    private static let maximumHeader = 4096
    private static let endOfHeader = Array("\r\n\r\n".utf8)

    private var bytes: [UInt8] = []
    /// The number of bytes of a message that is too large which haven't arrived yet.
    private var remainder = 0

    /// Whether the last message is complete.
    var isComplete: Bool { bytes.isEmpty && remainder == 0 }

    mutating func append(_ data: [UInt8]) {
        let skipped = min(remainder, data.count)
        remainder -= skipped
        bytes += data.dropFirst(skipped)
    }

    /// Removes and returns the first message; nil if it's incomplete.
    ///
    /// - Throws: a ``ToolError`` if the header is invalid, because the next message can't be found then.
    mutating func next() throws -> Part? {
        guard let end = headerEnd() else {
            try checkIncompleteHeader()
            return nil
        }
        let length = try Self.length(in: bytes[..<end])
        let start = end + Self.endOfHeader.count
        let available = min(length, bytes.count - start)
        guard length <= Self.maximumLength else {
            bytes.removeFirst(start + available)
            remainder = length - available
            return .skipped(length)
        }
        guard available == length else { return nil }
        defer { bytes.removeFirst(start + length) }
        return .message(Array(bytes[start..<(start + length)]))
    }

    /// The offset of the empty line after the header.
    private func headerEnd() -> Int? {
        let header = bytes.prefix(Self.maximumHeader)
        return header.indices.first { header[$0...].starts(with: Self.endOfHeader) }
    }

    private func checkIncompleteHeader() throws {
        guard bytes.count < Self.maximumHeader else {
            throw ToolError("The header of a message is longer than \(Self.maximumHeader) bytes.")
        }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
        for line in lines { _ = try Self.field(in: String(decoding: line, as: UTF8.self)) }
    }

    private static func length(in header: ArraySlice<UInt8>) throws -> Int {
        for line in String(decoding: header, as: UTF8.self).split(separator: "\r\n") {
            let (name, value) = try field(in: String(line))
            guard name == "content-length" else { continue }
            guard let length = Int(value), length >= 0 else {
                throw ToolError("\"\(value.prefix(40))\" isn't the length of a message.")
            }
            return length
        }
        throw noHeader
    }

    /// Returns the name of a header field in lowercase, and its value.
    private static func field(in line: String) throws -> (name: String, value: String) {
        let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].allSatisfy({ $0.isLetter || $0 == "-" }) else { throw noHeader }
        return (parts[0].lowercased(), parts[1].trimmingCharacters(in: .whitespaces))
    }

    private static let noHeader = ToolError(
        "Each message must begin with \"Content-Length: \", its length and an empty line. Start this command from an editor."
    )
}
