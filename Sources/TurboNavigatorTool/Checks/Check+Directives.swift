import TurboCore

extension Check {
    /// Checks of the directives in a file's comments.
    static let directives: [Check] = [
        Check(
            id: "unknown-directive", severity: .warning, title: "a comment for this tool that it does not understand",
            rationale: """
                "comment": "turbo-navigator: for hotwire-ios; disable open-end" beside the rules names the libraries that \
                read the file, and the checks that are not wanted; in a rule it counts for that rule.
                """,
            triggers: [
                Example(#"{"comment": "turbo-navigator: disable open-ends", "rules": []}"#),
                Example(#"{"comment": "turbo-navigator: for ios", "rules": []}"#),
            ],
            accepts: [
                Example(#"{"comment": "turbo-navigator: for hotwire-ios; disable open-end", "rules": []}"#),
                Example(#"{"comment": "For the app.", "rules": []}"#),
            ]
        ) { subject in
            CheckDirectives(subject.text).mistakes.map { mistake in
                let hint =
                    mistake.nearest.map { "Did you mean \"\($0)\"?" }
                    ?? "Write \"turbo-navigator: disable ID\" or \"turbo-navigator: for hotwire-ios\"; \"check --list\" has all IDs."
                return subject.finding(
                    "\"\(mistake.word)\" in this comment means nothing. \(hint)", suggestion: mistake.nearest,
                    at: mistake.node)
            }
        }
    ]

    /// The identifiers of all checks.
    static let ids: [String] = all.map(\.id)
}
