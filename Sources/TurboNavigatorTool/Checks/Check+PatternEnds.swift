import Foundation
import TurboCore

/// How patterns begin and end.
extension Check {
    @Sendable static func openEnds(_ subject: CheckSubject) -> [Finding] {
        each(in: subject) { rule, pattern in
            guard let longer = longerWord(pattern, rule, subject) else { return nil }
            let suggestion = pattern.text + "$"
            return subject.finding(
                "\"\(pattern.text)\" also matches \"\(longer)\". Write \"\(CheckSubject.written(suggestion))\" for the end of the path.",
                suggestion: suggestion, at: pattern.node, rule: rule)
        }
    }

    /// A path that the pattern matches in the middle of a word.
    private static func longerWord(
        _ pattern: RuleSource.Pattern, _ rule: RuleSource, _ subject: CheckSubject
    ) -> String? {
        guard pattern.text.last?.isLetter == true, !pattern.text.hasSuffix("\\w"), !pattern.text.hasSuffix("\\d")
        else { return nil }
        if let routes = subject.routes, let path = longerWord(in: routes.map(\.path), pattern, rule) { return path }
        guard pattern.text.hasSuffix("/new") || pattern.text.hasSuffix("/edit"), let sample = pattern.samples.first
        else { return nil }
        let longer = sample + (pattern.text.hasSuffix("/new") ? "s" : "or")
        return rule.matches(longer, pattern) ? longer : nil
    }

    /// The first path that goes on with a letter after the match, if the match is the end of a word elsewhere.
    private static func longerWord(in paths: [String], _ pattern: RuleSource.Pattern, _ rule: RuleSource) -> String? {
        var (longer, hasWhole): (String?, Bool) = (nil, false)
        for path in paths {
            guard let range = rule.rule?.characters(matching: pattern.text, in: path) else { continue }
            let next = path[range.upperBound...].first
            if next.map({ $0.isLetter || $0 == "_" }) == true { longer = longer ?? path } else { hasWhole = true }
        }
        return hasWhole ? longer : nil
    }

    @Sendable static func defeatedAnchors(_ subject: CheckSubject) -> [Finding] {
        each(in: subject) { rule, pattern in
            guard pattern.text.hasSuffix("$"), !pattern.text.hasSuffix("\\$") else { return nil }
            if pattern.text.hasSuffix("/$"), RequiredLiteral.branches(of: pattern.text)?.count == 1,
                !rule.matches("/", pattern)
            {
                let suggestion = String(pattern.text.dropLast(2)) + "$"
                return subject.finding(
                    "No path ends with a slash here, because it is dropped before the search. Write \"\(CheckSubject.written(suggestion))\".",
                    suggestion: suggestion, at: pattern.node, rule: rule)
            }
            return subject.matchesQuery ? defeatedByQuery(rule, pattern, subject) : nil
        }
    }

    private static func defeatedByQuery(
        _ rule: RuleSource, _ pattern: RuleSource.Pattern, _ subject: CheckSubject
    ) -> Finding? {
        guard let sample = pattern.samples.first, !sample.contains("?"), !rule.matches(sample + "?draft=1") else {
            return nil
        }
        let suggestion = String(pattern.text.dropLast()) + #"(\?.*)?$"#
        return subject.finding(
            "The query is searched too, so \"\(pattern.text)\" does not match \"\(sample)?draft=1\". "
                + "Write \"\(CheckSubject.written(suggestion))\" to allow one.",
            suggestion: suggestion, at: pattern.node, rule: rule)
    }

    @Sendable static func impossible(_ subject: CheckSubject) -> [Finding] {
        each(in: subject) { rule, pattern in
            guard let branches = RequiredLiteral.branches(of: pattern.text), let reason = reason(branches, subject)
            else { return nil }
            return subject.finding(
                "\"\(pattern.text)\" matches no path: \(reason)", at: pattern.node, rule: rule)
        }
    }

    /// Why none of the branches can match; nil if one can.
    private static func reason(_ branches: [[[UInt8]]], _ subject: CheckSubject) -> String? {
        let reasons = branches.map { texts -> String? in
            let text = texts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\u{0}")
            if text.first == "\u{1}",
                text.dropFirst().first.map({ $0 != "/" && $0 != "\u{0}" && $0 != "\u{2}" }) == true
            {
                return "every path begins with \"/\"."
            }
            if text.contains("\\") { return "there is a backslash too many. JSON needs two for one, as in \"\\\\d\"." }
            if text.contains("://") { return "it is searched in the path alone. Leave scheme and host out." }
            if text.contains("#") { return "the fragment after \"#\" is no part of the path." }
            guard text.contains("?"), !subject.matchesQuery else { return nil }
            return "the query is not searched. If the app sets matchQueryStrings, check with --match-query-strings."
        }
        return reasons.contains { $0 == nil } ? nil : reasons.first ?? nil
    }
}
