import Foundation
import TurboCore

/// The input of the checks: one file as one library reads it, and the paths of the app if they are known.
struct CheckSubject: Sendable {
    let text: PathConfigurationText
    /// The library that the file is checked for.
    let library: ConfigurationLibrary
    /// All libraries that read the file. Suggestions must work for all of them.
    let libraries: [ConfigurationLibrary]
    /// The matches of the rules for the app's paths, or nil if the paths aren't known.
    let routes: RouteMatches?
    let matchesQuery: Bool
    /// The usable rules, as the library reads them.
    let document: PathConfigurationDocument
    let rules: [RuleInFile]

    init(_ text: PathConfigurationText, _ options: CheckOptions = CheckOptions(), library: ConfigurationLibrary? = nil)
    {
        let libraries = options.libraries
        let library = library ?? libraries.first ?? .turboNavigator
        let document = text.document.read(by: library).indexed
        self.text = text
        self.document = document
        (self.library, self.libraries) = (library, libraries)
        matchesQuery = options.matchesQuery(library)
        let decoded = Dictionary(document.rules.map { ($0.index, $0) }, uniquingKeysWith: { first, _ in first })
        rules = text.ruleNodes.enumerated().map { index, node in
            RuleInFile(index: index, node: node, rule: decoded[index])
        }
        routes = options.routes.map { [matchesQuery] in
            RouteMatches($0, document, library, matchesQuery: matchesQuery)
        }
    }

    /// Whether no other library reads the file.
    var isAlone: Bool { libraries == [library] }

    /// Returns a finding that points to a part of the file.
    func finding(
        _ message: String, suggestion: String? = nil, at node: JSONNode, rule: RuleInFile? = nil,
        severity: Check.Severity? = nil, fix: Fix? = nil, advice: [Fix] = []
    ) -> Finding {
        Finding(
            message, suggestion: suggestion, at: node.offset..<node.end, rule: rule?.index, severity: severity,
            fix: fix, advice: advice)
    }

    /// Returns a finding that points to a key.
    func finding(
        _ message: String, suggestion: String? = nil, atKey member: JSONNode.Member, rule: RuleInFile? = nil,
        severity: Check.Severity? = nil, fix: Fix? = nil, advice: [Fix] = []
    ) -> Finding {
        Finding(
            message, suggestion: suggestion, at: member.offset..<member.keyEnd, rule: rule?.index, severity: severity,
            fix: fix, advice: advice)
    }

    /// Returns a finding about a pattern, with a replacement.
    ///
    /// - Parameter isCertain: whether the pattern matches nothing now, so that replacing it loses nothing.
    func finding(
        _ message: String, replacing pattern: RuleInFile.Pattern, with text: String?, rule: RuleInFile,
        severity: Check.Severity? = nil, isCertain: Bool = false
    ) -> Finding {
        let node = pattern.node
        let fix = text.map { replacement(of: node, by: JSONText.quoted($0)) }
        return finding(
            message, suggestion: text, at: node, rule: rule, severity: severity, fix: isCertain ? fix : nil,
            advice: fix.map { [$0] } ?? [])
    }

    /// A pattern as written in JSON, with each backslash doubled.
    static func written(_ pattern: String) -> String {
        String(JSONText.quoted(pattern).dropFirst().dropLast())
    }

    /// The end of a pattern that matches the end of a path in all named libraries. Allows for a slash and a query if
    /// one of them keeps those.
    var endOfPath: String {
        let keepsSlash = libraries.contains { $0.keepsPathAsWritten }
        let hasQuery = matchesQuery || libraries.contains { $0.matchesQueryByDefault }
        return (keepsSlash ? "/?" : "") + (hasQuery ? #"(\?.*)?"# : "") + "$"
    }
}
