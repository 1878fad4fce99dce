import Foundation
import TurboCore

/// Patterns that require something that no path contains.
extension Check {
    /// The reason why a pattern matches nothing, and the pattern that was probably intended.
    private struct Reason {
        let sentence: String
        var suggestion: String?
    }

    @Sendable static func impossible(_ subject: CheckSubject) -> [Finding] {
        each(in: subject) { rule, pattern in
            guard let reason = reason(pattern.text, subject) else { return nil }
            let hint = reason.suggestion.map { " Write \"\(CheckSubject.written($0))\"." } ?? ""
            return subject.finding(
                "\"\(pattern.text)\" matches no path: \(reason.sentence)\(hint)", replacing: pattern,
                with: reason.suggestion, rule: rule, isCertain: subject.isAlone)
        }
    }

    /// The reason why none of the branches can match, or nil if one can.
    private static func reason(_ pattern: String, _ subject: CheckSubject) -> Reason? {
        if let reason = unencoded(pattern, subject) { return reason }
        guard let branches = RequiredLiteral.branches(of: pattern) else { return nil }
        var first: Reason?
        for texts in branches {
            let text = texts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\u{0}")
            guard let reason = reason(pattern, requiring: text, branches.count, subject) else { return nil }
            first = first ?? reason
        }
        return first
    }

    private static func reason(
        _ pattern: String, requiring text: String, _ branchCount: Int, _ subject: CheckSubject
    ) -> Reason? {
        if text.first == "\u{1}", let next = text.dropFirst().first, !"/\u{0}\u{2}".contains(next), text != "\u{1} " {
            let suggestion = branchCount == 1 ? "^/" + pattern.dropFirst() : nil
            return Reason(
                sentence: "every path begins with \"/\".", suggestion: text.contains("://") ? nil : suggestion)
        }
        if text.contains("\\") {
            return Reason(
                sentence: "it has a backslash too many.",
                suggestion: subject.withEnd(pattern.replacingOccurrences(of: #"\\"#, with: #"\"#)))
        }
        if text.contains("://") {
            let path = pattern.replacingOccurrences(
                of: #"^\^?[a-z]+:\\?/\\?/[^/]*"#, with: pattern.hasPrefix("^") ? "^" : "", options: .regularExpression)
            return Reason(
                sentence: "only the path is searched. Leave out the scheme and the host.",
                suggestion: path.contains("://") ? nil : subject.withEnd(path))
        }
        if let helper = helper(text, pattern) { return helper }
        if text.contains("#") { return Reason(sentence: "the fragment after \"#\" isn't part of the path.") }
        if let decoded = decoded(text, pattern, subject) { return decoded }
        guard text.contains("?"), !subject.matchesQuery else { return nil }
        let option =
            subject.library == .turboNavigator
            ? "If the app sets matchQueryStrings, use --match-query-strings."
            : "If the app matches queries, omit --ignore-query-strings."
        return Reason(sentence: "the query isn't searched. \(option)")
    }

    /// Finds the name of a helper of turbo-rails, such as `turbo_recede_historical_location_url`, instead of its path.
    private static func helper(_ text: String, _ pattern: String) -> Reason? {
        let name = "(?:turbo_)?(recede|resume|refresh)_historical_location(?:_url|_path)?"
        guard let range = text.range(of: name, options: .regularExpression),
            text[range].hasPrefix("turbo_") || text[range].last != "n"
        else { return nil }
        let path = pattern.replacingOccurrences(
            of: name, with: "$1_historical_location", options: .regularExpression)
        return Reason(sentence: "it's the name of a helper of Rails, not the path.", suggestion: path)
    }

    /// Finds percent escapes in a pattern for a library that decodes the path first.
    private static func decoded(_ text: String, _ pattern: String, _ subject: CheckSubject) -> Reason? {
        guard !subject.library.keepsPathAsWritten,
            text.range(of: "%[0-9A-Fa-f]{2}", options: .regularExpression) != nil,
            !text.contains("?"), let plain = pattern.removingPercentEncoding, plain != pattern
        else { return nil }
        return Reason(
            sentence: "the path is percent-decoded before the search.",
            suggestion: subject.isAlone ? plain : "(?:\(pattern)|\(plain))")
    }

    /// Finds non-ASCII letters in a pattern for a library that doesn't decode the path.
    private static func unencoded(_ pattern: String, _ subject: CheckSubject) -> Reason? {
        guard subject.library.keepsPathAsWritten, !pattern.allSatisfy(\.isASCII),
            !pattern.contains(where: { "[(|\\?*".contains($0) })
        else { return nil }
        let encoded = pattern.map { character in
            character.isASCII
                ? String(character) : String(character).addingPercentEncoding(withAllowedCharacters: []) ?? ""
        }.joined()
        return Reason(
            sentence: "the path is searched as written in the URL, with percent escapes.",
            suggestion: subject.libraries.contains(.turboNavigator) ? "(?:\(pattern)|\(encoded))" : encoded)
    }
}
