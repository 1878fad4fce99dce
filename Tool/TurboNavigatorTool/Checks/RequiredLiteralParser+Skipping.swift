/// Parts of a pattern that require no particular text.
extension RequiredLiteralParser {
    /// Skips a set like `[a-z]`, whose opening bracket is the current byte.
    mutating func skipSet() -> Bool {
        guard let length = Self.lengthOfSet(bytes[index...]) else { return false }
        index += length
        return true
    }

    /// Skips a group, whose opening parenthesis is the current byte.
    mutating func skipGroup() -> Bool {
        var depth = 0
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\\"):
                guard index + 1 < bytes.count, bytes[index + 1] != UInt8(ascii: "Q") else { return false }
                index += 1
            case UInt8(ascii: "["):
                guard let length = Self.lengthOfSet(bytes[index...]) else { return false }
                index += length - 1
            case UInt8(ascii: "("):
                guard startsPlainGroup else { return false }
                depth += 1
            case UInt8(ascii: ")"): depth -= 1
            default: break
            }
            index += 1
            if depth == 0 { return true }
        }
        return false
    }

    /// Whether the group at the current byte only captures or groups, without flags, comments and the like.
    private var startsPlainGroup: Bool {
        guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "?") else { return true }
        return index + 2 < bytes.count && ":=!>".utf8.contains(bytes[index + 2])
    }

    /// Returns the number of bytes of a set; nil if it isn't a simple one.
    private static func lengthOfSet(_ rest: ArraySlice<UInt8>) -> Int? {
        var offset = rest.startIndex + 1
        if offset < rest.endIndex, rest[offset] == UInt8(ascii: "^") { offset += 1 }
        guard offset < rest.endIndex, rest[offset] != UInt8(ascii: "]") else { return nil }
        while offset < rest.endIndex {
            switch rest[offset] {
            case UInt8(ascii: "["), UInt8(ascii: "&"): return nil
            case UInt8(ascii: "\\"):
                guard offset + 1 < rest.endIndex, rest[offset + 1] != UInt8(ascii: "Q") else { return nil }
                offset += 1
            case UInt8(ascii: "]"): return offset + 1 - rest.startIndex
            default: break
            }
            offset += 1
        }
        return nil
    }
}
