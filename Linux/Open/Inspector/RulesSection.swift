internal import GObjectKit
import TurboCore
import TurboNavigatorTool

/// The section with the source of the path configuration, and the findings of `check`, errors first.
@MainActor
final class RulesSection: InspectorSection {
    let title = "Rules"
    let icon = "emblem-documents-symbolic"
    private let journal: Journal
    private let configuration: PathConfiguration
    private let source = RowGroup("Path Configuration", placeholder: "None: every page is pushed")
    private let findings = RowGroup("Findings", placeholder: "No problems found")
    private var shown: ([RuleFindings.Finding], String) = ([], "")

    var groups: [RowGroup] { [source, findings] }

    init(_ journal: Journal, _ configuration: PathConfiguration) {
        self.journal = journal
        self.configuration = configuration
    }

    func update() {
        let list = journal.findings?.list ?? []
        let name = configuration.sources.map { "\($0)" }.joined(separator: ", ")
        let count = configuration.rules.count
        let text = name.isEmpty ? "" : "\(count) \(count == 1 ? "rule" : "rules")"
        guard shown != (list, name + text) else { return }
        shown = (list, name + text)
        source.set(name.isEmpty ? [] : [Rows.row(name, text)])
        findings.set(list.map(Self.row))
    }

    private static func row(_ finding: RuleFindings.Finding) -> GObjectReference {
        switch finding.severity {
        case .error: Rows.row(finding.message, finding.place, icon: "dialog-error-symbolic", look: "error")
        case .warning: Rows.row(finding.message, finding.place, icon: "dialog-warning-symbolic", look: "warning")
        case .note: Rows.row(finding.message, finding.place, icon: "dialog-information-symbolic")
        }
    }
}
