import Foundation
import TurboCore

/// Findings as compilers print them: position, message, the line, and a caret below it.
struct TextReporter {
    /// The maximum number of characters shown of a line.
    private static let width = 100

    let style: TextStyle

    func text(_ report: CheckReport) -> String {
        guard !report.files.isEmpty else { return "" }
        let blocks = report.files.flatMap { file in file.diagnostics.map { block($0, in: file) } }
        return (blocks + [summary(report)]).joined(separator: "\n") + "\n"
    }

    private func block(_ diagnostic: Diagnostic, in file: CheckReport.File) -> String {
        let place =
            [TerminalText.escaped(diagnostic.file)]
            + (diagnostic.position.map { ["\($0.line)", "\($0.column)"] } ?? [])
        let head =
            style(.strong, place.joined(separator: ":") + ":") + " "
            + style(role(diagnostic), "\(diagnostic.severity):")
            + " " + style(.strong, TerminalText.escaped(diagnostic.message)) + style(.faint, " [\(diagnostic.id)]")
        guard let position = diagnostic.position, file.lines.indices.contains(position.line - 1) else {
            return head + "\n"
        }
        return head + "\n" + excerpt(file.lines[position.line - 1], position, end: diagnostic.end)
    }

    private func role(_ diagnostic: Diagnostic) -> TextStyle.Role {
        switch diagnostic.severity {
        case .error: .error
        case .warning: .warning
        case .note: .note
        }
    }

    /// The line with its number, and the caret under the finding. A long line is cut around it.
    private func excerpt(
        _ scalars: [Unicode.Scalar], _ position: PathConfigurationDiagnostic.Position,
        end: PathConfigurationDiagnostic.Position?
    ) -> String {
        let column = min(position.column - 1, scalars.count)
        let start = column < Self.width - 10 ? 0 : column - Self.width / 2
        let last = min(scalars.count, start + Self.width)
        let before = shown(scalars[start..<column])
        let number = "\(position.line)"
        let gap = String(repeating: " ", count: max(0, 4 - number.count))
        let dots = start > 0 ? "…" : ""
        let marked = shown(scalars[column..<max(column, min(last, markEnd(scalars, column, position, end)))])
        let source = dots + before + shown(scalars[column..<last]) + (last < scalars.count ? "…" : "")
        let mark = style(.caret, "^" + String(repeating: "~", count: max(0, TerminalText.width(of: marked) - 1)))
        return """
            \(style(.faint, "\(gap)\(number) |")) \(source)
            \(style(.faint, "     |")) \(String(repeating: " ", count: TerminalText.width(of: dots + before)))\(mark)

            """
    }

    /// The index after the last marked character. Only the opening bracket of an array or object is marked.
    private func markEnd(
        _ scalars: [Unicode.Scalar], _ column: Int, _ position: PathConfigurationDiagnostic.Position,
        _ end: PathConfigurationDiagnostic.Position?
    ) -> Int {
        guard scalars.indices.contains(column), scalars[column] != "{", scalars[column] != "[", let end,
            end.line == position.line
        else { return column + 1 }
        return end.column - 1
    }

    private func shown(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        TerminalText.escaped(String(String.UnicodeScalarView(scalars)).replacingOccurrences(of: "\t", with: " "))
    }

    private func summary(_ report: CheckReport) -> String {
        let counts = PathConfigurationDiagnostic.Severity.allCases.reversed().compactMap { severity -> String? in
            let count = report.count(severity)
            return count == 0 ? nil : "\(count) \(severity)\(count == 1 ? "" : "s")"
        }
        let files = report.subject ?? (report.files.count == 1 ? "1 file" : "\(report.files.count) files")
        return counts.isEmpty
            ? "\(files) checked: no findings." : "\(files) checked: \(counts.joined(separator: ", "))."
    }
}
