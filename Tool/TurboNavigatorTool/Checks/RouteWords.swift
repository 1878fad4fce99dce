import Foundation
import TurboCore

/// The words in the app's paths, for correcting misspelled patterns.
struct RouteWords {
    private struct Word {
        let text: String
        /// The letters that occur, as bits. Words with few letters in common aren't compared.
        let letters: UInt32
        /// Some of the routes that contain the word.
        var routes: [Route]
    }

    /// The maximum number of routes per word and of templates to try.
    private static let maximumTries = 50

    private var words: [Word] = []
    /// The rows with parameters, by their fixed words. Rows without fixed words have the key nil.
    private var templates: [String?: [String]] = [:]

    init(_ routes: [Route]) {
        var indices: [Substring: Int] = [:]
        var known: Set<String> = []
        for route in routes {
            if route.isSampled, known.insert(route.name).inserted { addTemplate(route.name) }
            let path = route.path.prefix { $0 != "?" }
            for word in path.split(separator: "/") where word.first?.isLetter == true {
                if let place = indices[word] {
                    if words[place].routes.count < Self.maximumTries { words[place].routes.append(route) }
                } else {
                    indices[word] = words.count
                    words.append(Word(text: String(word), letters: Self.letters(of: word), routes: [route]))
                }
            }
        }
    }

    private mutating func addTemplate(_ name: String) {
        let words = name.split(separator: "/").filter { !$0.hasPrefix(":") && !$0.hasPrefix("*") }.map(String.init)
        for word in words.isEmpty ? [nil] : words.map(Optional.some) {
            if templates[word, default: []].count < Self.maximumTries { templates[word, default: []].append(name) }
        }
    }

    private static func letters(of word: some StringProtocol) -> UInt32 {
        word.utf8.reduce(0) { $0 | 1 << UInt32($1 & 31) }
    }

    /// The pattern with one of its words replaced by the nearest word in the paths, if the result matches a path.
    func correction(of pattern: String) -> String? {
        let parts = pattern.split(whereSeparator: { !($0.isLetter || $0 == "_") }).map(String.init)
        for part in parts.reversed() where part.count > 2 {
            guard let nearest = nearest(to: part), let range = pattern.range(of: part) else { continue }
            let corrected = pattern.replacingCharacters(in: range, with: nearest.text)
            guard let expression = try? NSRegularExpression(pattern: corrected) else { continue }
            let isFound = nearest.routes.contains { route in
                expression.firstMatch(in: route.path, range: NSRange(route.path.startIndex..., in: route.path)) != nil
            }
            if isFound { return corrected }
        }
        return nil
    }

    private func nearest(to part: String) -> Word? {
        let letters = Self.letters(of: part)
        let near = words.filter { word in
            abs(word.text.utf8.count - part.utf8.count) <= 2 && (word.letters ^ letters).nonzeroBitCount <= 4
        }
        guard let text = NearestWord.to(part, among: near.map(\.text)) else { return nil }
        return near.first { $0.text == text }
    }

    /// A row of the list whose parameters could have values that the pattern matches, or nil.
    func templateFor(_ pattern: RuleInFile.Pattern, _ rule: RuleInFile) -> String? {
        let words = Set(pattern.samples.flatMap { $0.split(separator: "/").map(String.init) })
        guard !words.isEmpty else { return nil }
        let literals = pattern.text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }.map(String.init)
        for name in ([nil] + literals.map(Optional.some)).flatMap({ templates[$0] ?? [] }) {
            let segments = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
            for word in words.sorted() {
                let path = segments.map { $0.hasPrefix(":") || $0.hasPrefix("*") ? word : $0 }.joined(separator: "/")
                if rule.matches(path, pattern) { return name }
            }
        }
        return nil
    }
}
