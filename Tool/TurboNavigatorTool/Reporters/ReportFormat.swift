/// The output formats for findings.
enum ReportFormat: String, CaseIterable, Sendable {
    /// Text for people: the line with a caret.
    case text
    case json
    /// SARIF 2.1.0 for code scanning.
    case sarif
    /// Annotations of GitHub Actions.
    case github
}
