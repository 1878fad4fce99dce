import TurboCore

extension Check {
    private static let forms = #"{"patterns": ["/new$"], "properties": {"context": "modal"}}"#
    private static let everything = #"{"patterns": [".*"], "properties": {"context": "default"}}"#

    /// Checks of the rules against each other.
    static let rules: [Check] = [
        Check(
            id: "catch-all-not-first", severity: .warning, title: "a rule for all paths after more specific ones",
            rationale: """
                Later rules override earlier ones. A rule whose pattern matches every path belongs at the top, where it sets \
                defaults; further down, it overrides the rules before it.
                """,
            triggers: [Example("{\"rules\": [\(forms), \(everything)]}")],
            accepts: [
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
            triggers: [
                Example(#"{"rules": [{"patterns": [".*"], "properties": {"presentation": "replace"}}]}"#),
                Example(
                    #"{"rules": [{"patterns": ["/refresh_historical_location"], "properties": {"presentation": "refresh"}}]}"#
                ),
            ],
            accepts: [Example(#"{"rules": [{"patterns": [".*"], "properties": {"context": "default"}}]}"#)],
            platforms: [.turboNavigator],
            find: { subject in subject.rules.compactMap { overriddenLocation($0, in: subject) } }),
        Check(
            id: "useless-rule", severity: .warning, title: "a rule that changes nothing",
            rationale: """
                A rule without properties has no effect, and neither does a second copy of a pattern. With --routes, a rule is \
                also reported if all paths that it matches have the same properties without it. This is only a note if the paths \
                contain made-up values of route parameters.
                """,
            triggers: [
                Example(#"{"rules": [{"patterns": ["/new$"], "properties": {}}]}"#),
                Example(#"{"rules": [{"patterns": ["/new$", "/new$"], "properties": {"context": "modal"}}]}"#),
                Example("{\"rules\": [\(forms), \(forms)]}", routes: "/posts/new\n"),
            ],
            accepts: [Example("{\"rules\": [\(forms)]}", routes: "/posts/new\n")], find: uselessRules),
    ]

    /// The first rule that sets a key, and the first rule that sets it to a different value.
    private struct Setters {
        let first: RuleSource
        var other: RuleSource?
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
        _ rule: RuleSource, _ setters: [String: Setters], in subject: CheckSubject
    ) -> Finding? {
        guard let pattern = rule.catchAll else { return nil }
        let losers = rule.properties.keys.compactMap { key -> (key: String, rule: RuleSource)? in
            guard let known = setters[key] else { return nil }
            let isSame = known.first.properties.value(key) == rule.properties.value(key)
            return (isSame ? known.other : known.first).map { (key, $0) }
        }
        guard let loser = losers.min(by: { $0.rule.index < $1.rule.index }) else { return nil }
        return subject.finding(
            "\"\(pattern.text)\" matches every path, so it overrides \"\(loser.key)\" of rule \(loser.rule.index). "
                + "Move this rule to the top.",
            at: pattern.node, rule: rule)
    }

    private static func overriddenLocation(_ rule: RuleSource, in subject: CheckSubject) -> Finding? {
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
            subject.finding("\"\(pattern.text)\" is already in this rule. Remove it.", at: pattern.node, rule: rule)
        }
    }

    /// Reports a rule that matches routes but doesn't change the properties of any of them.
    private static func effectless(_ rule: RuleSource, in subject: CheckSubject) -> Finding? {
        guard let hits = subject.routes?.hits(of: rule), let first = hits.first,
            !hits.contains(where: { changes($0.match, rule) })
        else { return nil }
        let count = Set(hits.map(\.route.name)).count
        let paths = count == 1 ? "\"\(first.route.name)\"" : "any of the \(count) paths that it matches"
        return subject.finding(
            "This rule changes nothing for \(paths): \(reason(first.match, rule)).", at: rule.node, rule: rule,
            severity: hits.allSatisfy(\.route.isSampled) ? .note : nil)
    }

    /// Whether a path would have different properties without the rule.
    private static func changes(_ match: PathMatch, _ rule: RuleSource) -> Bool {
        if match.builtInRule != nil || match.text.hasSuffix("_historical_location") { return true }
        let others = match.reasons.filter { $0.rule.index != rule.index }
        return others.reduce(PathProperties()) { $0.merging($1.rule.properties) } != match.properties
    }

    /// Names the other rules that set the same values or override them.
    private static func reason(_ match: PathMatch, _ rule: RuleSource) -> String {
        let others = match.reasons.map(\.rule).filter { $0.index != rule.index }
        let parts = rule.properties.keys.compactMap { key -> String? in
            let setters = others.filter { $0.properties.value(key) != nil }
            if let winner = setters.last(where: { $0.index > rule.index }) {
                return
                    "rule \(winner.index) \(isSame(winner, rule, key) ? "sets the same" : "overrides") \"\(key)\""
            }
            return setters.last.map { "rule \($0.index) sets the same \"\(key)\"" }
        }
        return parts.joined(separator: ", ")
    }

    private static func isSame(_ other: PathRule, _ rule: RuleSource, _ key: String) -> Bool {
        other.properties.value(key) == rule.properties.value(key)
    }
}
