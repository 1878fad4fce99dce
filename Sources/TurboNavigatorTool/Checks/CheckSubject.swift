import Foundation
import TurboCore

/// What the checks look at: one file, and the paths of the app if they are known.
struct CheckSubject: Sendable {
    let text: PathConfigurationText
    /// nil if the app's paths are not known.
    let routes: [Route]?
    let matchesQuery: Bool
    let rules: [RuleSource]
    /// What the configuration makes of the app's paths.
    let routeMatches: [PathMatch]

    init(_ data: Data, routes: [Route]? = nil, matchesQuery: Bool = false) {
        let text = PathConfigurationText(data)
        self.text = text
        self.routes = routes
        self.matchesQuery = matchesQuery
        let decoded = Dictionary(text.document.rules.map { ($0.index, $0) }, uniquingKeysWith: { first, _ in first })
        rules = text.ruleNodes.enumerated().map { index, node in
            RuleSource(index: index, node: node, rule: decoded[index])
        }
        routeMatches = (routes ?? []).map {
            text.document.match(path: $0.path, matchQueryStrings: matchesQuery)
        }
    }

    /// All findings of all checks, in the order of the file.
    func diagnostics(file: String) -> [Diagnostic] {
        let found = Check.all.flatMap { check in check.find(self).map { Diagnostic($0, of: check, in: file) } }
        let sorted = found.enumerated().sorted { first, second in
            (first.element.position?.line ?? 0, first.element.position?.column ?? 0, first.offset)
                < (second.element.position?.line ?? 0, second.element.position?.column ?? 0, second.offset)
        }
        return sorted.map(\.element)
    }

    /// A finding that points at a part of the file.
    func finding(
        _ message: String, suggestion: String? = nil, at node: JSONNode, rule: RuleSource? = nil,
        severity: Check.Severity? = nil
    ) -> Finding {
        Finding(
            message, suggestion: suggestion, at: text.lines.position(at: node.offset), rule: rule?.index,
            severity: severity)
    }

    /// A finding that points at a key.
    func finding(
        _ message: String, suggestion: String? = nil, atKey member: JSONNode.Member, rule: RuleSource? = nil,
        severity: Check.Severity? = nil
    ) -> Finding {
        Finding(
            message, suggestion: suggestion, at: text.lines.position(at: member.offset), rule: rule?.index,
            severity: severity)
    }

    /// A pattern as it is written in the file, with each backslash doubled.
    static func written(_ pattern: String) -> String {
        String(JSONText.quoted(pattern).dropFirst().dropLast())
    }
}
