/// Parses the simple part of the syntax of regular expressions, and gives up at anything else.
struct RequiredLiteralParser {
    let bytes: [UInt8]
    var index = 0
    private var branches: [[[UInt8]]] = []
    /// The requirements of the branch so far: one or more alternatives, each with its texts and the text that is being
    /// read.
    private var alternatives = [Alternative()]
    /// Whether the current branch has begun, so that `^` is no longer at its edge.
    private var hasBegun = false

    init(_ pattern: String) {
        bytes = Array(pattern.utf8)
    }

    var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func parse() -> [[[UInt8]]]? {
        while let byte = next {
            guard readPart(byte) else { return nil }
        }
        endBranch()
        let known = branches.map { texts in texts.filter { $0.contains { $0 > RequiredLiteral.end } } }
        return known.contains(where: \.isEmpty) ? nil : known
    }

    /// One alternative of a branch: `/(pay|checkout)/` has two.
    private struct Alternative {
        var texts: [[UInt8]] = []
        var text: [UInt8] = []

        mutating func endText() {
            if !text.isEmpty { texts.append(text) }
            text = []
        }
    }

    /// The maximum number of alternatives of a branch; further ones aren't distinguished.
    private static let maximumAlternatives = 16

    private mutating func append(_ byte: UInt8) {
        for alternative in alternatives.indices { alternatives[alternative].text.append(byte) }
    }

    private mutating func endText() {
        for alternative in alternatives.indices { alternatives[alternative].endText() }
    }

    private mutating func endBranch() {
        endText()
        branches += alternatives.map(\.texts)
        alternatives = [Alternative()]
        hasBegun = false
    }

    /// Continues with one alternative for each word of a group of plain words; false if the group is anything else.
    private mutating func readWords() -> Bool {
        guard let end = bytes[index...].firstIndex(of: UInt8(ascii: ")")) else { return false }
        var inner = bytes[(index + 1)..<end]
        if inner.starts(with: "?:".utf8) { inner = inner.dropFirst(2) }
        let words = inner.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
        let arePlain = inner.allSatisfy { "/-_|".utf8.contains($0) || Self.isAlphanumeric($0) }
        let isRepeated = end + 1 < bytes.count && isRepetition(bytes[end + 1])
        guard arePlain, !isRepeated, words.count * alternatives.count <= Self.maximumAlternatives else { return false }
        alternatives = alternatives.flatMap { alternative in
            words.map { Alternative(texts: alternative.texts, text: alternative.text + $0) }
        }
        index = end + 1
        return true
    }

    static func isAlphanumeric(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }

    /// - Returns: false if the pattern can't be parsed.
    private mutating func readPart(_ byte: UInt8) -> Bool {
        defer { hasBegun = byte != UInt8(ascii: "|") }
        switch byte {
        case UInt8(ascii: "|"):
            index += 1
            endBranch()
            return true
        case UInt8(ascii: "^"): return readEdge(RequiredLiteral.start, isAllowed: !hasBegun)
        case UInt8(ascii: "$"): return readEdge(RequiredLiteral.end, isAllowed: isAtEndOfBranch)
        case UInt8(ascii: "."):
            index += 1
            return endAtom()
        case UInt8(ascii: "["): return skipSet() && endAtom()
        case UInt8(ascii: "("): return readWords() || (skipGroup() && endAtom())
        case UInt8(ascii: "\\"): return readEscape()
        case UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"), UInt8(ascii: "{"),
            UInt8(ascii: "}"):
            return false
        default: return readLiteral(byte)
        }
    }

    private var isAtEndOfBranch: Bool {
        index + 1 == bytes.count || bytes[index + 1] == UInt8(ascii: "|")
    }

    private mutating func readEdge(_ edge: UInt8, isAllowed: Bool) -> Bool {
        guard isAllowed else { return false }
        index += 1
        append(edge)
        return !isRepetition(next)
    }

    private func isRepetition(_ byte: UInt8?) -> Bool {
        byte.map { "*+?{".utf8.contains($0) } ?? false
    }

    /// Reads a character that must be in the path, unless a repetition allows it to be absent.
    private mutating func readLiteral(_ byte: UInt8) -> Bool {
        guard (0x20...0x7E).contains(byte) else { return false }
        index += 1
        guard isRepetition(next) else {
            append(byte)
            return true
        }
        if next == UInt8(ascii: "+") { append(byte) }
        return endAtom()
    }

    /// Skips the repetition after something that isn't a single character. The text before it ends.
    private mutating func endAtom() -> Bool {
        endText()
        guard isRepetition(next) else { return true }
        if next == UInt8(ascii: "{") {
            guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "}")) else { return false }
            index = end
        }
        index += 1
        if next == UInt8(ascii: "?") || next == UInt8(ascii: "+") { index += 1 }
        return !isRepetition(next)
    }

    private mutating func readEscape() -> Bool {
        guard index + 1 < bytes.count else { return false }
        index += 1
        let letter = bytes[index]
        if "dDwWsS".utf8.contains(letter) {
            index += 1
            return endAtom()
        }
        // A word boundary consumes no character, and must not be repeated.
        if letter == UInt8(ascii: "b") || letter == UInt8(ascii: "B") {
            index += 1
            endText()
            return !isRepetition(next)
        }
        return Self.isAlphanumeric(letter) ? false : readLiteral(letter)
    }
}
