import TurboCore

/// Makes a path that a pattern matches, for the simple part of the syntax.
struct PatternSample {
    private let characters: [Character]
    private var index = 0

    /// Paths made from a pattern that it does match; none if the pattern is not understood.
    static func samples(of pattern: String, in rule: PathRule) -> [String] {
        var maker = PatternSample(characters: Array(pattern))
        guard let sample = maker.readAlternatives() else { return [] }
        let path = sample.hasPrefix("/") ? sample : "/" + sample
        let shorter = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        var paths: [String] = []
        for path in [path, shorter, "/a" + path] where !paths.contains(path) {
            if rule.characters(matching: pattern, in: path) != nil { paths.append(path) }
        }
        return paths
    }

    private init(characters: [Character]) {
        self.characters = characters
    }

    private var next: Character? { index < characters.count ? characters[index] : nil }

    /// The sample of the first branch; the others are skipped.
    private mutating func readAlternatives() -> String? {
        guard let first = readSequence() else { return nil }
        while next == "|" {
            index += 1
            guard readSequence() != nil else { return nil }
        }
        return first
    }

    private mutating func readSequence() -> String? {
        var sample = ""
        while let character = next, character != "|", character != ")" {
            guard let atom = readAtom(character) else { return nil }
            sample += repeated(atom)
        }
        return sample
    }

    private mutating func readAtom(_ character: Character) -> String? {
        index += 1
        switch character {
        case "^", "$": return ""
        case ".": return "a"
        case "(": return readGroup()
        case "[": return readSet()
        case "\\": return readEscape()
        case "*", "+", "?", "{": return nil
        default: return String(character)
        }
    }

    private mutating func readGroup() -> String? {
        if next == "?" {
            guard index + 1 < characters.count, characters[index + 1] == ":" else { return nil }
            index += 2
        }
        guard let inner = readAlternatives(), next == ")" else { return nil }
        index += 1
        return inner
    }

    private mutating func readSet() -> String? {
        guard let end = characters[index...].firstIndex(of: "]") else { return nil }
        let set = String(characters[index..<end])
        index = end + 1
        guard set.hasPrefix("^") else {
            if set.hasPrefix("\\") { return set.hasPrefix("\\d") ? "1" : "a" }
            return set.first.map(String.init)
        }
        return ["a", "1", "-"].first { !set.contains($0) }
    }

    private mutating func readEscape() -> String? {
        guard let letter = next else { return nil }
        index += 1
        switch letter {
        case "d": return "1"
        case "w", "D", "S": return "a"
        case "b", "A", "z", "Z": return ""
        case _ where letter.isLetter || letter.isNumber: return nil
        default: return String(letter)
        }
    }

    /// Reads a repetition; once is enough where it is allowed.
    private mutating func repeated(_ atom: String) -> String {
        var count = 1
        if next == "{", let end = characters[index...].firstIndex(of: "}") {
            let low = characters[(index + 1)..<end].prefix { $0.isNumber }
            count = min(max(Int(String(low)) ?? 1, 1), 50)
            index = end + 1
        } else if let character = next, "*+?".contains(character) {
            index += 1
        } else {
            return atom
        }
        if let character = next, "?+".contains(character) { index += 1 }
        return String(repeating: atom, count: count)
    }
}
