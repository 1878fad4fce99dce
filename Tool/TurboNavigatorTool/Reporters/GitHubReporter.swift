import Foundation
import TurboCore

/// Findings as annotations of GitHub Actions: `::error file=…,line=…::message`.
enum GitHubReporter {
    static func text(_ report: CheckReport) -> String {
        report.diagnostics.map { line($0) + "\n" }.joined()
    }

    private static func line(_ diagnostic: Diagnostic) -> String {
        let command = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
        var properties = ["file=\(property(diagnostic.file))"]
        if let position = diagnostic.position { properties += ["line=\(position.line)", "col=\(position.column)"] }
        // GitHub accepts an end column only on the same line.
        if let end = diagnostic.end, end.line == diagnostic.position?.line { properties += ["endColumn=\(end.column)"] }
        properties.append("title=\(property(diagnostic.id))")
        return "::\(command) \(properties.joined(separator: ","))::\(data(diagnostic.message))"
    }

    /// Escapes the characters that GitHub interprets: line breaks and percent signs.
    private static func data(_ text: String) -> String {
        let escaped = text.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D")
            .replacingOccurrences(of: "\n", with: "%0A")
        return TerminalText.escaped(escaped)
    }

    private static func property(_ text: String) -> String {
        data(text).replacingOccurrences(of: ":", with: "%3A").replacingOccurrences(of: ",", with: "%2C")
    }
}
