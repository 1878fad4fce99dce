import Foundation

/// A regular expression of a rule, searched anywhere in the path, case-sensitive.
struct PathPattern: Sendable, Equatable {
    /// The maximum number of characters of a pattern.
    static let maximumLength = 1000

    let text: String
    /// Whether case is ignored; always false in an app with this library.
    let ignoresCase: Bool
    private let search: Search

    /// How the pattern is searched.
    private enum Search: Sendable {
        /// `.*`, which every path matches.
        case everything
        case plain(PlainText)
        case expression(NSRegularExpression)
    }

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
        if text == ".*" {
            search = .everything
        } else if !ignoresCase, let plain = PlainText(text) {
            search = .plain(plain)
        } else {
            search = .expression(try Self.compile(text, ignoresCase: ignoresCase))
        }
    }

    private static func compile(_ text: String, ignoresCase: Bool) throws -> NSRegularExpression {
        do {
            return try NSRegularExpression(pattern: text, options: ignoresCase ? .caseInsensitive : [])
        } catch {
            let problem = PatternProblem(in: text)
            throw Problem(
                "\"\(text)\" isn't a valid regular expression: \(problem.reason)", offset: problem.offset,
                suggestion: problem.suggestion)
        }
    }

    /// The pattern with case ignored.
    var ignoringCase: PathPattern {
        // A pattern that compiles does so with this option too.
        (try? PathPattern(text, ignoresCase: true)) ?? self
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
        switch search {
        case .everything: .match
        case .plain(let text): text.isFound(in: path) ? .match : .noMatch
        case .expression(let expression): Self.firstMatch(of: expression, in: path, within: budget).outcome
        }
    }

    /// Returns the first match in UTF-16; nil if there is none, or the search takes too long. For tools.
    func firstRange(in path: String) -> NSRange? {
        let expression =
            switch search {
            case .everything, .plain: try? Self.compile(text, ignoresCase: ignoresCase)
            case .expression(let expression): expression
            }
        return expression.flatMap { Self.firstMatch(of: $0, in: path, within: MatchBudget()).range }
    }

    private static func firstMatch(
        of expression: NSRegularExpression, in path: String, within budget: MatchBudget
    ) -> (outcome: Outcome, range: NSRange?) {
        let whole = NSRange(location: 0, length: path.utf16.count)
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
