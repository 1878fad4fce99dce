/// Finds the rules that match a path, and merges their properties. A pure value.
struct PathMatcher {
    let rules: [PathRule]
    /// The patterns that may match; nil for all of them. See ``PathConfigurationDocument/candidates``.
    var candidates: (@Sendable (String) -> [PatternPlace]?)?
    /// Patterns that are skipped, because their search took too long earlier.
    var setAside: Set<String> = []
    /// The library, which determines the built-in rules and their order.
    var library = ConfigurationLibrary.turboNavigator

    /// - Parameter budget: the limits of the search; a new budget by default.
    func match(_ text: PathText, within budget: MatchBudget = MatchBudget()) -> PathMatch {
        var match = PathMatch(
            text: text.searched, properties: [:], reasons: [], overruns: [], isComplete: !text.isTooLong)
        guard match.isComplete else { return match }
        // The first matching pattern decides for its rule.
        if let candidates = candidates?(text.searched) {
            var matched: Int?
            for place in candidates where place.rule != matched {
                let rule = rules[place.rule]
                if add(rule.compiled[place.pattern], of: rule, to: &match, within: budget) { matched = place.rule }
            }
        } else {
            for rule in rules { _ = rule.compiled.first { add($0, of: rule, to: &match, within: budget) } }
        }
        match.properties = match.reasons.reduce(PathProperties()) { $0.merging($1.rule.properties) }
        addBuiltInRule(for: text, to: &match)
        return match
    }

    /// - Returns: whether the pattern was found.
    private func add(
        _ pattern: PathPattern, of rule: PathRule, to match: inout PathMatch, within budget: MatchBudget
    ) -> Bool {
        guard setAside.isEmpty || !setAside.contains(pattern.text) else { return false }
        guard !budget.isOver else {
            match.isComplete = false
            return false
        }
        switch pattern.search(match.text, within: budget) {
        case .noMatch:
            if budget.isOver { match.isComplete = false }
            return false
        case .overrun:
            match.overruns.append(PathMatch.Reason(rule: rule, pattern: pattern.text))
            return false
        case .match:
            match.reasons.append(PathMatch.Reason(rule: rule, pattern: pattern.text))
            return true
        }
    }

    /// Applies the built-in rule of a historical location, unless a rule of the app sets a presentation for this path.
    private func addBuiltInRule(for text: PathText, to match: inout PathMatch) {
        guard library.hasBuiltInRules else { return }
        if library.builtInRulesComeLast { return addLastRules(for: text, to: &match) }
        guard let location = text.historicalLocation,
            match.reasons.allSatisfy({ $0.rule.properties.presentation == .default })
        else { return }
        match.builtInRule = location
        match.properties = match.properties.merging([
            PathProperties.KnownKey.presentation.rawValue: .string(location.presentation.rawValue),
            PathProperties.KnownKey.historicalLocation.rawValue: true,
        ])
    }

    /// Applies Hotwire Native's rules for these locations, which match anywhere in the text and follow those of the
    /// app.
    private func addLastRules(for text: PathText, to match: inout PathMatch) {
        let ordered: [Navigation.HistoricalLocation] = [.recede, .resume, .refresh]
        for location in ordered where contains(text.searched, location.path) {
            match.builtInRule = location
            match.properties = match.properties.merging([
                PathProperties.KnownKey.presentation.rawValue: .string(location.presentation.rawValue),
                PathProperties.KnownKey.context.rawValue: .string(Navigation.Context.default.rawValue),
                PathProperties.KnownKey.historicalLocation.rawValue: true,
            ])
        }
    }

    private func contains(_ text: String, _ part: String) -> Bool {
        library.ignoresCase ? text.lowercased().contains(part) : text.contains(part)
    }
}
