import Foundation
import TurboCore

/// Checks of patterns and settings that are valid, but probably not what was meant.
extension Check {
    static let unintended: [Check] = [
        Check(
            id: "optional-letter", severity: .warning, title: "a question mark that makes a letter optional",
            rationale: #"""
                In a regular expression, "?" makes the preceding character optional: "/new?" matches "/ne", and so "/news" and \
                "/next". A query begins with "\\?" in JSON. An optional "s", as in "/posts?$", isn't reported.
                """#,
            triggeringExamples: [
                pattern("/new?"), pattern("/posts?page=2"), pattern("/posts?page=2", for: .hotwireIOS),
                pattern("/new?$"),
            ],
            nonTriggeringExamples: [
                pattern("/posts?$"), pattern("/posts?/new$"), pattern("/new/?$"), pattern(#"/new(\\?.*)?$"#),
                pattern("/colou?r$"), pattern(#"/posts\\?page=2"#, for: .hotwireIOS),
            ], find: optionalLetters),
        Check(
            id: "slash-for-root", severity: .warning, title: "a pattern for the root page that matches other pages",
            rationale: """
                "/$" matches every path with a slash at the end, such as "/posts/". Write "^/$" for the root page only. This \
                library and turbo-ios remove the slash from other paths. "/" matches every path, which is reported if the rule \
                sets a presentation that can't be meant for every page, such as "replace_root".
                """,
            triggeringExamples: [
                pattern("/$", for: .hotwireIOS), pattern("/$", for: .turboAndroid),
                Example(
                    #"{"rules": [{"patterns": ["/"], "properties": {"presentation": "replace_root"}}]}"#,
                    for: .hotwireIOS),
            ],
            nonTriggeringExamples: [
                Example(#"{"rules": [{"patterns": ["/"], "properties": {"tab": 1}}]}"#),
                pattern("/$"), pattern("^/$", for: .hotwireIOS), pattern("/posts/$", for: .hotwireIOS),
            ],
            find: slashesForRoot),
        Check(
            id: "unknown-setting", severity: .warning, title: "a setting that is probably misspelled",
            rationale: """
                turbo-android reads the setting "screenshots_enabled". Other settings belong to the app. This is only a note \
                unless --for names turbo-android.
                """,
            triggeringExamples: [
                Example(#"{"settings": {"screenshot_enabled": true}, "rules": []}"#, for: .turboAndroid),
                Example(#"{"settings": {"screenshots-enabled": true}, "rules": []}"#),
            ],
            nonTriggeringExamples: [
                Example(#"{"settings": {"screenshots_enabled": true, "tabs": 1}, "rules": []}"#, for: .turboAndroid)
            ],
            libraries: [.turboNavigator, .hotwireAndroid, .turboAndroid], find: misspelledSettings),
    ]

    @Sendable private static func optionalLetters(_ subject: CheckSubject) -> [Finding] {
        each(in: subject) { rule, pattern in
            let form = #"(?<!\\)[A-Za-rt-z0-9]\?(?=\$?$)|(?<!\\)\w\?(?=\w+=)"#
            guard let place = pattern.text.range(of: form, options: .regularExpression) else { return nil }
            let stem = String(pattern.text[..<pattern.text.index(before: place.upperBound)])
            let rest = pattern.text[place.upperBound...].filter { $0 != "$" }
            let meant = rest.contains("=") && subject.matchesQuery ? stem + #"\?"# + rest : stem + subject.endOfPath
            let hint = rest.contains("=") && !subject.matchesQuery ? "The query isn't searched. " : ""
            return subject.finding(
                "\"?\" makes the \"\(stem.suffix(1))\" optional, so \"\(pattern.text)\" matches "
                    + "\"\(stem.dropLast())\(rest)\". \(hint)Write \"\(CheckSubject.written(meant))\".",
                replacing: pattern, with: meant, rule: rule)
        }
    }

    @Sendable private static func slashesForRoot(_ subject: CheckSubject) -> [Finding] {
        each(in: subject) { rule, pattern in
            if pattern.text == "/", isForOnePage(rule) {
                return subject.finding(
                    "\"/\" matches every path. Write \"\(rootPattern(subject))\" for the root page.",
                    replacing: pattern,
                    with: rootPattern(subject), rule: rule)
            }
            guard pattern.text == "/$", subject.library.keepsPathAsWritten else { return nil }
            let meant = rule.matches("") ? "^/$" : "^/?$"
            return subject.finding(
                "\"/$\" matches every path with a slash at the end, such as \"/posts/\". Write \"\(meant)\" for the root page.",
                replacing: pattern, with: meant, rule: rule)
        }
    }

    /// Whether a rule sets what can't be meant for every page.
    private static func isForOnePage(_ rule: RuleInFile) -> Bool {
        [.replaceRoot, .clearAll, .none, .pop, .refresh].contains(rule.properties.presentation)
    }

    private static func rootPattern(_ subject: CheckSubject) -> String {
        subject.libraries.contains(where: \.keepsEmptyParts) ? "^/?$" : "^/$"
    }

    @Sendable private static func misspelledSettings(_ subject: CheckSubject) -> [Finding] {
        let known = "screenshots_enabled"
        return (subject.text.root?["settings"]?.members ?? []).compactMap { member in
            guard NearestWord.to(member.key, among: [known]) == known else { return nil }
            return subject.finding(
                "turbo-android reads \"\(known)\", not \"\(member.key)\".", suggestion: known, atKey: member,
                severity: subject.library == .turboAndroid ? .warning : .note,
                advice: [Fix(range: member.offset..<member.keyEnd, text: JSONText.quoted(known))])
        }
    }
}
