import TurboCore

extension Check {
    static let forms = #"{"patterns": ["/new$"], "properties": {"context": "modal"}}"#
    private static let everything = #"{"patterns": [".*"], "properties": {"context": "default"}}"#

    /// Checks of the rules against each other.
    static let rules: [Check] = [
        Check(
            id: "catch-all-not-first", severity: .warning, title: "a rule for all paths after more specific ones",
            rationale: """
                Later rules override earlier ones. A rule whose pattern matches every path belongs at the top, where it sets \
                defaults; further down, it overrides the rules before it.
                """,
            triggeringExamples: [Example("{\"rules\": [\(forms), \(everything)]}")],
            nonTriggeringExamples: [
                Example("{\"rules\": [\(everything), \(forms)]}"),
                Example("{\"rules\": [\(forms), {\"patterns\": [\".*\"], \"properties\": {\"tab\": 1}}]}"),
            ], find: lateCatchAlls),
        Check(
            id: "historical-location-overridden", severity: .warning,
            title: "a rule that overrides the built-in rule of a historical location",
            rationale: """
                "/recede_historical_location", "/refresh_…" and "/resume_…" (turbo-rails) have built-in rules. A rule that sets \
                another "presentation" for such a path overrides the built-in rule, so a redirect to it no longer goes back, for \
                example. If the pattern names the location, this is only a note. In Hotwire Native, the built-in rules are last.
                """,
            triggeringExamples: [
                Example(#"{"rules": [{"patterns": [".*"], "properties": {"presentation": "replace"}}]}"#),
                Example(
                    #"{"rules": [{"patterns": ["/refresh_historical_location"], "properties": {"presentation": "refresh"}}]}"#
                ),
            ],
            nonTriggeringExamples: [
                Example(#"{"rules": [{"patterns": [".*"], "properties": {"context": "default"}}]}"#)
            ],
            libraries: [.turboNavigator],
            find: { subject in subject.rules.compactMap { overriddenLocation($0, in: subject) } }),
    ]

    /// The first rule that sets a key, and the first rule that sets it to a different value.
    private struct Setters {
        let first: RuleInFile
        var other: RuleInFile?
    }

    @Sendable private static func lateCatchAlls(_ subject: CheckSubject) -> [Finding] {
        var setters: [String: Setters] = [:]
        return subject.rules.compactMap { rule in
            let finding = lateCatchAll(rule, setters, in: subject)
            for (key, value) in rule.properties.dictionary {
                guard let known = setters[key] else {
                    setters[key] = Setters(first: rule)
                    continue
                }
                if known.other == nil, known.first.properties.value(key) != value { setters[key]?.other = rule }
            }
            return finding
        }
    }

    private static func lateCatchAll(
        _ rule: RuleInFile, _ setters: [String: Setters], in subject: CheckSubject
    ) -> Finding? {
        guard let pattern = rule.catchAll else { return nil }
        let losers = rule.properties.keys.compactMap { key -> (key: String, rule: RuleInFile)? in
            guard let known = setters[key] else { return nil }
            let isSame = known.first.properties.value(key) == rule.properties.value(key)
            return (isSame ? known.other : known.first).map { (key, $0) }
        }
        // First what decides where a page is shown.
        let worst = ["context", "uri", "presentation"]
        let sorted = losers.sorted { first, second in
            let ranks = [first, second].map { worst.firstIndex(of: $0.key) ?? worst.count }
            return (ranks[0], first.rule.index, first.key) < (ranks[1], second.rule.index, second.key)
        }
        guard !sorted.isEmpty else { return nil }
        let lost = sorted.map { "\"\($0.key)\" of rule \($0.rule.index + 1)" }
        let names = lost.count == 1 ? lost[0] : lost.dropLast().joined(separator: ", ") + " and " + lost[lost.count - 1]
        return subject.finding(
            "\"\(pattern.text)\" matches every path, so it overrides \(names). "
                + "Move this rule to the top.",
            at: pattern.node, rule: rule, advice: subject.rules.first.map { subject.moving(rule, before: $0) } ?? [])
    }

    private static func overriddenLocation(_ rule: RuleInFile, in subject: CheckSubject) -> Finding? {
        guard rule.properties.presentation != .default else { return nil }
        for location in Navigation.HistoricalLocation.allCases {
            guard let pattern = rule.patterns.first(where: { rule.matches(location.path, $0) }) else { continue }
            let isMeant = pattern.text.contains("historical_location")
            return subject.finding(
                "This overrides the built-in rule of \(location.path): \"\(location.rawValue)\" now behaves like "
                    + "\"presentation\": \"\(rule.properties.presentation.rawValue)\"."
                    + (isMeant ? "" : " Narrow the pattern."),
                at: pattern.node, rule: rule, severity: isMeant ? .note : .warning)
        }
        return nil
    }
}
