import Foundation
import TurboCore

/// The output formats of a table of routes.
enum RouteFormat: String, CaseIterable, Sendable {
    case text
    case json
    case markdown
}

/// A table as text or Markdown.
enum RouteTable {
    static func text(_ header: [String], _ rows: [[String]]) -> String {
        let cells = ([header] + rows).map { $0.map(TerminalText.escaped) }
        let widths = header.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
        return cells.map { row in
            let padded = zip(row, widths).map { $0 + String(repeating: " ", count: max(0, $1 - $0.count)) }
            return padded.joined(separator: "  ").trimmingTrailingSpaces + "\n"
        }.joined()
    }

    static func markdown(_ header: [String], _ rows: [[String]]) -> String {
        let lines = [header, header.map { _ in "---" }] + rows.map { $0.map(escaped) }
        return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
    }

    /// Text for a Markdown cell. Text with special characters is formatted as code.
    private static func escaped(_ text: String) -> String {
        let harmless = TerminalText.escaped(text).replacingOccurrences(of: "|", with: "\\|")
        guard text.contains(where: { "<>&`*_[]\\!".contains($0) }) else { return harmless }
        return text.contains("`") ? "`` \(harmless) ``" : "`\(harmless)`"
    }
}

extension String {
    fileprivate var trimmingTrailingSpaces: String {
        String(reversed().drop { $0 == " " }.reversed())
    }
}
