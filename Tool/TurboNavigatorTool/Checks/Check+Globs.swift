import Foundation
import TurboCore

extension Check {
    /// The check of the asterisk of a shell.
    static let globs: [Check] = [
        Check(
            id: "glob-pattern", severity: .warning, title: "a pattern written as a shell glob",
            rationale: """
                In a regular expression, "*" repeats the preceding character. "/recipes/*" is "/recipes" with any number of \
                slashes, so it also matches "/recipes_old". Write "^/recipes/.*" to match everything below, or leave out the \
                end. "^/account*" matches "/accoun" with any number of t.
                """,
            triggeringExamples: [pattern("/recipes/*"), pattern("/recipes/*/edit"), pattern("^/account*")],
            nonTriggeringExamples: [
                pattern("/recipes/.*"), pattern("^/recipes/"), pattern("/recipes/[^/]*/edit"), pattern(#"/\d*$"#),
            ],
            find: { subject in
                each(in: subject) { rule, pattern in
                    guard hasGlob(pattern.text) else { return repeatedLetter(pattern, rule, subject) }
                    let meant = pattern.text.replacingOccurrences(of: "/*/", with: "/[^/]+/")
                        .replacingOccurrences(of: "/*", with: "/.*")
                    return subject.finding(
                        "\"/*\" matches any number of slashes, not anything below a slash. Write \"\(CheckSubject.written(meant))\".",
                        replacing: pattern, with: meant, rule: rule)
                }
            })
    ]

    private static func hasGlob(_ pattern: String) -> Bool {
        guard let place = pattern.range(of: "/*") else { return false }
        let after = pattern[place.upperBound...].first
        return after == nil || after == "/" || after == "$" || after == "*"
    }

    /// Finds a word that ends with a shell's asterisk, which repeats its last letter.
    private static func repeatedLetter(
        _ pattern: RuleInFile.Pattern, _ rule: RuleInFile, _ subject: CheckSubject
    ) -> Finding? {
        guard pattern.text.range(of: #"[A-Za-z_]{2}\*$"#, options: .regularExpression) != nil else { return nil }
        let meant = String(pattern.text.dropLast())
        return subject.finding(
            "\"*\" repeats the \"\(meant.suffix(1))\" any number of times, so \"\(pattern.text)\" also matches "
                + "\"\(meant.dropLast())\". Write \"\(CheckSubject.written(meant))\".",
            replacing: pattern, with: meant, rule: rule)
    }
}
