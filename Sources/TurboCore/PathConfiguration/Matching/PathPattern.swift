import Foundation

/// A regular expression of a rule, searched anywhere in the path, case-sensitive.
///
/// Most patterns are plain text, perhaps with `^` or `$`. ``PatternIndex`` finds these without a regular expression;
/// theirs is compiled only for a path that isn't printable ASCII. Other patterns of simple syntax are compiled for the
/// first path that contains their text.
struct PathPattern: Sendable, Equatable {
    /// The maximum number of characters of a pattern.
    static let maximumLength = 1000

    let text: String
    /// Whether case is ignored; always false in an app with this library.
    let ignoresCase: Bool
    /// The text that a path must contain; nil if it isn't known.
    let required: RequiredLiteral?
    private let expression: LazyExpression
    /// Whether a search runs over the path only once, so that it needs no time limit.
    private let isLinear: Bool
    /// Whether every path matches, because the pattern requires no character and has no assertions.
    let matchesEverything: Bool

    /// - Throws: a ``Problem`` with a message for the author if the text isn't a usable pattern.
    init(_ text: String, ignoresCase: Bool = false) throws {
        guard !text.isEmpty else {
            throw Problem("An empty pattern matches nothing. Write \".*\" to match every path.")
        }
        guard text.utf8.count <= Self.maximumLength || text.count <= Self.maximumLength else {
            throw Problem(
                "The pattern is longer than \(Self.maximumLength) characters. Split it into several patterns.")
        }
        self.text = text
        self.ignoresCase = ignoresCase
        required = RequiredLiteral(of: text, ignoresCase: ignoresCase)
        expression = LazyExpression(text, ignoresCase: ignoresCase)
        isLinear = Self.isLinear(text)
        guard required?.isValid != true, text != ".*" else {
            matchesEverything = text == ".*"
            return
        }
        let compiled = try Self.compile(expression, text)
        matchesEverything = required == nil && Self.alwaysMatches(text, compiled)
    }

    private static func compile(_ expression: LazyExpression, _ text: String) throws -> NSRegularExpression {
        do {
            return try expression.compiled()
        } catch {
            let problem = PatternProblem(in: text)
            throw Problem(
                "\"\(text)\" isn't a valid regular expression: \(problem.reason)", offset: problem.offset,
                suggestion: problem.suggestion)
        }
    }

    private static func alwaysMatches(_ text: String, _ expression: NSRegularExpression) -> Bool {
        let asserts = text.utf8.contains { "^$\\".utf8.contains($0) } || text.contains("(?")
        return !asserts && expression.firstMatch(in: "", range: NSRange(location: 0, length: 0)) != nil
    }

    /// The pattern with case ignored.
    var ignoringCase: PathPattern {
        // A pattern that compiles does so with this option too.
        (try? PathPattern(text, ignoresCase: true)) ?? self
    }

    /// Whether a search needs no backtracking. Without repetitions and groups there is nothing to retry; one or two
    /// optional characters are tried in at most four ways. After a fixed beginning one repetition is linear too, also
    /// in an optional group, as in `^/settings(/.*)?$`.
    private static func isLinear(_ text: String) -> Bool {
        let isAnchored = text.utf8.first == UInt8(ascii: "^")
        var (repetitions, optional, groups) = (0, 0, 0)
        var previous: UInt8?
        for byte in text.utf8 {
            defer { previous = byte }
            switch byte {
            case UInt8(ascii: "|"): return false
            case UInt8(ascii: "("): groups += 1
            case UInt8(ascii: "?"): optional += 1
            case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "{"):
                // A repeated group.
                if previous == UInt8(ascii: ")") { return false }
                repetitions += 1
            default: break
            }
        }
        if repetitions == 0, groups == 0 { return optional <= 2 }
        return isAnchored && repetitions <= 1 && optional <= 1 && groups <= 1
    }

    /// The reason why a text can't be a pattern.
    struct Problem: Error, Equatable {
        let message: String
        /// The index of the character that causes the problem, from 0; nil for the whole pattern.
        let offset: Int?
        let suggestion: String?

        init(_ message: String, offset: Int? = nil, suggestion: String? = nil) {
            self.message = message
            self.offset = offset
            self.suggestion = suggestion
        }
    }

    /// The outcome of a search.
    enum Outcome: Equatable {
        case match
        case noMatch
        /// The search was stopped, because it took too many steps.
        case overrun
    }

    /// Searches a path until the first match, or until the budget is used up.
    func search(_ path: String, within budget: MatchBudget) -> Outcome {
        matchesEverything ? .match : firstMatch(in: path, within: budget).outcome
    }

    /// Searches like ``search(_:within:)``, and also returns the range of the match in UTF-16.
    func firstMatch(in path: String, within budget: MatchBudget) -> (outcome: Outcome, range: NSRange?) {
        guard let expression = try? expression.compiled() else { return (.noMatch, nil) }
        let whole = NSRange(location: 0, length: path.utf16.count)
        if isLinear {
            budget.chargeRun(length: whole.length)
            let range = expression.rangeOfFirstMatch(in: path, range: whole)
            return range.location == NSNotFound ? (.noMatch, nil) : (.match, range)
        }
        budget.beginPattern(length: whole.length)
        var (outcome, range): (Outcome, NSRange?) = (.noMatch, nil)
        // A call without a result is a progress report, which makes it possible to stop a long search.
        expression.enumerateMatches(in: path, options: .reportProgress, range: whole) { result, _, stop in
            let verdict = result == nil ? budget.check() : .proceed
            if verdict == .patternExceeded { outcome = .overrun }
            if let result { (outcome, range) = (.match, result.range) }
            if result != nil || verdict != .proceed { stop.pointee = true }
        }
        return (outcome, range)
    }

    static func == (first: PathPattern, second: PathPattern) -> Bool {
        first.text == second.text && first.ignoresCase == second.ignoresCase
    }
}
