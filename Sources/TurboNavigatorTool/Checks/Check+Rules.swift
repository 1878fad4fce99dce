import TurboCore

extension Check {
    private static let forms = #"{"patterns": ["/new$"], "properties": {"context": "modal"}}"#
    private static let everything = #"{"patterns": [".*"], "properties": {"context": "default"}}"#

    /// Rules among each other.
    static let rules: [Check] = [
        Check(
            id: "catch-all-not-first", severity: .warning, title: "a rule for every path after more special ones",
            rationale: """
                Later rules win. A rule whose pattern matches every path belongs at the top, where it gives defaults; further down \
                it overrides what the rules before it have set.
                """,
            triggers: [Example("{\"rules\": [\(forms), \(everything)]}")],
            accepts: [
                Example("{\"rules\": [\(everything), \(forms)]}"),
                Example("{\"rules\": [\(forms), {\"patterns\": [\".*\"], \"properties\": {\"tab\": 1}}]}"),
            ], find: { subject in subject.rules.compactMap { lateCatchAll($0, in: subject) } }),
        Check(
            id: "historical-location-overridden", severity: .warning,
            title: "a rule that takes away the built-in one of a historical location",
            rationale: """
                "/recede_historical_location", "/refresh_…" and "/resume_…" (turbo-rails) have built-in rules. A rule that sets \
                another "presentation" for such a path removes the built-in one: pages that send "go back" do something \
                else. Where the pattern names the location, this is only noted.
                """,
            triggers: [
                Example(#"{"rules": [{"patterns": [".*"], "properties": {"presentation": "replace"}}]}"#),
                Example(
                    #"{"rules": [{"patterns": ["/refresh_historical_location"], "properties": {"presentation": "refresh"}}]}"#
                ),
            ],
            accepts: [Example(#"{"rules": [{"patterns": [".*"], "properties": {"context": "default"}}]}"#)],
            find: { subject in subject.rules.compactMap { overriddenLocation($0, in: subject) } }),
        Check(
            id: "useless-rule", severity: .warning, title: "a rule that changes nothing",
            rationale: """
                A rule without properties, or with a pattern that stands in it twice, says nothing. With --routes a rule is reported \
                when the properties of all paths that it matches are the same without it.
                """,
            triggers: [
                Example(#"{"rules": [{"patterns": ["/new$"], "properties": {}}]}"#),
                Example(#"{"rules": [{"patterns": ["/new$", "/new$"], "properties": {"context": "modal"}}]}"#),
                Example("{\"rules\": [\(forms), \(forms)]}", routes: "/posts/new\n"),
            ],
            accepts: [Example("{\"rules\": [\(forms)]}", routes: "/posts/new\n")], find: uselessRules),
    ]

    private static func lateCatchAll(_ rule: RuleSource, in subject: CheckSubject) -> Finding? {
        guard let pattern = rule.catchAll else { return nil }
        let keys = Set(rule.properties.keys)
        let loser = subject.rules.prefix(rule.index).first { earlier in
            earlier.properties.dictionary.contains { key, value in
                keys.contains(key) && rule.properties.value(key) != value
            }
        }
        guard let loser, let key = loser.properties.keys.first(where: keys.contains) else { return nil }
        return subject.finding(
            "\"\(pattern.text)\" matches every path and so overrides \"\(key)\" of rule \(loser.index). "
                + "Make this rule the first.",
            at: pattern.node, rule: rule)
    }

    private static func overriddenLocation(_ rule: RuleSource, in subject: CheckSubject) -> Finding? {
        guard rule.properties.presentation != .default else { return nil }
        for location in Navigation.HistoricalLocation.allCases {
            guard let pattern = rule.patterns.first(where: { rule.matches(location.path, $0) }) else { continue }
            let isMeant = pattern.text.contains("historical_location")
            return subject.finding(
                "This replaces the built-in rule of \(location.path): \"\(location.rawValue)\" now does what "
                    + "\"presentation\": \"\(rule.properties.presentation.rawValue)\" does."
                    + (isMeant ? "" : " Narrow the pattern."),
                at: pattern.node, rule: rule, severity: isMeant ? .note : .warning)
        }
        return nil
    }

    @Sendable private static func uselessRules(_ subject: CheckSubject) -> [Finding] {
        subject.rules.flatMap { rule -> [Finding] in
            guard rule.rule != nil else { return [] }
            if rule.properties.isEmpty, rule.members.isEmpty {
                return [
                    subject.finding(
                        "This rule sets nothing. Give it a property or remove it.", at: rule.node, rule: rule)
                ]
            }
            return doubledPatterns(rule, in: subject) + [effectless(rule, in: subject)].compactMap { $0 }
        }
    }

    private static func doubledPatterns(_ rule: RuleSource, in subject: CheckSubject) -> [Finding] {
        var known: Set<String> = []
        return rule.patterns.filter { !known.insert($0.text).inserted }.map { pattern in
            subject.finding("\"\(pattern.text)\" stands in this rule already. Remove it.", at: pattern.node, rule: rule)
        }
    }

    /// A rule that matches routes and leaves the properties of all of them as they were.
    private static func effectless(_ rule: RuleSource, in subject: CheckSubject) -> Finding? {
        let matched = subject.routeMatches.filter { match in match.reasons.contains { $0.rule.index == rule.index } }
        guard !matched.isEmpty, !matched.contains(where: { changes($0, rule) }) else { return nil }
        let paths = matched.count == 1 ? "the path" : "the \(matched.count) paths"
        return subject.finding(
            "This rule changes nothing for \(paths) that it matches: other rules say the same, or override it.",
            at: rule.node, rule: rule)
    }

    /// Whether a path would have other properties without a rule.
    private static func changes(_ match: PathMatch, _ rule: RuleSource) -> Bool {
        if match.builtInRule != nil || match.text.hasSuffix("_historical_location") { return true }
        let others = match.reasons.filter { $0.rule.index != rule.index }
        return others.reduce(PathProperties()) { $0.merging($1.rule.properties) } != match.properties
    }
}
