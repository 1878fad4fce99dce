/// Finds the rules that match a path and merges their properties. Values in, value out.
struct PathMatcher {
    let rules: [PathRule]
    /// Patterns that are not searched, because they took too long before.
    var setAside: Set<String> = []

    func match(_ text: PathText, within budget: MatchBudget = MatchBudget()) -> PathMatch {
        var match = PathMatch(
            text: text.searched, properties: [:], reasons: [], overruns: [], isComplete: !text.isTooLong)
        guard match.isComplete else { return match }
        for rule in rules {
            add(rule, to: &match, within: budget)
        }
        addBuiltInRule(for: text, to: &match)
        return match
    }

    private func add(_ rule: PathRule, to match: inout PathMatch, within budget: MatchBudget) {
        for pattern in rule.compiled where !setAside.contains(pattern.text) {
            guard !budget.isOver else {
                match.isComplete = false
                return
            }
            let reason = PathMatch.Reason(rule: rule, pattern: pattern.text)
            switch pattern.search(match.text, within: budget) {
            case .noMatch: match.isComplete = !budget.isOver
            case .overrun: match.overruns.append(reason)
            case .match:
                match.reasons.append(reason)
                match.properties = match.properties.merging(rule.properties)
                return
            }
        }
    }

    /// The built-in rule of a historical location counts unless a rule of the app sets a presentation for this path.
    private func addBuiltInRule(for text: PathText, to match: inout PathMatch) {
        guard let location = text.historicalLocation,
            match.reasons.allSatisfy({ $0.rule.properties.presentation == .default })
        else { return }
        match.builtInRule = location
        match.properties = match.properties.merging([
            PathProperties.KnownKey.presentation.rawValue: .string(location.presentation.rawValue),
            PathProperties.KnownKey.historicalLocation.rawValue: true,
        ])
    }
}
