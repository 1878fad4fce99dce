import TurboCore

/// The check of a rule that a later one undoes.
extension Check {
    private static func rules(_ first: String, _ second: String) -> Example {
        Example(
            """
            {"rules": [{"patterns": ["\(first)"], "properties": {"context": "modal"}},
                       {"patterns": ["\(second)"], "properties": {"context": "default"}}]}
            """)
    }

    static let undone: [Check] = [
        Check(
            id: "rule-undone", severity: .warning,
            title: "a rule for a part of the app that a later, wider rule undoes",
            rationale: """
                Later rules override earlier ones. A rule for "/user/billing" has no effect if a later rule for "/user" sets \
                another value. Put the wider rule first. Rules for all paths are reported by catch-all-not-first.
                """,
            triggeringExamples: [rules("/user/billing", "/user"), rules("^/posts/\\\\d+/edit$", "^/posts/")],
            nonTriggeringExamples: [
                rules("/user", "/user/billing"), rules("/new$", "^/admin"), rules("/user/billing", "/user$"),
                Example(
                    """
                    {"rules": [{"patterns": ["/user/billing"], "properties": {"context": "modal"}},
                               {"patterns": ["/user"], "properties": {"title": "You"}}]}
                    """),
                Example(
                    """
                    {"rules": [{"patterns": ["/user/edit"], "properties": {"context": "modal"}},
                               {"patterns": ["/user"], "properties": {"context": "modal"}},
                               {"patterns": [".*"], "properties": {"context": "default"}}]}
                    """),
            ], find: undoneRules)
    ]

    @Sendable private static func undoneRules(_ subject: CheckSubject) -> [Finding] {
        subject.rules.flatMap { rule in
            rule.patterns.compactMap { pattern in undone(pattern, of: rule, in: subject) }
        }
    }

    /// Finds a later rule that matches all paths of a pattern and more, and whose values take precedence.
    private static func undone(
        _ pattern: RuleInFile.Pattern, of rule: RuleInFile, in subject: CheckSubject
    ) -> Finding? {
        guard !rule.properties.isEmpty, !pattern.samples.isEmpty, rule.catchAll == nil else { return nil }
        let matches = pattern.samples.map { path in
            subject.document.match(address: path, subject.library, matchesQuery: subject.matchesQuery)
        }
        let lost = rule.properties.dictionary.filter { key, value in
            value != .null && matches.allSatisfy { $0.properties.value(key).map { $0 != value } ?? false }
        }
        guard !lost.isEmpty, let reasons = matches.first?.reasons.filter({ $0.rule.index > rule.index }) else {
            return nil
        }
        for reason in reasons {
            guard let key = lost.keys.sorted().first(where: { overrides($0, of: rule, reason.rule) }),
                matches.allSatisfy({ $0.reasons.contains(reason) }), isWider(reason, than: pattern, rule, subject)
            else { continue }
            return subject.finding(
                "Rule \(reason.rule.index + 1) overrides \"\(key)\" for all paths of \"\(pattern.text)\", because "
                    + "\"\(reason.pattern)\" matches them too. Put the wider rule first.",
                at: pattern.node, rule: rule, advice: subject.moving(subject.rules[reason.rule.index], before: rule))
        }
        return nil
    }

    /// Whether a later rule sets another value of a key.
    private static func overrides(_ key: String, of rule: RuleInFile, _ later: PathRule) -> Bool {
        let value = later.properties.value(key) ?? .null
        return value != .null && value != rule.properties.value(key)
    }

    /// Whether the pattern of a later rule matches more paths than a pattern, but not all paths.
    private static func isWider(
        _ reason: PathMatch.Reason, than pattern: RuleInFile.Pattern, _ rule: RuleInFile, _ subject: CheckSubject
    ) -> Bool {
        guard subject.rules.indices.contains(reason.rule.index) else { return false }
        let other = subject.rules[reason.rule.index]
        guard other.catchAll?.text != reason.pattern,
            let wider = other.patterns.first(where: { $0.text == reason.pattern }), !other.matches("/\u{1}", wider)
        else { return false }
        return wider.samples.contains { !rule.matches($0, pattern) }
    }
}
