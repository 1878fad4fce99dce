import Foundation

/// Reads JSON and keeps the position of each value.
///
/// `JSONSerialization` reports neither line nor column, and on Linux its numbers and Booleans can't be distinguished.
/// As strict as RFC 8259, with these exceptions: a comma after the last element is accepted and reported, a byte order
/// mark is skipped, invalid UTF-8 in strings is replaced, and the last of duplicate keys counts.
package struct JSONReader {
    /// The maximum depth of nested arrays and objects.
    static let maximumDepth = 32

    /// The reason why a text isn't JSON, with its position.
    package struct Failure: Error, Equatable {
        package let message: String
        let offset: Int
        /// Whether the text may be JSON, but exceeds a limit of the reader.
        var isOverLimit = false
    }

    static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

    /// The value of a text, and the positions of its trailing commas.
    package struct Document {
        package let root: JSONNode
        /// The offsets of the commas before a closing bracket.
        let trailingCommas: [Int]
    }

    let bytes: UnsafeBufferPointer<UInt8>
    var index = 0
    var depth = 0
    var trailingCommas: [Int] = []

    /// - Parameter bytes: the text in UTF-8.
    /// - Throws: ``Failure`` with a message for the author of the text.
    package static func read(_ bytes: [UInt8]) throws -> Document {
        try bytes.withUnsafeBufferPointer { bytes in
            var reader = JSONReader(bytes: bytes)
            let root = try reader.readDocument()
            return Document(root: root, trailingCommas: reader.trailingCommas)
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// The byte at the current position; nil at the end.
    var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// Returns a failure at the current position, or at another one.
    func failure(_ message: String, at offset: Int? = nil) -> Failure {
        Failure(message: message, offset: offset ?? index)
    }

    private mutating func readDocument() throws -> JSONNode {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
        skipSpace()
        guard next != nil else { throw failure("The text is empty. Write at least {\"rules\": []}.") }
        let node = try readValue()
        skipSpace()
        guard next == nil else { throw failure("There is text after the end of the document. Remove it.") }
        return node
    }

    /// Reads the value that begins at the current byte.
    mutating func readValue() throws -> JSONNode {
        let start = index
        let content: JSONNode.Content
        switch next {
        case UInt8(ascii: "{"): content = .object(try nested { try $0.readMembers() })
        case UInt8(ascii: "["): content = .array(try nested { try $0.readElements() })
        case UInt8(ascii: "\""): content = .scalar(.string(try readString()))
        case let byte? where byte == UInt8(ascii: "-") || Self.digits.contains(byte):
            content = .scalar(try readNumber())
        default: content = .scalar(try readWord())
        }
        return JSONNode(content: content, offset: start, end: index)
    }

    /// Advances to the next byte that isn't white space.
    mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
    }
}
