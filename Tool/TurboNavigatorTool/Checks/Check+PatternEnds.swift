import Foundation
import TurboCore

/// Checks of the beginnings and ends of patterns.
extension Check {
    @Sendable static func openEnds(_ subject: CheckSubject) -> [Finding] {
        each(in: subject) { rule, pattern in openEnd(pattern, rule, subject) ?? openBeginning(pattern, rule, subject) }
    }

    private static func openEnd(
        _ pattern: RuleInFile.Pattern, _ rule: RuleInFile, _ subject: CheckSubject
    ) -> Finding? {
        guard pattern.text.last?.isLetter == true, !pattern.text.hasSuffix("\\w"), !pattern.text.hasSuffix("\\d")
        else { return nil }
        let hit = longerHit(pattern, rule, subject)
        guard let longer = hit?.route.path ?? longerWord(pattern, rule) else { return nil }
        let suggestion = pattern.text + subject.endOfPath
        return subject.finding(
            "\"\(pattern.text)\" also matches \"\(longer)\". Write \"\(CheckSubject.written(suggestion))\" to match only the end of the path.",
            replacing: pattern, with: suggestion, rule: rule,
            severity: hit.map { $0.route.isSampled ? .note : .warning } ?? .note)
    }

    /// Finds a pattern for forms that any letters may precede.
    private static func openBeginning(
        _ pattern: RuleInFile.Pattern, _ rule: RuleInFile, _ subject: CheckSubject
    ) -> Finding? {
        let words = [("new", "renew"), ("edit", "credit")].filter { pattern.text.contains($0.0) }
        let found = words.first { word, longer in
            ["/posts/\(word)", "/posts/\(longer)", "/posts/zz\(word)"].allSatisfy { rule.matches($0, pattern) }
        }
        guard let (word, longer) = found, !rule.matches("/posts/zz", pattern) else { return nil }
        return subject.finding(
            "\"\(pattern.text)\" also matches \"/posts/\(longer)\". Put a slash before \"\(word)\".", at: pattern.node,
            rule: rule, severity: .note,
            advice: [subject.replacement(of: pattern.node, by: JSONText.quoted(slash(before: word, in: pattern.text)))])
    }

    /// Puts a slash before a word, or before the group of words that it is in.
    private static func slash(before word: String, in pattern: String) -> String {
        guard let start = pattern.range(of: word)?.lowerBound else { return pattern }
        let before = pattern[..<start]
        let group = before.lastIndex(of: "(").flatMap { pattern[$0..<start].contains(")") ? nil : $0 }
        let place = group ?? start
        return pattern[..<place] + "/" + pattern[place...]
    }

    /// A longer word that a pattern for a form would also match.
    private static func longerWord(_ pattern: RuleInFile.Pattern, _ rule: RuleInFile) -> String? {
        // A pattern with a placeholder matches no path at all, which another check reports.
        guard pattern.text.hasSuffix("/new") || pattern.text.hasSuffix("/edit"), !pattern.text.contains("/:"),
            let sample = pattern.samples.first
        else { return nil }
        let longer = sample + (pattern.text.hasSuffix("/new") ? "s" : "or")
        return rule.matches(longer, pattern) ? longer : nil
    }

    /// The first path that continues with a letter after the match, if the pattern matches a whole word in another
    /// path.
    private static func longerHit(
        _ pattern: RuleInFile.Pattern, _ rule: RuleInFile, _ subject: CheckSubject
    ) -> RouteMatches.RouteMatch? {
        var (longer, hasWhole): (RouteMatches.RouteMatch?, Bool) = (nil, false)
        for hit in subject.routes?.matches(of: pattern) ?? [] where longer == nil || !hasWhole {
            let text = hit.match.text
            guard let range = rule.rule?.characters(matching: pattern.text, in: text) else { continue }
            let next = text[range.upperBound...].first
            if next.map({ $0.isLetter || $0 == "_" }) == true { longer = longer ?? hit } else { hasWhole = true }
        }
        return hasWhole ? longer : nil
    }

    @Sendable static func defeatedAnchors(_ subject: CheckSubject) -> [Finding] {
        each(in: subject) { rule, pattern in
            guard pattern.text.hasSuffix("$"), !pattern.text.hasSuffix("\\$") else { return nil }
            return slashAtEnd(rule, pattern, subject) ?? defeated(rule, pattern, subject)
        }
    }

    private static func slashAtEnd(
        _ rule: RuleInFile, _ pattern: RuleInFile.Pattern, _ subject: CheckSubject
    ) -> Finding? {
        guard !subject.library.keepsPathAsWritten, pattern.text.hasSuffix("/$"),
            RequiredLiteral.branches(of: pattern.text)?.count == 1, !rule.matches("/", pattern)
        else { return nil }
        let suggestion = String(pattern.text.dropLast(2)) + subject.endOfPath
        return subject.finding(
            "No path ends with a slash here: it's removed before the search. Write \"\(CheckSubject.written(suggestion))\".",
            replacing: pattern, with: suggestion, rule: rule, isCertain: subject.isAlone)
    }

    /// Finds a path that the pattern would match without its trailing slash or query.
    private static func defeated(
        _ rule: RuleInFile, _ pattern: RuleInFile.Pattern, _ subject: CheckSubject
    ) -> Finding? {
        guard subject.matchesQuery || subject.library.keepsPathAsWritten,
            let text = missed(rule, pattern, subject)
        else { return nil }
        let suggestion = String(pattern.text.dropLast()) + subject.endOfPath
        let reason = text.contains("?") ? "The search includes the query" : "The search includes the slash at the end"
        return subject.finding(
            "\(reason), so \"\(pattern.text)\" doesn't match \"\(text)\". "
                + "Write \"\(CheckSubject.written(suggestion))\" to allow it.",
            replacing: pattern, with: suggestion, rule: rule)
    }

    private static func missed(
        _ rule: RuleInFile, _ pattern: RuleInFile.Pattern, _ subject: CheckSubject
    ) -> String? {
        if let routes = subject.routes { return routes.firstMissed(by: pattern, of: rule)?.match.text }
        guard !subject.library.keepsPathAsWritten, let sample = pattern.samples.first, !sample.contains("?") else {
            return nil
        }
        return rule.matches(sample + "?draft=1") ? nil : sample + "?draft=1"
    }

    @Sendable static func emptyPaths(_ subject: CheckSubject) -> [Finding] {
        subject.rules.flatMap { rule in
            rule.patterns.filter { $0.text == "^$" }.map { pattern in
                let hasRoot = rule.matches("/")
                let suggestion = subject.isAlone ? "^/$" : "^/?$"
                return subject.finding(
                    "\"^$\" never matches here: the path of \"https://example.com\" is \"/\"."
                        + (hasRoot ? "" : " Write \"\(suggestion)\"."),
                    replacing: pattern, with: hasRoot ? nil : suggestion, rule: rule, severity: hasRoot ? .note : nil,
                    isCertain: true)
            }
        }
    }
}
