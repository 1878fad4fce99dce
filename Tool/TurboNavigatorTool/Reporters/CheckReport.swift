import Foundation
import TurboCore

/// The findings of `check` in all files.
struct CheckReport: Sendable {
    /// One file and its findings.
    struct File: Sendable {
        let name: String
        /// The lines of the text as Unicode scalars, which columns count.
        let lines: [[Unicode.Scalar]]
        var diagnostics: [Diagnostic]
    }

    let files: [File]
    /// The checked items, for the summary; nil for the number of files.
    var subject: String?

    /// The lines of a text, with invalid bytes replaced.
    static func lines(of data: Data) -> [[Unicode.Scalar]] {
        let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.map { line in
            let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            return Array(String(decoding: text, as: UTF8.self).unicodeScalars)
        }
    }

    var diagnostics: [Diagnostic] { files.flatMap(\.diagnostics) }

    func count(_ severity: PathConfigurationDiagnostic.Severity) -> Int {
        diagnostics.filter { $0.severity == severity }.count
    }

    /// The exit code. Errors and warnings are findings; notes only if strict.
    func exitCode(isStrict: Bool) -> ExitCode {
        diagnostics.contains { isStrict || $0.severity > .note } ? .findings : .success
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

extension CheckReport.File {
    /// Checks a file.
    init(checking file: InputFile, _ options: CheckOptions, usesLibrariesOfFile: Bool) {
        let check = FileCheck(file.data, options, usesLibrariesOfFile: usesLibrariesOfFile)
        self.init(
            name: file.name, lines: CheckReport.lines(of: file.data), diagnostics: check.diagnostics(file: file.name))
    }
}
