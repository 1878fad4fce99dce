import Foundation

/// Words and numbers.
extension JSONReader {
    /// Reads `true`, `false` or `null`.
    mutating func readWord() throws -> JSONValue {
        let words: [(String, JSONValue)] = [("true", .bool(true)), ("false", .bool(false)), ("null", .null)]
        for (word, value) in words where bytes[index...].starts(with: word.utf8) {
            index += word.utf8.count
            return value
        }
        throw failureAtComment ?? failure(explanationForMissingValue)
    }

    /// A failure if a comment begins at the current byte.
    var failureAtComment: Failure? {
        guard
            bytes[index...].starts(with: "//".utf8) || bytes[index...].starts(with: "/*".utf8)
                || next == UInt8(ascii: "#")
        else { return nil }
        return failure("JSON has no comments. Remove this one, or write it as the value of a \"comment\" key.")
    }

    private var explanationForMissingValue: String {
        switch next {
        case UInt8(ascii: "<"): "This is HTML or XML, not JSON."
        case UInt8(ascii: "'"): "JSON allows only double quotes."
        case UInt8(ascii: ","): "A value is missing before this comma."
        case nil: "The text ends where a value is expected."
        default: "A value is expected here: text in double quotes, a number, true, false, null, [ or {."
        }
    }

    /// Reads a number: an `Int` if it is whole and fits, otherwise a `Double`.
    mutating func readNumber() throws -> JSONValue {
        let start = index
        if next == UInt8(ascii: "-") { index += 1 }
        let leadsWithZero = next == UInt8(ascii: "0")
        let digits = try readDigits()
        guard !leadsWithZero || digits == 1 else { throw failure("A number must not begin with 0.", at: start) }
        let isWhole = try !readFractionAndExponent()
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        if isWhole, let number = Int(text) { return .integer(number) }
        guard let number = Double(text), number.isFinite else {
            throw failure("The number \(text.prefix(40)) is too large.", at: start)
        }
        return .number(number)
    }

    private mutating func readFractionAndExponent() throws -> Bool {
        let start = index
        if next == UInt8(ascii: ".") {
            index += 1
            _ = try readDigits()
        }
        if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
            index += 1
            if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
            _ = try readDigits()
        }
        return index > start
    }

    private mutating func readDigits() throws -> Int {
        let start = index
        while let byte = next, Self.digits.contains(byte) { index += 1 }
        guard index > start else { throw failure("A digit is expected here.") }
        return index - start
    }
}
