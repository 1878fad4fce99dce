import TurboCore

/// Finds the token at an offset in a text.
enum TokenRange {
    /// The range of the quoted text, word, number or single character at the offset.
    static func range(at offset: Int, in bytes: [UInt8]) -> Range<Int> {
        guard bytes.indices.contains(offset) else { return offset..<offset }
        var end = offset + 1
        if bytes[offset] == UInt8(ascii: "\"") {
            while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != UInt8(ascii: "\n") {
                end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
            }
            return offset..<min(end + 1, bytes.count)
        }
        if isWord(bytes[offset]) {
            while end < bytes.count, isWord(bytes[end]) { end += 1 }
        } else {
            while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        }
        return offset..<end
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte < 0x80 && (Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber)
    }
}
