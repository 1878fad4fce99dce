import Foundation
import TurboCore

extension Check {
    private static func rules(_ pattern: String) -> String {
        #"{"rules": [{"patterns": [""# + pattern + #""], "properties": {"context": "modal"}}]}"#
    }

    /// Checks that need the paths of the app.
    static let routes: [Check] = [
        Check(
            id: "unmatched-pattern", severity: .warning, title: "a pattern that matches no path of the app (--routes)",
            rationale: """
                A pattern that matches none of the app's paths has no effect. Usually it's misspelled, such as "/edi$" for \
                "/edit$". This is only reported with --routes. Values of route parameters are made up, so a pattern that could \
                match another value is only a note.
                """,
            triggeringExamples: [
                Example(rules("/edi$"), routes: "/posts\n/posts/1/edit\n"),
                Example(rules("^/pages/about$"), routes: "page GET /pages/:slug(.:format) pages#show\n"),
            ],
            nonTriggeringExamples: [
                Example(rules("/edit$"), routes: "/posts\n/posts/1/edit\n"), Example(rules("/edi$")),
                Example(rules("^/(en|de)/posts$"), routes: "posts GET (/:locale)/posts(.:format) posts#index\n"),
            ], find: unmatched)
    ]

    @Sendable private static func unmatched(_ subject: CheckSubject) -> [Finding] {
        guard let routes = subject.routes, !routes.matches.isEmpty else { return [] }
        let words = RouteWords(routes.matches.map(\.route))
        return each(in: subject) { rule, pattern in
            guard !pattern.text.contains("historical_location"), pattern.text != "^$",
                routes.matches(of: pattern).isEmpty
            else { return nil }
            if let suggestion = words.correction(of: pattern.text) {
                return finding(
                    pattern, rule, "Did you mean \"\(CheckSubject.written(suggestion))\"?", suggestion, subject)
            }
            let couldMatch = words.templateFor(pattern, rule)
            let hint = couldMatch.map { "It could match another value of \"\($0)\"." } ?? ""
            return finding(pattern, rule, hint, nil, subject).with(couldMatch == nil ? nil : .note)
        }
    }

    private static func finding(
        _ pattern: RuleInFile.Pattern, _ rule: RuleInFile, _ hint: String, _ suggestion: String?,
        _ subject: CheckSubject
    ) -> Finding {
        let count = subject.routes?.count ?? 0
        let paths = count == 1 ? "doesn't match the only path" : "matches none of the \(count) paths"
        return subject.finding(
            "\"\(pattern.text)\" \(paths).\(hint.isEmpty ? "" : " ")\(hint)", replacing: pattern, with: suggestion,
            rule: rule)
    }
}
