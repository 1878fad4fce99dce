import TurboCore

/// The check of the two URLs of the root page.
extension Check {
    private static func rule(_ patterns: String, _ properties: String, for library: ConfigurationLibrary) -> Example {
        Example("{\"rules\": [{\"patterns\": [\(patterns)], \"properties\": {\(properties)}}]}", for: library)
    }

    static let start: [Check] = [
        Check(
            id: "start-url", severity: .warning, title: "a rule for only one of the two URLs of the root page",
            rationale: """
                Apps often start at "https://example.com", whose path is empty; links to the root page lead to \
                "https://example.com/". Hotwire Native and its predecessors search both as written, so "^$" matches only the \
                first and "^/$" only the second. Write "^/?$". A rule that only sets the presentation of links to "/" isn't \
                reported, because the first page has nothing to replace or clear.
                """,
            triggeringExamples: [
                rule(#""^$""#, #""pull_to_refresh_enabled": false"#, for: .hotwireIOS),
                rule(#""^/$""#, #""uri": "hotwire://fragment/home""#, for: .hotwireAndroid),
                rule(#""/.*""#, #""uri": "turbo://fragment/web""#, for: .turboAndroid),
                rule(#""^/$""#, #""presentation": "modal", "title": "Home""#, for: .turboIOS),
            ],
            nonTriggeringExamples: [
                rule(#""^/?$""#, #""uri": "hotwire://fragment/home""#, for: .hotwireAndroid),
                rule(#""^$", "^/$""#, #""pull_to_refresh_enabled": false"#, for: .hotwireIOS),
                rule(#""^/$""#, #""presentation": "clear_all""#, for: .hotwireIOS),
                rule(#""^/$""#, #""title": "Home""#, for: .turboNavigator),
            ], libraries: ConfigurationLibrary.allCases.filter(\.keepsEmptyParts), find: startURLs)
    ]

    @Sendable private static func startURLs(_ subject: CheckSubject) -> [Finding] {
        let (bare, root) = (properties(of: "", subject), properties(of: "/", subject))
        guard bare != root else { return [] }
        return subject.rules.compactMap { rule in
            let differs = rule.properties.keys.contains { $0 != "presentation" && bare[$0] != root[$0] }
            guard let pattern = rule.patterns.first(where: { rule.matches("", $0) != rule.matches("/", $0) }),
                rule.matches("") != rule.matches("/")
            else { return nil }
            if rule.matches("") { return onlyBare(pattern, rule, subject) }
            return differs && pattern.text != "/$" ? onlyRoot(pattern, rule, subject) : nil
        }
    }

    /// The properties of the root page, with the defaults of the library.
    private static func properties(of address: String, _ subject: CheckSubject) -> [String: JSONValue] {
        let match = subject.document.match(address: address, subject.library, matchesQuery: subject.matchesQuery)
        let defaults: [String: JSONValue] = [
            "context": "default", "presentation": "default", "animated": true,
            "pull_to_refresh_enabled": .bool(!subject.library.isAndroid),
        ]
        return defaults.merging(match.properties.dictionary) { _, set in set }
    }

    private static func onlyBare(
        _ pattern: RuleInFile.Pattern, _ rule: RuleInFile, _ subject: CheckSubject
    ) -> Finding {
        let suggestion = pattern.text == "^$" ? "^/?$" : nil
        return finding(
            "\"\(pattern.text)\" matches \"https://example.com\", but not \"https://example.com/\", to which links lead."
                + (suggestion.map { " Write \"\($0)\"." } ?? " Add \"^/$\"."),
            pattern, rule, subject, replacement: suggestion, addition: "^/$")
    }

    private static func onlyRoot(
        _ pattern: RuleInFile.Pattern, _ rule: RuleInFile, _ subject: CheckSubject
    ) -> Finding {
        let isForRoot = !rule.matches("/a", pattern)
        let suggestion = pattern.text == "^/$" ? "^/?$" : nil
        return finding(
            "\"\(pattern.text)\" matches \"https://example.com/\", but not \"https://example.com\", where apps often start."
                + (suggestion.map { " Write \"\($0)\"." } ?? " Add \"^$\"."),
            pattern, rule, subject, replacement: suggestion, addition: "^$", severity: isForRoot ? .warning : .note)
    }

    /// A finding about a pattern, which is replaced, or to which another one is added.
    private static func finding(
        _ message: String, _ pattern: RuleInFile.Pattern, _ rule: RuleInFile, _ subject: CheckSubject,
        replacement: String?, addition: String, severity: Severity? = nil
    ) -> Finding {
        var finding = subject.finding(
            message, replacing: pattern, with: replacement, rule: rule, severity: severity)
        if replacement == nil {
            finding.advice = [subject.insertion(of: JSONText.quoted(addition), before: pattern.node)]
        }
        return finding
    }
}
