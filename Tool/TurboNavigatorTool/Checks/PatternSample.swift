import TurboCore

/// Generates texts that a pattern matches. Supports the simple part of the syntax.
struct PatternSample {
    /// The maximum number of texts for one pattern.
    private static let maximumCount = 8
    /// The maximum number of characters of a pattern and of each text. Repetitions of repetitions can be of any length.
    private static let maximumLength = 1000

    private let characters: [Character]
    private var index = 0

    /// Paths that the pattern matches, generated from it; empty if its syntax isn't supported.
    static func samples(of pattern: String, in rule: PathRule) -> [String] {
        var paths: [String] = []
        for sample in texts(of: pattern) {
            let path = sample.hasPrefix("/") ? sample : "/" + sample
            let shorter = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
            for path in [path, shorter, "/a" + path] where !paths.contains(path) {
                if rule.characters(matching: pattern, in: path) != nil { paths.append(path) }
            }
        }
        return paths
    }

    /// Texts generated from a pattern; empty if its syntax isn't supported.
    static func texts(of pattern: String) -> [String] {
        guard pattern.utf8.count <= 4 * maximumLength, pattern.count <= maximumLength else { return [] }
        var maker = PatternSample(characters: Array(pattern))
        guard let texts = maker.readAlternatives(), maker.next == nil else { return [] }
        return texts
    }

    private init(characters: [Character]) {
        self.characters = characters
    }

    private var next: Character? { index < characters.count ? characters[index] : nil }

    /// The samples of all branches.
    private mutating func readAlternatives() -> [String]? {
        guard var samples = readSequence() else { return nil }
        while next == "|" {
            index += 1
            guard let more = readSequence() else { return nil }
            samples += more
        }
        return Array(samples.prefix(Self.maximumCount))
    }

    private mutating func readSequence() -> [String]? {
        var samples = [""]
        while let character = next, character != "|", character != ")" {
            guard let atoms = readAtom(character) else { return nil }
            let repeated = repeated(atoms)
            let length = (samples.map(\.count).max() ?? 0) + (repeated.map(\.count).max() ?? 0)
            guard length <= Self.maximumLength else { return nil }
            samples = Array(samples.flatMap { start in repeated.map { start + $0 } }.prefix(Self.maximumCount))
        }
        return samples
    }

    private mutating func readAtom(_ character: Character) -> [String]? {
        index += 1
        switch character {
        case "^", "$": return [""]
        case ".": return ["a"]
        case "(": return readGroup()
        case "[": return readSet().map { [$0] }
        case "\\": return readEscape().map { [$0] }
        case "*", "+", "?", "{": return nil
        default: return [String(character)]
        }
    }

    private mutating func readGroup() -> [String]? {
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

    /// Reads a repetition and repeats the atoms once, or as often as required.
    private mutating func repeated(_ atoms: [String]) -> [String] {
        var count = 1
        if next == "{", let end = characters[index...].firstIndex(of: "}") {
            let low = characters[(index + 1)..<end].prefix { $0.isNumber }
            count = min(max(Int(String(low)) ?? 1, 1), 50)
            index = end + 1
        } else if let character = next, "*+?".contains(character) {
            index += 1
        } else {
            return atoms
        }
        if let character = next, "?+".contains(character) { index += 1 }
        return atoms.map { String(repeating: $0, count: count) }
    }
}
