/// Reads a text once, from beginning to end.
struct TextReader {
    private var rest: ArraySlice<UInt8>

    init(_ text: String) { rest = Array(text.utf8)[...] }

    var isAtEnd: Bool { rest.isEmpty }

    /// Reads a word if it's next, ignoring case.
    ///
    /// - Returns: whether the word was read.
    mutating func consume(_ word: String) -> Bool {
        let next = rest.prefix(word.utf8.count)
        guard next.map(Self.lowercased) == word.utf8.map(Self.lowercased) else { return false }
        rest = rest.dropFirst(next.count)
        return true
    }

    /// Reads up to the end of the next occurrence of a word.
    ///
    /// - Returns: false if there is none, after reading the whole text.
    mutating func skip(past word: String) -> Bool {
        guard let first = word.utf8.first else { return true }
        while let place = rest.firstIndex(of: first) {
            rest = rest[place...]
            if consume(word) { return true }
            rest = rest.dropFirst()
        }
        rest = []
        return false
    }

    /// Reads a word and the text before it.
    ///
    /// - Returns: the text before the word, or the whole rest if the word doesn't occur.
    mutating func consumeAll(upTo word: String) -> String {
        let text = rest
        let isFound = skip(past: word)
        let count = text.count - rest.count - (isFound ? word.utf8.count : 0)
        return String(decoding: text.prefix(count), as: UTF8.self)
    }

    /// Reads bytes as long as they satisfy a condition.
    mutating func consumeAll(_ fits: (UInt8) -> Bool) -> String {
        let taken = rest.prefix(while: fits)
        rest = rest.dropFirst(taken.count)
        return String(decoding: taken, as: UTF8.self)
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
