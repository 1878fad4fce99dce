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

    init(_ routes: [Route], _ document: PathConfigurationDocument, _ library: ConfigurationLibrary, matchesQuery: Bool)
    {
        matches = routes.map {
            RouteMatch(route: $0, match: document.match(address: $0.address, library, matchesQuery: matchesQuery))
        }
        count = Set(routes.map(\.name)).count
        var (ofRule, ofPattern): ([Int: [Int]], [String: [Int]]) = ([:], [:])
        let patterns = document.patternsAsRules
        for (index, match) in matches.enumerated() {
            for reason in match.match.reasons { ofRule[reason.rule.index, default: []].append(index) }
            let found = patterns.match(address: match.route.address, library, matchesQuery: matchesQuery)
            for reason in found.reasons { ofPattern[reason.pattern, default: []].append(index) }
        }
        (self.ofRule, self.ofPattern) = (ofRule, ofPattern)
    }

    func matches(of rule: RuleInFile) -> [RouteMatch] { (ofRule[rule.index] ?? []).map { matches[$0] } }

    func matches(of pattern: RuleInFile.Pattern) -> [RouteMatch] { (ofPattern[pattern.text] ?? []).map { matches[$0] } }
}
