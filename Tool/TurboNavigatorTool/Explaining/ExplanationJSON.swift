import TurboCore

/// Explanations as JSON.
enum ExplanationJSON {
    static func text(_ explanations: [PathExplanation]) -> String {
        JSONText.object([("paths", .array(explanations.map(path)))]).text()
    }

    private static func path(_ explanation: PathExplanation) -> JSONText {
        .object([
            ("path", .string(explanation.path)), ("for", .string(explanation.library.rawValue)),
            ("searched", .string(explanation.match.text)), ("properties", .properties(explanation.match.properties)),
            ("rules", .array(explanation.outcomes.map(rule))),
            ("builtIn", .string(explanation.match.builtInRule?.path)),
            ("complete", .value(.bool(explanation.match.isComplete))),
            ("fromDefault", .string(explanation.fromDefault)), ("fromModal", .string(explanation.fromModal)),
        ])
    }

    private static func rule(_ outcome: RuleOutcome) -> JSONText {
        var members: [(String, JSONText)] = [
            ("index", .integer(outcome.rule.index)), ("matched", .value(.bool(outcome.pattern != nil))),
            ("pattern", .string(outcome.pattern)),
        ]
        if let characters = outcome.characters { members.append(("characters", .string(characters.matched))) }
        return .object(members + [("sets", .properties(outcome.sets)), ("overrides", .properties(outcome.overrides))])
    }
}
