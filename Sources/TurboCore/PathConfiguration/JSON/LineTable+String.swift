extension LineTable {
    /// Returns the offset of a character in a string value, counting escapes before it.
    ///
    /// - Parameter node: a string value; for any other value its own offset is returned.
    package func offset(ofCharacter character: Int, in node: JSONNode) -> Int {
        guard case .scalar(.string(let text)) = node.content else { return node.offset }
        let scalars = text.prefix(character).unicodeScalars.count
        var offset = node.offset + 1
        for _ in 0..<scalars { offset += length(ofScalarAt: offset) }
        return character == 0 ? node.offset + 1 : offset
    }

    /// The number of bytes of the next character: those of an escape, or of its UTF-8.
    private func length(ofScalarAt offset: Int) -> Int {
        guard bytes.indices.contains(offset + 1) else { return 1 }
        switch bytes[offset] {
        case UInt8(ascii: "\\"):
            guard bytes[offset + 1] == UInt8(ascii: "u") else { return 2 }
            return isLeadSurrogate(at: offset) ? 12 : 6
        case 0xF0...: return 4
        case 0xE0...: return 3
        case 0xC0...: return 2
        default: return 1
        }
    }

    private func isLeadSurrogate(at offset: Int) -> Bool {
        let digits = bytes[min(offset + 2, bytes.count)..<min(offset + 6, bytes.count)]
        return UInt16(String(decoding: digits, as: UTF8.self), radix: 16).map(UTF16.isLeadSurrogate) ?? false
    }
}
