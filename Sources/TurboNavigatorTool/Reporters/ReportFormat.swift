/// How the findings of `check` are written.
enum ReportFormat: String, CaseIterable, Sendable {
    /// For people: the line with a caret.
    case text
    case json
    /// For code scanning (SARIF 2.1.0).
    case sarif
    /// Annotations of GitHub Actions.
    case github
}
