import Foundation
import TurboCore

extension Check {
    /// Checks for syntax that isn't that of a regular expression.
    static let mistakenSyntax: [Check] = [
        Check(
            id: "route-placeholder", severity: .warning, title: "a router's placeholder in a pattern",
            rationale: """
                ":id", "{id}", "<id>" and "[id]" are placeholders of routers. A regular expression matches them literally, \
                and "[id]" as one of the letters i and d. Write "[^/]+" for one segment of a path.
                """,
            triggeringExamples: [
                pattern("/posts/:id/edit$"), pattern("/posts/{id}/edit$"), pattern("/posts/[id]$"),
                pattern("/files/[...path]"),
                pattern("^/posts/<int:id>$"),
            ],
            nonTriggeringExamples: [
                pattern("/posts/[^/]+/edit$"), pattern("/(?:new|edit)$"), pattern("/[a-z]+$"), pattern(#"/\\d{4}$"#),
            ],
            find: placeholders),
        Check(
            id: "regex-literal", severity: .warning, title: "a pattern written as a regex literal between slashes",
            rationale: """
                JavaScript and Ruby write regular expressions between slashes. In a path configuration, the slashes are part of \
                the pattern, and nothing can match before "^" or after "$".
                """,
            triggeringExamples: [pattern(#"/^\\/posts$/"#), pattern("/^posts/i")],
            nonTriggeringExamples: [pattern("^/posts$"), pattern("/posts/")], find: literals),
        Check(
            id: "misplaced-anchor", severity: .warning, title: "an anchor in the middle of a pattern",
            rationale: """
                "^" matches the beginning of the path and "$" its end. In the middle of a pattern, they \
                make it match nothing.
                """,
            triggeringExamples: [pattern("/posts$/edit"), pattern("/posts/^new"), pattern("^/a$|^/b$/c")],
            nonTriggeringExamples: [
                pattern("^/posts$"), pattern("(^/a$|^/b$)"), pattern("/[^/]+$"), pattern(#"/a\\$/b"#),
            ],
            find: misplacedAnchors),
        Check(
            id: "stray-space", severity: .warning, title: "a space at the beginning or end of a pattern",
            rationale:
                "A space is part of the pattern, and few paths contain one. At the beginning or end, it's easily overlooked.",
            triggeringExamples: [pattern("/new$ "), pattern(" /new$"), pattern("/new ")],
            nonTriggeringExamples: [pattern("/new$"), pattern("/a b$")], find: straySpaces),
        Check(
            id: "missing-backslash", severity: .warning,
            title: "a letter that was probably meant as a character class",
            rationale: """
                "\\d" matches a digit, "\\w" a letter or digit. In JSON, the backslash is doubled: "\\\\d+". Without it, "d+" \
                matches the letter d, once or more.
                """,
            triggeringExamples: [pattern("/posts/d+$"), pattern("/(d+)/edit"), pattern("/d{4}/w+")],
            nonTriggeringExamples: [pattern(#"/posts/\\d+$"#), pattern("/add+$"), pattern("/d$")],
            find: missingBackslashes),
    ]

    private static let placeholderForms: [(form: String, replacement: String)] = [
        (#"(?<=/):[A-Za-z_]\w*(?=/|$|\$|\.)"#, "[^/]+"), (#"(?<=/)\{[A-Za-z_]\w*\??\}(?=/|$|\$|\.)"#, "[^/]+"),
        (#"(?<=/)<[A-Za-z_:]\w*(?::\w+)?>(?=/|$|\$|\.)"#, "[^/]+"), (#"(?<=/)\[[A-Za-z_]{2,}\](?=/|$|\$)"#, "[^/]+"),
        (#"(?<=/)\[\[?\.\.\.\w+\]?\](?=/|$|\$)"#, ".+"),
    ]

    /// The findings for all patterns, including those that don't compile.
    private static func eachText(
        in subject: CheckSubject, _ find: (RuleInFile, String, JSONNode) -> Finding?
    ) -> [Finding] {
        subject.rules.flatMap { rule in
            (rule.node["patterns"]?.elements ?? []).compactMap { node in
                node.value.stringValue.flatMap { find(rule, $0, node) }
            }
        }
    }

    @Sendable private static func placeholders(_ subject: CheckSubject) -> [Finding] {
        eachText(in: subject) { rule, text, node in
            let meant = placeholderForms.reduce(text) { text, form in
                text.replacingOccurrences(of: form.form, with: form.replacement, options: .regularExpression)
            }
            guard meant != text else { return nil }
            // "[id]" is a valid set that matches one letter, so replacing it could lose something.
            let fix = text.contains("[") ? nil : Fix(range: node.offset..<node.end, text: JSONText.quoted(meant))
            return subject.finding(
                "\"\(text)\" contains a router's placeholder. Write \"\(CheckSubject.written(meant))\".",
                suggestion: meant,
                at: node, rule: rule, fix: fix,
                advice: [subject.replacement(of: node, by: JSONText.quoted(meant))])
        }
    }

    @Sendable private static func literals(_ subject: CheckSubject) -> [Finding] {
        each(in: subject) { rule, pattern in
            guard pattern.text.hasPrefix("/^") else { return nil }
            var meant = pattern.text.dropFirst()
            while meant.last.map({ "gimsuxy".contains($0) }) == true, meant.dropLast().contains("/") {
                meant.removeLast()
            }
            if meant.last != "/" { meant = pattern.text.dropFirst() } else { meant.removeLast() }
            let plain = meant.replacingOccurrences(of: "\\/", with: "/")
            let whole = plain.hasPrefix("^/") ? plain : "^/" + plain.dropFirst()
            return subject.finding(
                "\"\(pattern.text)\" matches no path: nothing can match before \"^\". Leave out the slashes of the literal: "
                    + "\"\(CheckSubject.written(whole))\".",
                replacing: pattern, with: whole, rule: rule, isCertain: true)
        }
    }

    @Sendable private static func misplacedAnchors(_ subject: CheckSubject) -> [Finding] {
        each(in: subject) { rule, pattern in
            let text = pattern.text.trimmingCharacters(in: .whitespaces)
            guard !text.hasPrefix("/^"), let place = AnchorScan.misplaced(in: text) else { return nil }
            let anchor = text[place]
            let meaning =
                anchor == "$"
                ? "the end of the path, and nothing can follow it"
                : "the beginning of the path, and nothing can precede it"
            return subject.finding(
                "\"\(anchor)\" in \"\(pattern.text)\" matches \(meaning). Remove it, or write \"\\\\\(anchor)\" for the character.",
                at: pattern.node, rule: rule,
                advice: [subject.replacement(of: pattern.node, by: JSONText.quoted(without(place, in: text, subject)))])
        }
    }

    private static func without(_ place: String.Index, in pattern: String, _ subject: CheckSubject) -> String {
        var pattern = pattern
        pattern.remove(at: place)
        return subject.withEnd(pattern)
    }

    @Sendable private static func straySpaces(_ subject: CheckSubject) -> [Finding] {
        each(in: subject) { rule, pattern in
            let trimmed = subject.withEnd(pattern.text.trimmingCharacters(in: .whitespaces))
            guard pattern.text.first == " " || pattern.text.last == " ", !trimmed.isEmpty,
                !pattern.text.hasSuffix("\\ ")
            else { return nil }
            let isDead = pattern.text.hasSuffix("$ ") || pattern.text.hasPrefix(" /") || pattern.text.hasPrefix(" ^")
            return subject.finding(
                "\"\(pattern.text)\" begins or ends with a space, which is part of the pattern. Write \"\(CheckSubject.written(trimmed))\".",
                replacing: pattern, with: trimmed, rule: rule, isCertain: isDead)
        }
    }

    @Sendable private static func missingBackslashes(_ subject: CheckSubject) -> [Finding] {
        each(in: subject) { rule, pattern in
            let meant = pattern.text.replacingOccurrences(
                of: #"(?<=[/(\-]|^)([dw])(?=(?:[+*]|\{\d+(?:,\d*)?\})(?:$|[/$)?.\-]))"#, with: #"\\$1"#,
                options: .regularExpression)
            guard meant != pattern.text else { return nil }
            return subject.finding(
                "\"\(pattern.text)\" repeats a letter. For a character class, write \"\(CheckSubject.written(meant))\".",
                replacing: pattern, with: meant, rule: rule)
        }
    }
}
