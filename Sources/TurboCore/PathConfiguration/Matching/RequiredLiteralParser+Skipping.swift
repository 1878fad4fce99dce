/// Parts of a pattern that require no particular text.
extension RequiredLiteralParser {
    /// Skips a set like `[a-z]`, whose opening bracket is the current byte.
    mutating func skipSet() -> Bool {
        guard let length = Self.lengthOfSet(bytes[index...]) else { return false }
        isValid = isValid && Self.isPlainSet(bytes[(index + 1)..<(index + length - 1)])
        index += length
        return true
    }

    /// Whether the content of a set is only characters, classes such as `\d`, and ranges in the right order.
    private static func isPlainSet(_ content: ArraySlice<UInt8>) -> Bool {
        var rest = content.first == UInt8(ascii: "^") ? content.dropFirst() : content
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "\\") {
                guard let letter = rest.popFirst(), "dDwWsS".utf8.contains(letter) else { return false }
                guard rest.first != UInt8(ascii: "-") || rest.count == 1 else { return false }
            } else if isAlphanumeric(byte) || "/_.".utf8.contains(byte) {
                guard rest.first == UInt8(ascii: "-"), rest.count > 1 else { continue }
                rest = rest.dropFirst()
                guard let end = rest.popFirst(), isAlphanumeric(byte), isAlphanumeric(end), byte <= end else {
                    return false
                }
            } else if byte != UInt8(ascii: "-") || !rest.isEmpty {
                return false
            }
        }
        return true
    }

    /// Skips a group, whose opening parenthesis is the current byte.
    mutating func skipGroup() -> Bool {
        let start = index
        defer { isValid = isValid && Self.isPlainGroup(bytes[start..<index]) }
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

    /// Whether a group, with its parentheses, only captures or groups, and has only valid syntax. False for nested
    /// groups.
    private static func isPlainGroup(_ group: ArraySlice<UInt8>) -> Bool {
        var inner = group.dropFirst().dropLast()
        if inner.starts(with: "?:".utf8) { inner = inner.dropFirst(2) }
        guard !inner.contains(UInt8(ascii: "(")), inner.first != UInt8(ascii: "?") else { return false }
        var parser = RequiredLiteralParser(String(decoding: inner, as: UTF8.self))
        return parser.hasValidSyntax()
    }

    /// Returns whether a repetition like `{4}`, without its braces, has numbers in the right order.
    static func isPlainRepetition(_ content: ArraySlice<UInt8>) -> Bool {
        let bounds = content.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        let numbers = bounds.map { Int(String(decoding: $0, as: UTF8.self)) }
        guard let first = numbers[0], content.allSatisfy({ (0x2C...0x39).contains($0) }), first <= 1000 else {
            return false
        }
        if numbers.count == 1 || numbers.count == 2 && bounds[1].isEmpty { return true }
        guard numbers.count == 2, let last = numbers[1] else { return false }
        return first <= last && last <= 1000
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
