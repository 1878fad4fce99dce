import Foundation

/// Strings.
extension JSONReader {
    /// Reads a string whose opening quote is the current byte.
    mutating func readString() throws -> String {
        let start = index
        index += 1
        if let text = plainText() { return text }
        var text: [UInt8] = []
        while let byte = next, byte != UInt8(ascii: "\"") {
            guard byte >= 0x20 else { throw failure("Text can't contain a line break. Write \\n.") }
            if byte == UInt8(ascii: "\\") {
                text += Array(String(Character(try readEscape())).utf8)
            } else {
                text.append(byte)
                index += 1
            }
        }
        guard next != nil else { throw failure("The closing quote of this text is missing.", at: start) }
        index += 1
        return String(decoding: text, as: UTF8.self)
    }

    /// Returns the text up to the closing quote, which is consumed; nil if it contains escapes or errors.
    private mutating func plainText() -> String? {
        var end = index
        while end < bytes.count, bytes[end] >= 0x20, bytes[end] != UInt8(ascii: "\\") {
            guard bytes[end] == UInt8(ascii: "\"") else {
                end += 1
                continue
            }
            defer { index = end + 1 }
            return String(decoding: UnsafeBufferPointer(rebasing: bytes[index..<end]), as: UTF8.self)
        }
        return nil
    }

    private static let escapes: [UInt8: Unicode.Scalar] = [
        UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
        UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]

    private mutating func readEscape() throws -> Unicode.Scalar {
        let start = index
        index += 1
        guard let letter = next else { throw failure("The text ends within an escape.") }
        if letter == UInt8(ascii: "u") { return try readUnicodeEscape() }
        guard let scalar = Self.escapes[letter] else {
            let shown = letter < 0x80 ? "\\\(Character(Unicode.Scalar(letter)))" : "\\"
            throw failure("JSON has no escape \(shown). For a backslash in a pattern write two: \\\(shown).", at: start)
        }
        index += 1
        return scalar
    }

    private mutating func readUnicodeEscape() throws -> Unicode.Scalar {
        let start = index - 1
        let first = try readCodeUnit()
        if let scalar = Unicode.Scalar(first) { return scalar }
        let missingHalf = failure("This escape is half of a surrogate pair, and the other half is missing.", at: start)
        guard UTF16.isLeadSurrogate(first), bytes[index...].starts(with: "\\u".utf8) else { throw missingHalf }
        index += 1
        let second = try readCodeUnit()
        guard UTF16.isTrailSurrogate(second) else { throw missingHalf }
        let value = 0x10000 + (UInt32(first) & 0x3FF) << 10 + UInt32(second) & 0x3FF
        guard let scalar = Unicode.Scalar(value) else { throw missingHalf }
        return scalar
    }

    /// Reads the four digits after the `u` of an escape, which is the current byte.
    private mutating func readCodeUnit() throws -> UInt16 {
        index += 1
        let digits = bytes[index..<min(index + 4, bytes.count)]
        guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw failure("Four hexadecimal digits are expected after \\u.") }
        index += 4
        return unit
    }
}
