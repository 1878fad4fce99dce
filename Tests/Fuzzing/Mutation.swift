import Foundation

/// Damages good inputs.
struct Mutation: Sendable {
    /// The maximum number of bytes of an input.
    private static let maximumCount = 20_000
    private static let maximumChanges = 5

    /// Texts that readers stumble over.
    private static let snares: [[UInt8]] =
        [
            "99999999999999999999", "-1", "0", "-0", "1e309", "1e-400", "9223372036854775807", "9223372036854775808",
            "NaN",
            "\"", "'", "\\", "\\u0000", "\\ud800", "\\udc00\\ud800", "\\uD83D\\uDE00", "%", "%0", "%00", "%2F", "%zz",
            "{", "}", "[", "]", "(", ")", "<", ">", "/", "//", "///", "..", "?", "#", "&", "=", ":", ";", ",", "|", "*",
            "@",
            "null", "true", "\n", "\r\n", "\r", "\t", " ", "\u{0}", "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{2028}",
            "\u{202E}",
            "\u{FEFF}", "e\u{301}", "\u{301}", "é", "👩‍👩‍👧", "\u{1F1E9}\u{1F1EA}", "İ", "ß", "http://", "https://[::1",
            "javascript:",
            "://", "data:,",
        ].map { Array($0.utf8) } + [
            [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0xFF, 0xFE],
            [0xFE, 0xFF],
            [0x80],
        ]

    private let corpus: [[UInt8]]
    private let words: [[UInt8]]

    init(corpus: [String], words: [String]) {
        self.corpus = corpus.map { Array($0.utf8) }
        self.words = words.map { Array($0.utf8) }
    }

    /// The input with a number, which depends on nothing else but the seed.
    func input(seed: UInt64, number: Int) -> Data {
        var generator = SeededGenerator(seed: seed &* 0xD129_0B46_1A5B_F3C9 &+ UInt64(number))
        var bytes = corpus.randomElement(using: &generator) ?? []
        for _ in 0..<Int.random(in: 0...Self.maximumChanges, using: &generator) { change(&bytes, &generator) }
        return Data(bytes.prefix(Self.maximumCount))
    }

    private func change(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
        let range = Self.range(of: bytes, &generator)
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: bytes.removeSubrange(range)
        case 1: bytes.removeSubrange(range.lowerBound...)
        case 2, 3: bytes.insert(contentsOf: repeated(Array(bytes[range]), &generator), at: range.lowerBound)
        case 4: swap(&bytes, range, &generator)
        case 5:
            let other = corpus.randomElement(using: &generator) ?? []
            bytes.replaceSubrange(range, with: other[Self.range(of: other, &generator)])
        case 6:
            guard let index = bytes.indices.randomElement(using: &generator) else { return }
            bytes[index] ^= 1 << UInt8.random(in: 0...7, using: &generator)
        case 7: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: range.lowerBound)
        case 8: bytes.insert(contentsOf: repeated(text(&generator), &generator), at: range.lowerBound)
        case 9: bytes.replaceSubrange(range, with: text(&generator))
        default: bytes.insert(contentsOf: text(&generator), at: range.lowerBound)
        }
    }

    /// A part, short ones more often than long ones.
    private static func range(of bytes: [UInt8], _ generator: inout SeededGenerator) -> Range<Int> {
        let start = Int.random(in: 0...bytes.count, using: &generator)
        let longest = min(bytes.count - start, 1 << Int.random(in: 0...8, using: &generator))
        return start..<(start + Int.random(in: 0...longest, using: &generator))
    }

    private func text(_ generator: inout SeededGenerator) -> [UInt8] {
        let isWord = Bool.random(using: &generator)
        return (isWord ? words.randomElement(using: &generator) : nil) ?? Self.snares.randomElement(using: &generator)
            ?? []
    }

    /// A text two to four times; rarely so often that it fills the input, which shows slow readers and deep recursion.
    private func repeated(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
        let isLong = Int.random(in: 0..<40, using: &generator) == 0
        let count = isLong ? Self.maximumCount / max(bytes.count, 1) : Int.random(in: 2...4, using: &generator)
        return [[UInt8]](repeating: bytes, count: count).flatMap { $0 }
    }

    private func swap(_ bytes: inout [UInt8], _ range: Range<Int>, _ generator: inout SeededGenerator) {
        let part = Array(bytes[range])
        bytes.removeSubrange(range)
        bytes.insert(contentsOf: part, at: Int.random(in: 0...bytes.count, using: &generator))
    }
}

/// A random number generator with a seed (SplitMix64), so that a failure can be reproduced.
package struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
