import TurboCore

/// Explanations as text.
struct ExplanationText {
    let style: TextStyle

    func text(_ explanation: PathExplanation) -> String {
        let library = explanation.library == .turboNavigator ? "" : " for \(explanation.library.rawValue)"
        var lines = [style(.strong, TerminalText.escaped(explanation.path) + library)]
        let width = explanation.outcomes.last.map { "\($0.rule.index + 1)".count } ?? 1
        lines += explanation.outcomes.flatMap { ruleLines($0, width) }
        if let location = explanation.match.builtInRule {
            lines.append("  built in   \(style(.caret, "matched")) \(location.path)")
        }
        lines += Self.searchNotes(explanation.match).map { "  " + $0 }
        lines.append("  " + style(.strong, "properties: ") + Self.shown(explanation.match.properties))
        if let tab = explanation.tab { lines.append("  " + TerminalText.escaped(tab)) }
        lines.append("  from the default context: \(explanation.fromDefault)")
        lines.append("  from the modal context:   \(explanation.fromModal)")
        return lines.joined(separator: "\n") + "\n"
    }

    /// Sentences about searches that were stopped.
    static func searchNotes(_ match: PathMatch) -> [String] {
        let overruns = match.overruns.map { overrun in
            let pattern = TerminalText.escaped(overrun.pattern)
            return "rule \(overrun.rule.index + 1): the search for \"\(pattern)\" took too many steps and was stopped"
        }
        let skipped = "The path is too long, or the time limit was reached: some rules were skipped."
        return overruns + (match.isComplete ? [] : [skipped])
    }

    private func ruleLines(_ outcome: RuleOutcome, _ width: Int) -> [String] {
        let number = "\(outcome.rule.index + 1)"
        let name = "  rule " + String(repeating: " ", count: width - number.count) + number
        guard let pattern = outcome.pattern else {
            let patterns = outcome.rule.patterns.map(TerminalText.escaped).joined(separator: "  ")
            return [style(.faint, "\(name)  -        \(patterns)")]
        }
        var lines = ["\(name)  \(style(.caret, "matched"))  \(TerminalText.escaped(pattern))"]
        let indent = String(repeating: " ", count: name.count + 11)
        if let characters = outcome.characters {
            let before = TerminalText.escaped(characters.before)
            let matched = TerminalText.escaped(characters.matched)
            lines.append(indent + before + matched + TerminalText.escaped(characters.after))
            let mark = String(repeating: "^", count: max(1, matched.count))
            lines.append(indent + String(repeating: " ", count: before.count) + style(.caret, mark))
        }
        if !outcome.sets.isEmpty { lines.append(indent + "sets " + Self.shown(outcome.sets)) }
        if !outcome.overrides.isEmpty {
            lines.append(indent + style(.warning, "overrides ") + Self.shown(outcome.overrides))
        }
        return lines
    }

    /// The properties on one line.
    static func shown(_ properties: PathProperties) -> String {
        guard !properties.isEmpty else { return "none" }
        return properties.keys.map { key in
            "\(TerminalText.escaped(key)): \(JSONText.value(properties.value(key) ?? .null).text())"
        }.joined(separator: ", ")
    }
}
