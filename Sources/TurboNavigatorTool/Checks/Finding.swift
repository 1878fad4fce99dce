import TurboCore

/// What a check found.
struct Finding: Sendable, Equatable {
    let message: String
    let suggestion: String?
    let position: PathConfigurationDiagnostic.Position?
    let rule: Int?
    /// nil for that of the check.
    let severity: PathConfigurationDiagnostic.Severity?

    init(
        _ message: String, suggestion: String? = nil, at position: PathConfigurationDiagnostic.Position?,
        rule: Int? = nil, severity: PathConfigurationDiagnostic.Severity? = nil
    ) {
        self.message = message
        self.suggestion = suggestion
        self.position = position
        self.rule = rule
        self.severity = severity
    }
}
