import TurboCore

/// The result of a check.
struct Finding: Sendable, Equatable {
    private(set) var message: String
    /// The replacement, if one is known.
    var suggestion: String?
    /// The bytes of the file that the finding is about, or nil for the whole file.
    let range: Range<Int>?
    /// The index of the rule, from 0.
    var rule: Int?
    /// The severity, or nil for that of the check.
    var severity: PathConfigurationDiagnostic.Severity?
    /// The consequence for an app, if the check distinguishes libraries.
    var consequence: Consequence?
    /// A change that resolves the finding, if it's certain to be correct.
    private(set) var fix: Fix?
    /// The changes that the message advises, also if they aren't certain to be what was meant; none if they are a
    /// matter of the app.
    var advice: [Fix]

    init(
        _ message: String, suggestion: String? = nil, at range: Range<Int>?, rule: Int? = nil,
        severity: PathConfigurationDiagnostic.Severity? = nil, fix: Fix? = nil, advice: [Fix] = []
    ) {
        self.message = message
        self.suggestion = suggestion
        self.range = range
        self.rule = rule
        self.severity = severity
        self.fix = fix
        self.advice = fix.map { [$0] } ?? advice
    }

    /// The same finding with another severity.
    func with(_ severity: PathConfigurationDiagnostic.Severity?) -> Finding {
        var finding = self
        finding.severity = severity ?? finding.severity
        return finding
    }

    /// The same finding with its consequence for an app.
    func with(_ consequence: Consequence) -> Finding {
        var finding = with(consequence.severity)
        finding.message += " " + consequence.sentence
        finding.consequence = consequence
        return finding
    }
}
