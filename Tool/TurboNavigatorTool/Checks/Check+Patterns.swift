import TurboCore

extension Check {
    static func pattern(
        _ text: String, routes: String? = nil, matchesQuery: Bool = false,
        for library: ConfigurationLibrary = .turboNavigator
    ) -> Example {
        Example(
            "{\"rules\": [{\"patterns\": [\"\(text)\"], \"properties\": {\"context\": \"modal\"}}]}",
            routes: routes, matchesQuery: matchesQuery, for: library)
    }

    /// Checks of single patterns.
    static let patterns: [Check] = [
        diagnosticCheck(
            .invalidPattern, .error, "a pattern that isn't a regular expression",
            rationale: """
                Patterns are regular expressions in the syntax of NSRegularExpression. A pattern that doesn't compile has no \
                effect; the other patterns of its rule still apply.
                """,
            triggeringExamples: [
                pattern("/users/("), pattern("*/new"), pattern("/[z-a]"), pattern(""),
                pattern("/users/(", for: .hotwireAndroid),
            ],
            nonTriggeringExamples: [pattern("/users/(new|edit)$")],
            consequences: [
                LibraryConsequence(.turboNavigator, .hotwireIOS, .turboIOS, text: "the pattern is ignored."),
                LibraryConsequence(
                    .hotwireAndroid, .turboAndroid,
                    text: """
                        the pattern is ignored, but a debug build of the library stops the app when it uses it. An empty \
                        pattern matches every path.
                        """),
            ]),
        Check(
            id: "open-end", severity: .warning, title: "a pattern that also matches longer words",
            rationale: """
                A pattern is searched anywhere in the path, so "/new" also matches "/news". Write "/new$" to match only the end of \
                the path. "new$" also matches "/renew". This is a warning if --routes has a path that is matched in the \
                middle of a word, and otherwise a note.
                """,
            triggeringExamples: [
                pattern("/new"), pattern("/posts/.+/edit"), pattern("/.*(?:new|edit)$"),
                pattern("/new", routes: "/posts/new\n/news\n"),
                Example(
                    #"{"rules": [{"patterns": ["/post"], "properties": {"tab": 1}}]}"#, routes: "/post\n/poster\n"),
            ],
            nonTriggeringExamples: [
                pattern("/new$"), pattern("/new/"), pattern("/users/sign_in"), pattern("/(new|edit)$"), pattern(".*"),
            ], find: openEnds),
        Check(
            id: "end-anchor-defeated", severity: .warning,
            title: "an end anchor that fails because of a slash or a query",
            rationale: """
                This library removes a slash at the end of a path before it matches patterns, so "/new/$" matches nothing. If \
                the search includes the query, "/new$" doesn't match "/new?draft=1". In Hotwire Native, it doesn't match \
                "/new/" either. For Hotwire Native, this is only reported if --routes has such a path.
                """,
            triggeringExamples: [
                pattern("/new/$"), pattern("/new$", matchesQuery: true),
                pattern("/new$", routes: "/new\n/new?draft=1\n", for: .hotwireIOS),
                pattern("/new$", routes: "/new\n/new/\n", for: .hotwireAndroid),
            ],
            nonTriggeringExamples: [
                pattern("/new$"), pattern("^/$"), pattern("/new/?$"), pattern(#"/new(\\?.*)?$"#, matchesQuery: true),
                pattern("/new$", for: .hotwireIOS), pattern("/new/$", for: .hotwireIOS),
            ], find: defeatedAnchors),
        Check(
            id: "never-matches", severity: .warning, title: "a pattern that requires something no path contains",
            rationale: """
                Patterns are searched in the path. It begins with a slash, and doesn't include the host, the fragment or (without \
                matchQueryStrings) the query. The name of a helper of Rails isn't a path. A backslash doubled once too often \
                matches a backslash. This library decodes the path first, so it never contains "%20"; Hotwire Native doesn't, \
                so it never contains "é".
                """,
            triggeringExamples: [
                pattern("https://example.com/new"), pattern(#"/posts\\?page=1"#), pattern(#"/posts/\\\\d+"#),
                pattern("/posts#top"), pattern("^posts/new$"), pattern("/caf%C3%A9$"),
                pattern("/café$", for: .hotwireIOS), pattern("/turbo_recede_historical_location_url"),
            ],
            nonTriggeringExamples: [
                pattern(#"/posts/\\d+"#), pattern(#"/posts\\?page=1"#, matchesQuery: true),
                pattern(#"/posts\\?page=1"#, for: .hotwireIOS), pattern("/café$"),
                pattern("/caf%C3%A9$", for: .hotwireIOS), pattern("recede_historical_location$"),
            ], find: impossible),
        Check(
            id: "empty-path", severity: .warning, title: "a pattern for an empty path",
            rationale: """
                "^$" is meant for a URL without a path, "https://example.com". This library matches patterns against "/" in this case, so "^$" \
                never matches; in Hotwire Native it does. If the rule also has a pattern for "/", this is only a note.
                """,
            triggeringExamples: [
                pattern("^$"), Example(#"{"rules": [{"patterns": ["^$", "^/$"], "properties": {"tab": 1}}]}"#),
            ],
            nonTriggeringExamples: [pattern("^/$"), pattern("^/?$"), pattern("^$", for: .hotwireAndroid)],
            libraries: [.turboNavigator], find: emptyPaths),
        Check(
            id: PathConfigurationDiagnostic.Code.slowPattern.rawValue, severity: .error,
            title: "a pattern whose search takes too long",
            rationale: """
                Nested repetitions such as (a+)+ make the search try every way to divide a path; their number doubles with each \
                letter. Turbo Navigator stops such a search and ignores the pattern. With other libraries, the app doesn't respond.
                """,
            triggeringExamples: [pattern("^/([a-z]+-?)+/edit$"), pattern("/(a+)+$")],
            nonTriggeringExamples: [pattern("^/[a-z-]+/edit$"), pattern(#"^/users/\\d+/.*$"#)],
            find: { subject in
                each(in: subject) { rule, pattern in
                    guard let path = slowPath(pattern, rule.rule) else { return nil }
                    let effect =
                        subject.library == .turboNavigator
                        ? "The app stops it and ignores the pattern." : "The app doesn't respond until it ends."
                    return subject.finding(
                        "The search for this pattern takes too many steps, in \"\(path)\" for example. \(effect) "
                            + "Rewrite the nested repetition.",
                        at: pattern.node, rule: rule)
                }
            }),
    ]

    /// The findings for all patterns of all rules.
    static func each(
        in subject: CheckSubject, _ find: (RuleInFile, RuleInFile.Pattern) -> Finding?
    ) -> [Finding] {
        subject.rules.flatMap { rule in rule.patterns.compactMap { find(rule, $0) } }
    }

    /// A path in which the search for a pattern takes too long, built from the pattern's own letters.
    private static func slowPath(_ pattern: RuleInFile.Pattern, _ rule: PathRule?) -> String? {
        // A single repetition is fast in any path of this length.
        let repetitions = pattern.text.filter { "*+?{".contains($0) }.count
        guard let rule, repetitions > 1 else { return nil }
        let stems = Set(pattern.samples.flatMap { [$0, String($0.prefix(2))] } + ["/"]).sorted()
        let letters = ["a", "1", "x", "/", "a-", "a/", "-", "a1"]
        for stem in stems {
            for letter in letters {
                let path = stem + String(repeating: letter, count: 40) + "!"
                if rule.isSlow(pattern.text, in: path) { return path }
            }
        }
        return nil
    }
}
