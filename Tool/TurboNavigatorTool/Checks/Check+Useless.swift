import TurboCore

extension Check {
    /// The check of rules and patterns without an effect.
    static let useless: [Check] = [
        Check(
            id: "useless-rule", severity: .warning, title: "a rule that changes nothing",
            rationale: """
                A rule without properties has no effect, and neither does a second copy of a pattern, or ".*/new$" beside \
                "/new$". With --routes, a rule is \
                also reported if all paths that it matches have the same properties without it. This is only a note if the paths \
                contain made-up values of route parameters.
                """,
            triggeringExamples: [
                Example(#"{"rules": [{"patterns": ["/new$"], "properties": {}}]}"#),
                Example(#"{"rules": [{"patterns": ["/new$", "/new$"], "properties": {"context": "modal"}}]}"#),
                Example(#"{"rules": [{"patterns": ["/new$", ".*/new$"], "properties": {"context": "modal"}}]}"#),
                Example("{\"rules\": [\(forms), \(forms)]}", routes: "/posts/new\n"),
            ],
            nonTriggeringExamples: [Example("{\"rules\": [\(forms)]}", routes: "/posts/new\n")], find: uselessRules)
    ]

    @Sendable private static func uselessRules(_ subject: CheckSubject) -> [Finding] {
        subject.rules.flatMap { rule -> [Finding] in
            guard rule.rule != nil else { return [] }
            if rule.properties.isEmpty, rule.members.isEmpty {
                return [
                    subject.finding(
                        "This rule sets nothing. Give it a property or remove it.", at: rule.node, rule: rule,
                        advice: removal(of: rule, in: subject))
                ]
            }
            return doubledPatterns(rule, in: subject) + [effectless(rule, in: subject)].compactMap { $0 }
        }
    }

    private static func doubledPatterns(_ rule: RuleInFile, in subject: CheckSubject) -> [Finding] {
        var known: Set<String> = []
        let copies = rule.patterns.filter { !known.insert($0.text).inserted }.map { pattern in
            subject.finding(
                "\"\(pattern.text)\" is already in this rule. Remove it.", at: pattern.node, rule: rule,
                advice: removal(of: pattern, of: rule, in: subject))
        }
        return copies
            + rule.patterns.compactMap { pattern in
                guard let core = withoutAnything(pattern.text), known.contains(core) else { return nil }
                return subject.finding(
                    "\"\(pattern.text)\" matches the same paths as \"\(core)\" in this rule. Remove it.",
                    at: pattern.node, rule: rule, advice: removal(of: pattern, of: rule, in: subject))
            }
    }

    private static func removal(of rule: RuleInFile, in subject: CheckSubject) -> [Fix] {
        subject.removal(of: rule).map { [$0] } ?? []
    }

    private static func removal(of pattern: RuleInFile.Pattern, of rule: RuleInFile, in subject: CheckSubject) -> [Fix]
    {
        subject.removal(of: pattern.node, from: rule.node["patterns"]?.elements ?? []).map { [$0] } ?? []
    }

    /// The rest of a pattern that begins with any text, which a search doesn't need; nil for other patterns.
    private static func withoutAnything(_ pattern: String) -> String? {
        let start = [".*/", "^.*/"].first { pattern.hasPrefix($0) && !pattern.contains("|") }
        return start.map { String(pattern.dropFirst($0.count - 1)) }
    }

    /// Reports a rule that matches routes but doesn't change the properties of any of them.
    private static func effectless(_ rule: RuleInFile, in subject: CheckSubject) -> Finding? {
        guard let matches = subject.routes?.matches(of: rule), let first = matches.first,
            !matches.contains(where: { changes($0.match, rule) })
        else { return nil }
        let count = Set(matches.map(\.route.name)).count
        let paths = count == 1 ? "\"\(first.route.name)\"" : "any of the \(count) paths that it matches"
        return subject.finding(
            "This rule changes nothing for \(paths): \(reason(first.match, rule)).", at: rule.node, rule: rule,
            severity: matches.allSatisfy(\.route.isSampled) ? .note : nil, advice: removal(of: rule, in: subject))
    }

    /// Whether a path would have different properties without the rule.
    private static func changes(_ match: PathMatch, _ rule: RuleInFile) -> Bool {
        if match.builtInRule != nil || match.text.hasSuffix("_historical_location") { return true }
        let others = match.reasons.filter { $0.rule.index != rule.index }
        return others.reduce(PathProperties()) { $0.merging($1.rule.properties) } != match.properties
    }

    /// Names the other rules that set the same values or override them.
    private static func reason(_ match: PathMatch, _ rule: RuleInFile) -> String {
        let others = match.reasons.map(\.rule).filter { $0.index != rule.index }
        let parts = rule.properties.keys.compactMap { key -> String? in
            let setters = others.filter { $0.properties.value(key) != nil }
            if let winner = setters.last(where: { $0.index > rule.index }) {
                return
                    "rule \(winner.index + 1) \(isSame(winner, rule, key) ? "sets the same" : "overrides") \"\(key)\""
            }
            return setters.last.map { "rule \($0.index + 1) sets the same \"\(key)\"" }
        }
        return parts.joined(separator: ", ")
    }

    private static func isSame(_ other: PathRule, _ rule: RuleInFile, _ key: String) -> Bool {
        other.properties.value(key) == rule.properties.value(key)
    }
}
