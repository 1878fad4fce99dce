import Foundation
import TurboCore
import TurboNavigator
import TurboNavigatorTool

/// The section with the rules in force, those of the visible page marked, their source, and the findings of `check`,
/// errors first.
@MainActor
final class RulesSection: InspectorSection {
    let title = "Rules"
    let icon = "emblem-documents-symbolic"
    /// The current stacks.
    var state: @MainActor () -> NavigationState? = { nil }
    private let journal: Journal
    private let configuration: PathConfiguration
    private let source = RowGroup("Path Configuration", placeholder: "None: every page is pushed")
    private let rules = RowGroup("Rules in Force", placeholder: "None")
    private let findings = RowGroup("Findings", placeholder: "No problems found")

    var groups: [RowGroup] { [source, rules, findings] }

    init(_ journal: Journal, _ configuration: PathConfiguration) {
        self.journal = journal
        self.configuration = configuration
    }

    func update(_ filter: RowFilter) {
        let sources = configuration.sources.map { "\($0)" }
        source.show(sources.map { ($0, RowContent(title: $0)) }, filter)
        let match = state()?.visibleURL.map(configuration.match)
        let matching = Dictionary(match?.reasons.map { ($0.rule.index, $0.pattern) } ?? []) { first, _ in first }
        rules.show(configuration.rules.map { ("\($0.index)", Self.content($0, matching[$0.index])) }, filter)
        let list = journal.findings?.list ?? []
        findings.show(
            list.enumerated().map { ("\($0.offset) \($0.element.message)", Self.content($0.element)) }, filter)
    }

    /// - Parameter pattern: the pattern that the visible page matches; nil if it matches none.
    private static func content(_ rule: PathRule, _ pattern: String?) -> RowContent {
        RowContent(
            title: "\(rule.index + 1). \(rule.patterns.joined(separator: ", "))", subtitle: rule.properties.lines,
            badge: pattern.map { _ in ("✓ Matches", "accent") })
    }

    private static func content(_ finding: RuleFindings.Finding) -> RowContent {
        let icon =
            switch finding.severity {
            case .error: ("dialog-error-symbolic", "error")
            case .warning: ("dialog-warning-symbolic", "warning")
            case .note: ("dialog-information-symbolic", "dim-label")
            }
        return RowContent(title: finding.message, subtitle: finding.place, icon: icon)
    }
}

extension NavigationState {
    /// The top screen of the visible stack.
    var visibleScreen: Screen? { self[isModalPresented ? .modal : .main].last }

    /// The URL of the visible page; nil for a native screen. The server may have redirected the visit.
    var visibleURL: URL? { visibleScreen.flatMap { $0.redirectedURL ?? $0.routedURL } }
}
