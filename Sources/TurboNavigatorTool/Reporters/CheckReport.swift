import Foundation
import TurboCore

/// What `check` found in all files.
struct CheckReport: Sendable {
    /// One file with its findings.
    struct File: Sendable {
        let name: String
        /// The text by lines, as characters: the columns count them.
        let lines: [[Unicode.Scalar]]
        var diagnostics: [Diagnostic]
    }

    let files: [File]
    /// What was looked at, as the summary counts it; nil for the files.
    var subject: String?

    /// The lines of a text, with wrong bytes replaced.
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

extension CheckReport.File {
    /// A file with what its check finds.
    init(checking file: InputFile, _ options: CheckOptions, usesPlatformsOfFile: Bool) {
        let check = FileCheck(file.data, options, usesPlatformsOfFile: usesPlatformsOfFile)
        self.init(
            name: file.name, lines: CheckReport.lines(of: file.data), diagnostics: check.diagnostics(file: file.name))
    }
}
