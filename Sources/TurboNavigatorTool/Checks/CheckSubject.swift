import Foundation
import TurboCore

/// What the checks look at: one file as one library reads it, and the paths of the app if they are known.
struct CheckSubject: Sendable {
    let text: PathConfigurationText
    /// The library.
    let platform: PathDialect
    /// All libraries that are to read the file. What is suggested must suit them all.
    let platforms: [PathDialect]
    /// What the rules make of the app's paths; nil if they are not known.
    let routes: RouteMatches?
    let matchesQuery: Bool
    let rules: [RuleSource]

    init(_ text: PathConfigurationText, _ options: CheckOptions = CheckOptions(), platform: PathDialect? = nil) {
        let platforms = options.platforms
        let platform = platform ?? platforms.first ?? .turboNavigator
        let document = text.document.read(by: platform)
        self.text = text
        (self.platform, self.platforms) = (platform, platforms)
        matchesQuery = options.matchesQuery(platform)
        let decoded = Dictionary(document.rules.map { ($0.index, $0) }, uniquingKeysWith: { first, _ in first })
        rules = text.ruleNodes.enumerated().map { index, node in
            RuleSource(index: index, node: node, rule: decoded[index])
        }
        routes = options.routes.map { [matchesQuery] in
            RouteMatches($0, document, platform, matchesQuery: matchesQuery)
        }
    }

    /// Whether the only library that reads the file is this one.
    var isAlone: Bool { platforms == [platform] }

    /// A finding that points at a part of the file.
    func finding(
        _ message: String, suggestion: String? = nil, at node: JSONNode, rule: RuleSource? = nil,
        severity: Check.Severity? = nil, fix: Fix? = nil
    ) -> Finding {
        Finding(
            message, suggestion: suggestion, at: node.offset..<node.end, rule: rule?.index, severity: severity,
            fix: fix)
    }

    /// A finding that points at a key.
    func finding(
        _ message: String, suggestion: String? = nil, atKey member: JSONNode.Member, rule: RuleSource? = nil,
        severity: Check.Severity? = nil, fix: Fix? = nil
    ) -> Finding {
        Finding(
            message, suggestion: suggestion, at: member.offset..<member.keyEnd, rule: rule?.index, severity: severity,
            fix: fix)
    }

    /// A finding about a pattern, with a pattern to write instead.
    ///
    /// - Parameter isCertain: whether the pattern matches nothing now, so that nothing is lost.
    func finding(
        _ message: String, replacing pattern: RuleSource.Pattern, with text: String?, rule: RuleSource,
        severity: Check.Severity? = nil, isCertain: Bool = false
    ) -> Finding {
        let node = pattern.node
        let fix = isCertain ? text.map { Fix(range: node.offset..<node.end, text: JSONText.quoted($0)) } : nil
        return finding(message, suggestion: text, at: node, rule: rule, severity: severity, fix: fix)
    }

    /// A pattern as it is written in the file, with each backslash doubled.
    static func written(_ pattern: String) -> String {
        String(JSONText.quoted(pattern).dropFirst().dropLast())
    }

    /// The end of a path in a pattern, such that all named libraries find it: with a slash and a query where they keep them.
    var endOfPath: String {
        let keepsSlash = platforms.contains { $0.keepsPathAsWritten }
        let hasQuery = matchesQuery || platforms.contains { $0.matchesQueryByDefault }
        return (keepsSlash ? "/?" : "") + (hasQuery ? #"(\?.*)?"# : "") + "$"
    }
}
