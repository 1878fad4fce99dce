import TurboCore

/// A text that an editor has open, with positions as in the Language Server Protocol: lines and UTF-16 units, both from
/// 0.
struct EditorDocument {
    let uri: String
    /// The number that the editor gave this version of the text; null if it gave none.
    let version: JSONValue
    let text: String
    let bytes: [UInt8]
    /// The offset of each line's first byte. Lines end at CR, LF or CRLF.
    private let starts: [Int]

    init(uri: String, version: JSONValue, text: String) {
        (self.uri, self.version, self.text) = (uri, version, text)
        let bytes = [UInt8](text.utf8)
        self.bytes = bytes
        starts = [0] + bytes.indices.filter { Self.isLineEnd($0, in: bytes) }.map { $0 + 1 }
    }

    private static func isLineEnd(_ offset: Int, in bytes: [UInt8]) -> Bool {
        switch bytes[offset] {
        case UInt8(ascii: "\n"): true
        case UInt8(ascii: "\r"): offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "\n")
        default: false
        }
    }

    /// Returns the position of a byte.
    func position(at offset: Int) -> JSONValue {
        let offset = min(max(offset, 0), bytes.count)
        let line = (starts.partitioningIndex { $0 > offset }) - 1
        let character = text.utf16.distance(from: index(starts[line]), to: index(offset))
        return ["line": .integer(line), "character": .integer(character)]
    }

    func range(_ range: Range<Int>) -> JSONValue {
        ["start": position(at: range.lowerBound), "end": position(at: range.upperBound)]
    }

    /// Returns the offset of a position. One after the end of its line means the end of the line.
    ///
    /// - Throws: a ``ResponseError`` if the value isn't a position.
    func offset(of position: JSONValue?) throws -> Int {
        guard let line = position?["line"]?.integerValue, let character = position?["character"]?.integerValue,
            line >= 0, character >= 0
        else { throw ResponseError.invalidParameters("A position has a \"line\" and a \"character\", from 0.") }
        guard line < starts.count else { return bytes.count }
        let end = self.end(ofLine: line)
        let start = index(starts[line])
        // A line has at most as many units as bytes, and adding a larger number could overflow.
        let units = min(character, end - starts[line])
        let found = text.utf16.index(start, offsetBy: units, limitedBy: index(end)) ?? index(end)
        return text.utf8.distance(from: text.startIndex, to: found)
    }

    /// Returns the bytes between the two positions of a range.
    func offsets(of range: JSONValue?) throws -> Range<Int> {
        let (start, end) = (try offset(of: range?["start"]), try offset(of: range?["end"]))
        return start..<max(start, end)
    }

    private func index(_ offset: Int) -> String.Index { text.utf8.index(text.startIndex, offsetBy: offset) }

    private func end(ofLine line: Int) -> Int {
        var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
        while end > starts[line], bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") {
            end -= 1
        }
        return end
    }
}

extension Array {
    /// Returns the first index whose element satisfies a condition that all later elements satisfy too.
    fileprivate func partitioningIndex(where isAfter: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
