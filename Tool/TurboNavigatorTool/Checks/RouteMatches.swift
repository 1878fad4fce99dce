import TurboCore

/// The matches of a file's rules for the app's paths, computed once for all checks.
struct RouteMatches: Sendable {
    /// A path and the rules that match it.
    struct RouteMatch: Sendable {
        let route: Route
        let match: PathMatch
    }

    let matches: [RouteMatch]
    /// The number of distinct rows in the list.
    let count: Int
    /// For each rule, the paths that it matches, as indices in `matches`.
    private let ofRule: [Int: [Int]]
    /// For each pattern, the paths that it matches, as indices in `matches`.
    private let ofPattern: [String: [Int]]
    /// For each pattern, the paths that it matches without their query and their slash at the end, as indices in
    /// `matches`. Only of paths that have one.
    private let ofPatternWithoutEnd: [String: [Int]]

    init(_ routes: [Route], _ document: PathConfigurationDocument, _ library: ConfigurationLibrary, matchesQuery: Bool)
    {
        matches = routes.map {
            RouteMatch(route: $0, match: document.match(address: $0.address, library, matchesQuery: matchesQuery))
        }
        count = Set(routes.map(\.name)).count
        var (ofRule, ofPattern, withoutEnd): ([Int: [Int]], [String: [Int]], [String: [Int]]) = ([:], [:], [:])
        let patterns = document.patternsAsRules.indexed
        for (index, match) in matches.enumerated() {
            for reason in match.match.reasons { ofRule[reason.rule.index, default: []].append(index) }
            let found = patterns.match(address: match.route.address, library, matchesQuery: matchesQuery)
            for reason in found.reasons { ofPattern[reason.pattern, default: []].append(index) }
            let text = Self.withoutEnd(match.match.text)
            guard text.utf8.count < match.match.text.utf8.count else { continue }
            for reason in patterns.match(searched: text, library).reasons {
                withoutEnd[reason.pattern, default: []].append(index)
            }
        }
        (self.ofRule, self.ofPattern, ofPatternWithoutEnd) = (ofRule, ofPattern, withoutEnd)
    }

    /// Returns a text without its query and the slash at the end of its path.
    private static func withoutEnd(_ text: String) -> String {
        let path = text.utf8.prefix { $0 != UInt8(ascii: "?") }
        let hasSlash = path.count > 1 && path.last == UInt8(ascii: "/")
        return String(decoding: hasSlash ? path.dropLast() : path, as: UTF8.self)
    }

    func matches(of rule: RuleInFile) -> [RouteMatch] { (ofRule[rule.index] ?? []).map { matches[$0] } }

    func matches(of pattern: RuleInFile.Pattern) -> [RouteMatch] { (ofPattern[pattern.text] ?? []).map { matches[$0] } }

    /// Returns the first path that a pattern would match without its query and the slash at its end, and that no
    /// pattern of the rule matches.
    func firstMissed(by pattern: RuleInFile.Pattern, of rule: RuleInFile) -> RouteMatch? {
        let matched = Set(ofRule[rule.index] ?? [])
        return ofPatternWithoutEnd[pattern.text]?.first { !matched.contains($0) }.map { matches[$0] }
    }
}
