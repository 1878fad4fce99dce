import Foundation

/// A regular expression of a rule, compiled once: searched anywhere in the path, case-sensitive.
struct PathPattern: Sendable, Equatable {
    /// How many characters a pattern may have.
    static let maximumLength = 1000

    let text: String
    /// Whether upper and lower case are alike; never so in an app made with this library.
    let ignoresCase: Bool
    private let expression: NSRegularExpression
    /// Whether a search only runs over the path once, so that nobody need watch it.
    private let isLinear: Bool
    /// Whether every path matches: what needs no character and asserts nothing is found everywhere.
    let matchesEverything: Bool

    /// - Throws: a sentence for the author, as a ``Problem``, if the text is no usable pattern.
    init(_ text: String, ignoresCase: Bool = false) throws {
        guard !text.isEmpty else {
            throw Problem("An empty pattern matches nothing. Write \".*\" to match every path.")
        }
        guard text.count <= Self.maximumLength else {
            throw Problem(
                "The pattern is longer than \(Self.maximumLength) characters. Split it into several patterns.")
        }
        do {
            expression = try NSRegularExpression(pattern: text, options: ignoresCase ? .caseInsensitive : [])
        } catch {
            let trouble = PatternTrouble(in: text)
            throw Problem(
                "\"\(text)\" is not a regular expression: \(trouble.reason)", offset: trouble.offset,
                suggestion: trouble.suggestion)
        }
        self.text = text
        self.ignoresCase = ignoresCase
        isLinear = Self.isLinear(text)
        let asserts = text.contains { "^$\\".contains($0) } || text.contains("(?")
        matchesEverything = !asserts && expression.firstMatch(in: "", range: NSRange(location: 0, length: 0)) != nil
    }

    /// The same pattern for upper and lower case alike.
    var ignoringCase: PathPattern {
        // What compiles does so with this option too.
        (try? PathPattern(text, ignoresCase: true)) ?? self
    }

    /// Without repetitions and groups there is nothing to try again; with one repetition not from a fixed beginning on.
    private static func isLinear(_ text: String) -> Bool {
        let repetitions = text.filter { "*+?{".contains($0) }.count
        return !text.contains { "(|".contains($0) } && repetitions <= (text.hasPrefix("^") ? 1 : 0)
    }

    /// Why a text cannot be a pattern.
    struct Problem: Error, Equatable {
        let message: String
        /// The character of the pattern that is to blame, from 0; nil when it is the whole.
        let offset: Int?
        let suggestion: String?

        init(_ message: String, offset: Int? = nil, suggestion: String? = nil) {
            self.message = message
            self.offset = offset
            self.suggestion = suggestion
        }
    }

    /// What a search found.
    enum Outcome: Equatable {
        case match
        case noMatch
        /// The search was stopped because it took too long.
        case overrun
    }

    /// Searches a path until the first match, or until the budget is used up.
    func search(_ path: String, within budget: MatchBudget) -> Outcome {
        matchesEverything ? .match : firstMatch(in: path, within: budget).outcome
    }

    /// The same with the characters of the match, as UTF-16.
    func firstMatch(in path: String, within budget: MatchBudget) -> (outcome: Outcome, range: NSRange?) {
        let whole = NSRange(location: 0, length: path.utf16.count)
        if isLinear {
            budget.chargeRun(length: whole.length)
            let range = expression.rangeOfFirstMatch(in: path, range: whole)
            return range.location == NSNotFound ? (.noMatch, nil) : (.match, range)
        }
        budget.beginPattern(length: whole.length)
        var (outcome, range): (Outcome, NSRange?) = (.noMatch, nil)
        // Without a result this is a report of progress, which comes so that a long search can be stopped.
        expression.enumerateMatches(in: path, options: .reportProgress, range: whole) { result, _, stop in
            let verdict = result == nil ? budget.check() : .goOn
            if verdict == .patternOverran { outcome = .overrun }
            if let result { (outcome, range) = (.match, result.range) }
            if result != nil || verdict != .goOn { stop.pointee = true }
        }
        return (outcome, range)
    }

    static func == (first: PathPattern, second: PathPattern) -> Bool {
        first.text == second.text && first.ignoresCase == second.ignoresCase
    }
}
