import Foundation
import TurboCore

/// Findings as compilers print them: place, message, the line, and a caret below it.
struct TextReporter {
    /// How much of a line is shown.
    private static let width = 100

    let style: TextStyle

    func text(_ report: CheckReport) -> String {
        let blocks = report.files.flatMap { file in file.diagnostics.map { block($0, in: file) } }
        return (blocks + [summary(report)]).joined(separator: "\n") + "\n"
    }

    private func block(_ diagnostic: Diagnostic, in file: CheckReport.File) -> String {
        let place =
            [TerminalText.escaped(file.name)] + (diagnostic.position.map { ["\($0.line)", "\($0.column)"] } ?? [])
        let head =
            style(.strong, place.joined(separator: ":") + ":") + " "
            + style(role(diagnostic), "\(diagnostic.severity):")
            + " " + style(.strong, TerminalText.escaped(diagnostic.message)) + style(.faint, " [\(diagnostic.id)]")
        guard let position = diagnostic.position, file.lines.indices.contains(position.line - 1) else {
            return head + "\n"
        }
        return head + "\n" + excerpt(file.lines[position.line - 1], position)
    }

    private func role(_ diagnostic: Diagnostic) -> TextStyle.Role {
        switch diagnostic.severity {
        case .error: .error
        case .warning: .warning
        case .note: .note
        }
    }

    /// The line with its number, and the caret under the character. Of a long line the part around it is shown.
    private func excerpt(_ line: String, _ position: PathConfigurationDiagnostic.Position) -> String {
        let scalars = Array(line.unicodeScalars)
        let column = min(position.column - 1, scalars.count)
        let start = column < Self.width - 10 ? 0 : column - Self.width / 2
        let end = min(scalars.count, start + Self.width)
        let before = shown(scalars[start..<column])
        let number = "\(position.line)"
        let gap = String(repeating: " ", count: max(0, 4 - number.count))
        let dots = start > 0 ? "…" : ""
        let length = max(0, min(end, column + tokenLength(scalars, at: column)) - column - 1)
        let source = dots + before + shown(scalars[column..<end]) + (end < scalars.count ? "…" : "")
        let mark = style(.caret, "^" + String(repeating: "~", count: length))
        return """
            \(style(.faint, "\(gap)\(number) |")) \(source)
            \(style(.faint, "     |")) \(String(repeating: " ", count: (dots + before).count))\(mark)

            """
    }

    private func shown(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        TerminalText.escaped(String(String.UnicodeScalarView(scalars)).replacingOccurrences(of: "\t", with: " "))
    }

    /// How much is underlined: a text up to its closing quote, else one character.
    private func tokenLength(_ scalars: [Unicode.Scalar], at column: Int) -> Int {
        guard scalars.indices.contains(column), scalars[column] == "\"" else { return 1 }
        var index = column + 1
        while index < scalars.count, scalars[index] != "\"" { index += scalars[index] == "\\" ? 2 : 1 }
        return index - column + 1
    }

    private func summary(_ report: CheckReport) -> String {
        let counts = PathConfigurationDiagnostic.Severity.allCases.reversed().compactMap { severity -> String? in
            let count = report.count(severity)
            return count == 0 ? nil : "\(count) \(severity)\(count == 1 ? "" : "s")"
        }
        let files = report.files.count == 1 ? "1 file" : "\(report.files.count) files"
        return counts.isEmpty ? "\(files) checked: all fine." : "\(files) checked: \(counts.joined(separator: ", "))."
    }
}
