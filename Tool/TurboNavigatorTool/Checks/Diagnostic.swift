import TurboCore

/// A finding as reported: with its check, its file and its position.
struct Diagnostic: Sendable, Equatable {
    let id: String
    let severity: PathConfigurationDiagnostic.Severity
    var message: String
    let suggestion: String?
    let file: String
    let position: PathConfigurationDiagnostic.Position?
    /// The position after the last character of the finding.
    let end: PathConfigurationDiagnostic.Position?
    /// The bytes of the file that the finding is about, or nil for the whole file.
    let range: Range<Int>?
    let rule: Int?
    let fix: Fix?
    let advice: [Fix]
    /// The positions of the first character that the fix replaces and after the last.
    let fixed: (start: PathConfigurationDiagnostic.Position, end: PathConfigurationDiagnostic.Position)?
    /// The named libraries that the finding applies to.
    var libraries: [ConfigurationLibrary]

    init(_ finding: Finding, of check: Check, in file: String, _ subject: CheckSubject) {
        id = check.id
        severity = finding.severity ?? check.severity
        message = finding.message
        suggestion = finding.suggestion
        self.file = file
        range = finding.range
        let lines = subject.text.lines
        position = finding.range.map { lines.position(at: $0.lowerBound) }
        end = finding.range.map { lines.position(at: $0.upperBound) }
        rule = finding.rule
        (fix, advice) = (finding.fix, finding.advice)
        fixed = finding.fix.map { (lines.position(at: $0.range.lowerBound), lines.position(at: $0.range.upperBound)) }
        libraries = [subject.library]
    }

    /// A diagnostic without a position in a file, such as for a server's response.
    init(id: String, severity: PathConfigurationDiagnostic.Severity, message: String, file: String) {
        (self.id, self.severity, self.message, self.file) = (id, severity, message, file)
        (suggestion, position, end, range, rule, fix, fixed) = (nil, nil, nil, nil, nil, nil, nil)
        advice = []
        libraries = []
    }

    static func == (first: Diagnostic, second: Diagnostic) -> Bool {
        first.isDuplicate(second) && first.severity == second.severity && first.libraries == second.libraries
    }

    /// Whether this is the same finding as another library's.
    func isDuplicate(_ other: Diagnostic) -> Bool {
        id == other.id && message == other.message && position == other.position && rule == other.rule
            && file == other.file && severity == other.severity
    }
}
