import TurboCore

extension Check {
    /// Checks of the directives in a file's comments.
    static let directives: [Check] = [
        Check(
            id: "unknown-directive", severity: .warning, title: "an unknown directive for this tool in a comment",
            rationale: """
                "comment": "turbo-navigator: for hotwire-ios; disable open-end" next to the rules names the libraries that \
                read the file and disables checks. In a rule it disables checks for that rule.
                """,
            triggeringExamples: [
                Example(#"{"comment": "turbo-navigator: disable open-ends", "rules": []}"#),
                Example(#"{"comment": "turbo-navigator: for ios", "rules": []}"#),
            ],
            nonTriggeringExamples: [
                Example(#"{"comment": "turbo-navigator: for hotwire-ios; disable open-end", "rules": []}"#),
                Example(#"{"comment": "For the app.", "rules": []}"#),
            ]
        ) { subject in
            CheckDirectives(subject.text).mistakes.map { mistake in
                let hint =
                    mistake.nearest.map { "Did you mean \"\($0)\"?" }
                    ?? "Write \"turbo-navigator: disable ID\" or \"turbo-navigator: for hotwire-ios\". \"check --list\" lists all IDs."
                return subject.finding(
                    "Unknown word \"\(mistake.word)\" in this directive. \(hint)", suggestion: mistake.nearest,
                    at: mistake.node, advice: mistake.nearest.map { [subject.replacement(of: mistake, by: $0)] } ?? [])
            }
        }
    ]

    /// The identifiers of all checks.
    static let ids: [String] = all.map(\.id)
}
