import NavigationSimulation
import TurboCore

/// Explanations as a page that loads nothing: the rules, the paths, and the matches and stacks of each path.
struct ExplanationHTML {
    /// One file, as each library reads it.
    let files: [ConfigurationFile]
    let routes: [Route]

    var text: String {
        let title = "Path configuration " + Self.escaped(files.first?.name ?? "")
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
            <title>\(title)</title>
            <style>
            \(ExplanationStyle.css)
            </style>
            </head>
            <body>
            <h1>\(title)</h1>
            \(files.map(section).joined(separator: "\n"))
            </body>
            </html>

            """
    }

    private func section(_ file: ConfigurationFile) -> String {
        let rows = RouteRow.rows(routes, in: file)
        let paths = rows.enumerated().map { path($0.element, id: id(file, "path", $0.offset), file) }
        return """
            <h2>Rules for \(file.library.rawValue)</h2>
            \(rules(file, rows))
            <h2>Paths for \(file.library.rawValue)</h2>
            \(table(rows, file))
            <h2>Matches and stacks for \(file.library.rawValue)</h2>
            \(paths.joined(separator: "\n"))
            """
    }

    private func rules(_ file: ConfigurationFile, _ rows: [RouteRow]) -> String {
        guard !file.document.rules.isEmpty else { return "<p>The app uses no rules of this file.</p>" }
        let counts = rows.flatMap(\.rules).reduce(into: [:]) { $0[$1, default: 0] += 1 }
        let lines = file.document.rules.map { rule in
            let patterns = rule.patterns.map(Self.code).joined(separator: "<br>")
            let cells = [
                "\(rule.index + 1)", patterns, Self.code(ExplanationText.shown(rule.properties)),
                "\(counts[rule.index] ?? 0)",
            ]
            return (id: id(file, "rule", rule.index), cells: cells)
        }
        return Self.table(["rule", "patterns", "properties", "paths"], lines)
    }

    private func table(_ rows: [RouteRow], _ file: ConfigurationFile) -> String {
        let lines = rows.enumerated().map { index, row in
            let path = "<a href=\"#\(id(file, "path", index))\">\(Self.code(row.path))</a>"
            let rules = row.rules.map { link($0, file) }.joined(separator: ", ")
            let cells = [path, Self.escaped(row.context), Self.escaped(row.presentation), rules.isEmpty ? "-" : rules]
            return (id: String?.none, cells: cells)
        }
        return Self.table(["path", "context", "presentation", "rules"], lines)
    }

    private func link(_ rule: Int, _ file: ConfigurationFile) -> String {
        "<a href=\"#\(id(file, "rule", rule))\">\(rule + 1)</a>"
    }

    private func id(_ file: ConfigurationFile, _ kind: String, _ index: Int) -> String {
        "\(file.library.rawValue)-\(kind)-\(index)"
    }
}

/// The explanation of one path.
extension ExplanationHTML {
    private func path(_ row: RouteRow, id: String, _ file: ConfigurationFile) -> String {
        let explanation = PathExplanation(row.address, in: file)
        let matches = explanation.outcomes.filter { $0.pattern != nil }.map {
            (id: String?.none, cells: cells($0, file))
        }
        let tap = SimulationScenario.Line.tap(
            row.address.hasPrefix("/") ? row.address : "/" + row.address, text: row.path)
        return """
            <details id="\(id)"\(routes.count == 1 ? " open" : "")>
            <summary>\(Self.code(row.path)): \(Self.escaped(explanation.fromDefault))</summary>
            \(matches.isEmpty ? "<p>No rule matches.</p>" : Self.table(["rule", "match", "sets", "overrides"], matches))
            \(notes(explanation))<p>Properties: \(Self.code(ExplanationText.shown(row.properties)))</p>
            <p>From the default context: \(Self.escaped(explanation.fromDefault)).<br>
            From the modal context: \(Self.escaped(explanation.fromModal)).</p>
            <pre>\(Self.escaped(SimulationText(style: .plain).text(file.simulation([tap]))))</pre></details>
            """
    }

    private func cells(_ outcome: RuleOutcome, _ file: ConfigurationFile) -> [String] {
        let characters = outcome.characters.map {
            "<br><code>\(Self.escaped($0.before))<mark>\(Self.escaped($0.matched))</mark>\(Self.escaped($0.after))</code>"
        }
        return [
            link(outcome.rule.index, file), Self.code(outcome.pattern ?? "") + (characters ?? ""),
            Self.code(ExplanationText.shown(outcome.sets)), Self.code(ExplanationText.shown(outcome.overrides)),
        ]
    }

    private func notes(_ explanation: PathExplanation) -> String {
        let builtIn = explanation.match.builtInRule.map { "The built-in rule for \($0.path) matches." }
        let sentences = [builtIn].compactMap { $0 } + ExplanationText.searchNotes(explanation.match)
        return sentences.map { "<p>\(Self.escaped($0))</p>\n" }.joined()
    }

    /// - Parameter rows: the rows, with cells in HTML.
    private static func table(_ header: [String], _ rows: [(id: String?, cells: [String])]) -> String {
        let head = header.map { "<th scope=\"col\">\($0)</th>" }.joined()
        let body = rows.map { row in
            "<tr\(row.id.map { " id=\"\($0)\"" } ?? "")>\(row.cells.map { "<td>\($0)</td>" }.joined())</tr>\n"
        }
        return "<div class=\"scroll\"><table>\n<tr>\(head)</tr>\n\(body.joined())</table></div>"
    }

    private static func code(_ text: String) -> String { "<code>\(escaped(text))</code>" }

    /// Text escaped for the content of an element or an attribute.
    private static func escaped(_ text: String) -> String {
        TerminalText.escaped(text).replacingOccurrences(of: "&", with: "&amp;")
            .replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: ">", with: "&gt;")
            .replacingOccurrences(of: "\"", with: "&quot;")
    }
}
