import Foundation
import TurboCore

/// The findings of `check` for a watched file, errors first.
package struct RuleFindings: Sendable {
    /// One finding, for a row of a list.
    package struct Finding: Sendable, Equatable {
        package let severity: PathConfigurationDiagnostic.Severity
        /// The problem, and the replacement if one is known.
        package let message: String
        /// The line and the identifier of the check: "line 3, open-end".
        package let place: String
    }

    package let list: [Finding]
    /// The findings as `check` prints them.
    package let text: String

    init(_ file: CheckReport.File) {
        text = CheckReport(files: [file]).text(.text, .plain)
        list = file.diagnostics.map { diagnostic in
            let line = diagnostic.position.map { "line \($0.line), " } ?? ""
            let hint = diagnostic.suggestion.map { " \($0)" } ?? ""
            return Finding(
                severity: diagnostic.severity, message: diagnostic.message + hint, place: line + diagnostic.id)
        }
    }

    init(unreadable reason: String) {
        text = reason + "\n"
        list = [Finding(severity: .error, message: reason, place: "the file can't be read")]
    }

    /// The number of findings of each severity, in words.
    package var summary: String {
        let counts: [(PathConfigurationDiagnostic.Severity, String)] = [
            (.error, "error"), (.warning, "warning"), (.note, "note"),
        ]
        let parts = counts.compactMap { severity, name -> String? in
            let count = list.filter { $0.severity == severity }.count
            return count == 0 ? nil : count == 1 ? "1 \(name)" : "\(count) \(name)s"
        }
        return parts.isEmpty ? "no problems found" : parts.joined(separator: ", ")
    }
}
