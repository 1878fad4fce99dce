import Foundation
import TurboCore

extension Check {
    static func pattern(
        _ text: String, routes: String? = nil, matchesQuery: Bool = false, for platform: PathDialect = .turboNavigator
    ) -> Example {
        Example(
            "{\"rules\": [{\"patterns\": [\"\(text)\"], \"properties\": {\"context\": \"modal\"}}]}",
            routes: routes, matchesQuery: matchesQuery, for: platform)
    }

    /// Checks of single patterns.
    static let patterns: [Check] = [
        reader(
            .invalidPattern, .error, "a pattern that is not a regular expression",
            rationale: """
                Patterns are regular expressions as NSRegularExpression reads them. One that does not compile matches nothing; \
                its rule goes on with the others.
                """,
            triggers: [pattern("/users/("), pattern("*/new"), pattern("/[z-a]"), pattern("")],
            accepts: [pattern("/users/(new|edit)$")]),
        Check(
            id: "glob-pattern", severity: .warning, title: "a pattern written as for a shell",
            rationale: """
                In a regular expression "*" repeats what stands before it. "/recipes/*" is "/recipes" with any number of \
                slashes, and so matches "/recipes_old" too. Write "^/recipes/.*" for everything below, or leave the end out.
                """,
            triggers: [pattern("/recipes/*"), pattern("/recipes/*/edit")],
            accepts: [pattern("/recipes/.*"), pattern("^/recipes/"), pattern("/recipes/[^/]*/edit")],
            find: { subject in
                each(in: subject) { rule, pattern in
                    guard hasGlob(pattern.text) else { return nil }
                    let meant = pattern.text.replacingOccurrences(of: "/*/", with: "/[^/]+/")
                        .replacingOccurrences(of: "/*", with: "/.*")
                    return subject.finding(
                        "\"/*\" is any number of slashes, not anything below a slash. Write \"\(CheckSubject.written(meant))\".",
                        replacing: pattern, with: meant, rule: rule)
                }
            }),
        Check(
            id: "open-end", severity: .warning, title: "a pattern that also hits longer words",
            rationale: """
                A pattern is searched anywhere in the path, so "/new" matches "/news" too. Write "/new$" for the end of the path. \
                It is a warning where --routes has a path that is hit in the middle of a word, and a note elsewhere.
                """,
            triggers: [
                pattern("/new"), pattern("/posts/.+/edit"), pattern("/new", routes: "/posts/new\n/news\n"),
                Example(
                    #"{"rules": [{"patterns": ["/post"], "properties": {"tab": 1}}]}"#, routes: "/post\n/poster\n"),
            ],
            accepts: [pattern("/new$"), pattern("/new/"), pattern("/users/sign_in")], find: openEnds),
        Check(
            id: "end-anchor-defeated", severity: .warning, title: "an end that paths do not have",
            rationale: """
                This library drops a slash at the end of a path before patterns are searched, so "/new/$" matches nothing. Where \
                the query is searched too, "/new$" does not match "/new?draft=1", and in Hotwire Native it does not match \
                "/new/". For Hotwire Native that is only reported if --routes has such a path.
                """,
            triggers: [
                pattern("/new/$"), pattern("/new$", matchesQuery: true),
                pattern("/new$", routes: "/new\n/new?draft=1\n", for: .hotwireIOS),
                pattern("/new$", routes: "/new\n/new/\n", for: .hotwireAndroid),
            ],
            accepts: [
                pattern("/new$"), pattern("^/$"), pattern("/new/?$"), pattern(#"/new(\\?.*)?$"#, matchesQuery: true),
                pattern("/new$", for: .hotwireIOS), pattern("/new/$", for: .hotwireIOS),
            ], find: defeatedAnchors),
        Check(
            id: "never-matches", severity: .warning, title: "a pattern with something that no path has",
            rationale: """
                Patterns are searched in the path. Host, fragment and (without matchQueryStrings) query are not part of it, each \
                path begins with a slash, and a backslash doubled once too often looks for a backslash. This library decodes \
                the path first, so "%20" is never in it; Hotwire Native does not, so "é" never is.
                """,
            triggers: [
                pattern("https://example.com/new"), pattern(#"/posts\\?page=1"#), pattern(#"/posts/\\\\d+"#),
                pattern("/posts#top"), pattern("^posts/new$"), pattern("/caf%C3%A9$"),
                pattern("/café$", for: .hotwireIOS),
            ],
            accepts: [
                pattern(#"/posts/\\d+"#), pattern(#"/posts\\?page=1"#, matchesQuery: true),
                pattern(#"/posts\\?page=1"#, for: .hotwireIOS), pattern("/café$"),
                pattern("/caf%C3%A9$", for: .hotwireIOS),
            ], find: impossible),
        Check(
            id: "empty-path", severity: .warning, title: "a pattern for an empty path",
            rationale: """
                "^$" is for a URL without a path, "https://example.com". This library searches "/" there, so that "^$" never \
                matches; in Hotwire Native it does. If the rule has a pattern for "/" too, this is only noted.
                """,
            triggers: [pattern("^$"), Example(#"{"rules": [{"patterns": ["^$", "^/$"], "properties": {"tab": 1}}]}"#)],
            accepts: [pattern("^/$"), pattern("^/?$"), pattern("^$", for: .hotwireAndroid)],
            platforms: [.turboNavigator], find: emptyPaths),
        Check(
            id: PathConfigurationDiagnostic.Code.slowPattern.rawValue, severity: .error,
            title: "a pattern whose search takes too long",
            rationale: """
                Nested repetitions such as (a+)+ make the search try every way to divide a path, which doubles with each \
                letter. The app stops such a search and sets the pattern aside, so it does not count.
                """,
            triggers: [pattern("^/([a-z]+-?)+/edit$"), pattern("/(a+)+$")],
            accepts: [pattern("^/[a-z-]+/edit$"), pattern(#"^/users/\\d+/.*$"#)],
            find: { subject in
                each(in: subject) { rule, pattern in
                    guard let path = slowPath(pattern, rule.rule) else { return nil }
                    return subject.finding(
                        "The search for this pattern takes too many steps, in \"\(path)\" for example, and is stopped; it "
                            + "does not count then. Rewrite the nested repetition.",
                        at: pattern.node, rule: rule)
                }
            }),
    ]

    /// The findings for all patterns of all rules.
    static func each(
        in subject: CheckSubject, _ find: (RuleSource, RuleSource.Pattern) -> Finding?
    ) -> [Finding] {
        subject.rules.flatMap { rule in rule.patterns.compactMap { find(rule, $0) } }
    }

    private static func hasGlob(_ pattern: String) -> Bool {
        guard let place = pattern.range(of: "/*") else { return false }
        let after = pattern[place.upperBound...].first
        return after == nil || after == "/" || after == "$" || after == "*"
    }

    /// A path in which the search for a pattern takes too long, built from the pattern's own letters.
    private static func slowPath(_ pattern: RuleSource.Pattern, _ rule: PathRule?) -> String? {
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
