import Foundation
import TurboCore

extension Check {
    /// What only shows beside the paths of the app.
    static let routes: [Check] = [
        Check(
            id: "unmatched-pattern", severity: .warning, title: "a pattern that matches no path of the app (--routes)",
            rationale: """
                A pattern that matches none of the app's paths has no effect; mostly it is misspelt, as "/edi$" in the manual that \
                this library began with. It is only reported with --routes.
                """,
            triggers: [
                Example(
                    #"{"rules": [{"patterns": ["/edi$"], "properties": {"context": "modal"}}]}"#,
                    routes: "/posts\n/posts/1/edit\n")
            ],
            accepts: [
                Example(
                    #"{"rules": [{"patterns": ["/edit$"], "properties": {"context": "modal"}}]}"#,
                    routes: "/posts\n/posts/1/edit\n"),
                Example(#"{"rules": [{"patterns": ["/edi$"], "properties": {"context": "modal"}}]}"#),
            ], find: unmatched)
    ]

    @Sendable private static func unmatched(_ subject: CheckSubject) -> [Finding] {
        guard let routes = subject.routes, !routes.isEmpty else { return [] }
        let words = Set(routes.flatMap { $0.path.split(separator: "/").map(String.init) }).sorted()
        return each(in: subject) { rule, pattern in
            guard !pattern.text.contains("historical_location"),
                !routes.contains(where: { isMatched(by: pattern, of: rule, $0, in: subject) })
            else { return nil }
            let suggestion = correction(of: pattern.text, among: words, rule, routes)
            let hint = suggestion.map { " Did you mean \"\(CheckSubject.written($0))\"?" } ?? ""
            return subject.finding(
                "\"\(pattern.text)\" matches none of the \(routes.count) paths.\(hint)", suggestion: suggestion,
                at: pattern.node, rule: rule)
        }
    }

    private static func isMatched(
        by pattern: RuleSource.Pattern, of rule: RuleSource, _ route: Route, in subject: CheckSubject
    ) -> Bool {
        rule.matches(PathMatch.searchedText(route.path, matchQueryStrings: subject.matchesQuery), pattern)
    }

    /// The pattern with one of its words replaced by the nearest word of the paths, if it then matches one.
    private static func correction(
        of pattern: String, among words: [String], _ rule: RuleSource, _ routes: [Route]
    ) -> String? {
        let parts = pattern.split(whereSeparator: { !($0.isLetter || $0 == "_") }).map(String.init)
        for part in parts.reversed() where part.count > 2 {
            guard let nearest = NearestWord.to(part, among: words), let range = pattern.range(of: part) else {
                continue
            }
            let corrected = pattern.replacingCharacters(in: range, with: nearest)
            let matches = routes.contains { $0.path.range(of: corrected, options: .regularExpression) != nil }
            if matches { return corrected }
        }
        return nil
    }
}
