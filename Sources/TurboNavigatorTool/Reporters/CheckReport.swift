import TurboCore

/// What `check` found in all files.
struct CheckReport: Sendable {
    /// One file with its findings.
    struct File: Sendable {
        let name: String
        let lines: [String]
        let diagnostics: [Diagnostic]
    }

    let files: [File]

    var diagnostics: [Diagnostic] { files.flatMap(\.diagnostics) }

    func count(_ severity: PathConfigurationDiagnostic.Severity) -> Int {
        diagnostics.filter { $0.severity == severity }.count
    }

    /// Errors and warnings are findings; notes only if asked.
    func exitCode(isStrict: Bool) -> ExitCode {
        diagnostics.contains { isStrict || $0.severity > .note } ? .findings : .fine
    }

    func text(_ format: ReportFormat, _ style: TextStyle) -> String {
        switch format {
        case .text: TextReporter(style: style).text(self)
        case .json: JSONReporter.text(self)
        case .sarif: SARIFReporter.text(self)
        case .github: GitHubReporter.text(self)
        }
    }
}
