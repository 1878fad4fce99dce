import TurboCore

/// What a check found.
struct Finding: Sendable, Equatable {
    let message: String
    /// What to write instead, if that is known.
    var suggestion: String?
    /// The bytes of the file that are meant; nil for the whole file.
    let range: Range<Int>?
    /// The number of the rule, from 0.
    var rule: Int?
    /// nil for that of the check.
    var severity: PathConfigurationDiagnostic.Severity?
    /// A change that removes the finding, if that is certain.
    var fix: Fix?

    init(
        _ message: String, suggestion: String? = nil, at range: Range<Int>?, rule: Int? = nil,
        severity: PathConfigurationDiagnostic.Severity? = nil, fix: Fix? = nil
    ) {
        self.message = message
        self.suggestion = suggestion
        self.range = range
        self.rule = rule
        self.severity = severity
        self.fix = fix
    }

    /// The same finding with another severity.
    func with(_ severity: PathConfigurationDiagnostic.Severity?) -> Finding {
        var finding = self
        finding.severity = severity ?? finding.severity
        return finding
    }
}
