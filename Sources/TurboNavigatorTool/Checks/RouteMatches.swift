import TurboCore

/// The matches of a file's rules for the app's paths, computed once for all checks.
struct RouteMatches: Sendable {
    /// A path and the rules that match it.
    struct Hit: Sendable {
        let route: Route
        let match: PathMatch
    }

    let hits: [Hit]
    /// The number of distinct rows in the list.
    let count: Int
    /// For each rule, the paths that it matches, as indices in `hits`.
    private let ofRule: [Int: [Int]]
    /// For each pattern, the paths that it matches, as indices in `hits`.
    private let ofPattern: [String: [Int]]

    init(_ routes: [Route], _ document: PathConfigurationDocument, _ platform: PathDialect, matchesQuery: Bool) {
        hits = routes.map {
            Hit(route: $0, match: document.match(address: $0.address, platform, matchesQuery: matchesQuery))
        }
        count = Set(routes.map(\.name)).count
        var (ofRule, ofPattern): ([Int: [Int]], [String: [Int]]) = ([:], [:])
        let patterns = document.patternsAsRules
        for (index, hit) in hits.enumerated() {
            for reason in hit.match.reasons { ofRule[reason.rule.index, default: []].append(index) }
            let found = patterns.match(address: hit.route.address, platform, matchesQuery: matchesQuery)
            for reason in found.reasons { ofPattern[reason.pattern, default: []].append(index) }
        }
        (self.ofRule, self.ofPattern) = (ofRule, ofPattern)
    }

    func hits(of rule: RuleSource) -> [Hit] { (ofRule[rule.index] ?? []).map { hits[$0] } }

    func hits(of pattern: RuleSource.Pattern) -> [Hit] { (ofPattern[pattern.text] ?? []).map { hits[$0] } }
}
