/// Finds the rules that match a path, and merges their properties. A pure value.
struct PathMatcher {
    let rules: [PathRule]
    /// The index of patterns that may match; nil to search all patterns.
    var index: PatternIndex?
    /// The cache of merged properties; nil to merge them each time.
    var mergers: MergedProperties?
    /// Patterns that are skipped, because their search took too long earlier.
    var setAside: Set<String> = []
    /// The library, which determines the built-in rules and their order.
    var library = ConfigurationLibrary.turboNavigator

    /// - Parameter budget: the limits of the search; a new budget by default.
    func match(_ text: PathText, within budget: @autoclosure () -> MatchBudget = MatchBudget()) -> PathMatch {
        var match = PathMatch(
            text: text.searched, properties: [:], reasons: [], overruns: [], isComplete: !text.isTooLong)
        guard match.isComplete else { return match }
        if let index, let candidates = index.candidates(for: text.searched) {
            addCandidates(candidates, of: index, to: &match, within: budget)
        } else {
            let budget = budget()
            for rule in rules { _ = rule.compiled.first { add($0, of: rule, to: &match, within: budget) } }
        }
        match.properties = merged(match.reasons)
        addBuiltInRule(for: text, to: &match)
        return match
    }

    /// Matches, and tries once more if the time was used up, because the machine may have been busy.
    func matchAgainIfSlow(_ text: PathText, within budget: () -> MatchBudget = { MatchBudget() }) -> PathMatch {
        let match = match(text, within: budget())
        return match.isOutOfTime ? self.match(text, within: budget()) : match
    }

    private func addCandidates(
        _ candidates: [PatternIndex.Candidate], of index: PatternIndex, to match: inout PathMatch,
        within newBudget: () -> MatchBudget
    ) {
        var lastMatched = -1
        // Most look-ups evaluate no regular expression.
        var budget: MatchBudget?
        for candidate in candidates {
            let owner = index.owners[candidate.pattern]
            // The first matching pattern decides for its rule.
            guard owner.rule != lastMatched else { continue }
            let rule = rules[owner.rule]
            let pattern = rule.compiled[owner.pattern]
            if candidate.isCertain || pattern.matchesEverything {
                guard setAside.isEmpty || !setAside.contains(pattern.text) else { continue }
                match.reasons.append(PathMatch.Reason(rule: rule, pattern: pattern.text))
                lastMatched = owner.rule
                continue
            }
            let current = budget ?? newBudget()
            budget = current
            if add(pattern, of: rule, to: &match, within: current) { lastMatched = owner.rule }
        }
    }

    /// - Returns: whether the pattern was found.
    private func add(
        _ pattern: PathPattern, of rule: PathRule, to match: inout PathMatch, within budget: MatchBudget
    ) -> Bool {
        guard setAside.isEmpty || !setAside.contains(pattern.text) else { return false }
        guard !budget.isOver else {
            match.isComplete = false
            match.isOutOfTime = budget.isOutOfTime
            return false
        }
        switch pattern.search(match.text, within: budget) {
        case .noMatch:
            if budget.isOver { match.isComplete = false }
            match.isOutOfTime = budget.isOutOfTime
            return false
        case .overrun:
            match.overruns.append(PathMatch.Reason(rule: rule, pattern: pattern.text))
            return false
        case .match:
            match.reasons.append(PathMatch.Reason(rule: rule, pattern: pattern.text))
            return true
        }
    }

    /// Returns the properties of the rules that matched, where later ones take precedence.
    private func merged(_ reasons: [PathMatch.Reason]) -> PathProperties {
        guard reasons.count > 1 else { return reasons.first?.rule.properties ?? [:] }
        return mergers?.properties(of: reasons) ?? MergedProperties.merge(reasons)
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
