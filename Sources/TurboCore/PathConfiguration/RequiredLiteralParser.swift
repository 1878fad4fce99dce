/// Reads the simple part of the syntax of regular expressions, and gives up at anything else.
struct RequiredLiteralParser {
    let bytes: [UInt8]
    var index = 0
    private var branches: [[[UInt8]]] = []
    /// The texts of the branch so far, and the one that is being read.
    private var texts: [[UInt8]] = []
    private var text: [UInt8] = []
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

    private mutating func endText() {
        if !text.isEmpty { texts.append(text) }
        text = []
    }

    private mutating func endBranch() {
        endText()
        branches.append(texts)
        texts = []
        hasBegun = false
    }

    /// - Returns: false if the pattern is not understood.
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
        case UInt8(ascii: "("): return skipGroup() && endAtom()
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
        text.append(edge)
        return !isRepetition(next)
    }

    private func isRepetition(_ byte: UInt8?) -> Bool {
        byte.map { "*+?{".utf8.contains($0) } ?? false
    }

    /// Takes a character that must be in the path, unless a repetition allows it to be absent.
    private mutating func readLiteral(_ byte: UInt8) -> Bool {
        guard (0x20...0x7E).contains(byte) else { return false }
        index += 1
        guard isRepetition(next) else {
            text.append(byte)
            return true
        }
        if next == UInt8(ascii: "+") { text.append(byte) }
        return endAtom()
    }

    /// Skips the repetition after something that is no single character; the text before it ends.
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
        // A boundary takes no character, and must not be repeated.
        if letter == UInt8(ascii: "b") || letter == UInt8(ascii: "B") {
            index += 1
            endText()
            return !isRepetition(next)
        }
        let isAlphanumeric =
            (0x30...0x39).contains(letter) || (0x41...0x5A).contains(letter) || (0x61...0x7A).contains(letter)
        return isAlphanumeric ? false : readLiteral(letter)
    }
}
