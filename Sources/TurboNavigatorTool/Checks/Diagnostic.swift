import TurboCore

/// A finding as it is reported: with its check and its file.
struct Diagnostic: Sendable, Equatable {
    let id: String
    let severity: PathConfigurationDiagnostic.Severity
    let message: String
    let suggestion: String?
    let file: String
    let position: PathConfigurationDiagnostic.Position?
    let rule: Int?

    init(_ finding: Finding, of check: Check, in file: String) {
        id = check.id
        severity = finding.severity ?? check.severity
        message = finding.message
        suggestion = finding.suggestion
        self.file = file
        position = finding.position
        rule = finding.rule
    }
}
