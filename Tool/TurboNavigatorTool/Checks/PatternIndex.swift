import TurboCore

/// Finds the patterns that may match a text, by four characters that each of them requires, so that not each path of an
/// app is searched for each pattern. Case doesn't count, because some libraries ignore it.
struct PatternIndex: Sendable {
    private static let length = 4

    private var patterns: [ArraySlice<UInt8>: [PatternPlace]] = [:]
    /// The patterns of which no four characters are known.
    private var others: Set<PatternPlace> = []

    init(_ rules: [PathRule]) {
        let places = rules.indices.flatMap { rule in
            rules[rule].patterns.indices.map { PatternPlace(rule: rule, pattern: $0) }
        }
        let parts = rules.flatMap(\.patterns).map(Self.parts)
        var counts: [ArraySlice<UInt8>: Int] = [:]
        for part in parts.joined().joined() { counts[part, default: 0] += 1 }
        for (place, branches) in zip(places, parts) {
            let rarest = branches.map { $0.min { counts[$0, default: 0] < counts[$1, default: 0] } }
            if rarest.isEmpty || rarest.contains(nil) {
                others.insert(place)
            } else {
                for part in rarest.compactMap({ $0 }) { patterns[part, default: []].append(place) }
            }
        }
    }

    /// Returns for each branch of a pattern all of its four characters; nothing if a branch requires no text.
    private static func parts(of pattern: String) -> [[ArraySlice<UInt8>]] {
        (RequiredLiteral.branches(of: pattern) ?? []).map { texts in
            texts.flatMap { text in windows(of: text.filter { $0 > RequiredLiteral.end }.map(lowercased)) }
        }
    }

    private static func windows(of text: [UInt8]) -> [ArraySlice<UInt8>] {
        text.count < length ? [] : (0...(text.count - length)).map { text[$0..<($0 + length)] }
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

    /// Returns the patterns that may match a text, in order; nil for all, if it contains anything but printable ASCII.
    func candidates(for text: String) -> [PatternPlace]? {
        guard text.utf8.allSatisfy({ $0 &- 0x20 <= 0x5E }) else { return nil }
        let found = Self.windows(of: text.utf8.map(Self.lowercased)).reduce(into: others) { found, part in
            if let patterns = patterns[part] { found.formUnion(patterns) }
        }
        return found.sorted { ($0.rule, $0.pattern) < ($1.rule, $1.pattern) }
    }
}

extension PathConfigurationDocument {
    /// The document with an index of its patterns, for a search of many paths.
    var indexed: PathConfigurationDocument {
        let index = PatternIndex(rules)
        var document = self
        document.candidates = { index.candidates(for: $0) }
        return document
    }
}
