/// The text of `--help`.
enum HelpText {
    /// The help of the whole tool.
    static func overview(of commands: [Command]) -> String {
        let width = commands.map(\.name.count).max() ?? 0
        let list = commands.map { "  \(padded($0.name, width))  \($0.summary)" }.joined(separator: "\n")
        let examples = commands.compactMap(\.examples.first).map { "  turbo-navigator \($0.arguments)" }
        return """
            turbo-navigator: check, explain and simulate the path configuration of a Hotwire app.

            Usage: turbo-navigator COMMAND [OPTION…] [OPERAND…]

            Commands:
            \(list)

            Examples:
            \(examples.joined(separator: "\n"))

            "turbo-navigator COMMAND --help" explains a command. --version prints the version. Exit codes: 0 success, 1 findings, 2 failure.

            """
    }

    /// The help of one command.
    static func text(of command: Command) -> String {
        var sections = [
            "\(command.summary).", "Usage: turbo-navigator \(usage(of: command))", wrapped(command.discussion),
        ]
        if !command.operands.isEmpty {
            sections.append(list("Operands", command.operands.map { ($0.name, $0.help) }))
        }
        sections.append(list("Options", command.allOptions.map { ($0.usage, $0.help) }))
        let examples = command.examples.map { "  # \($0.purpose)\n  turbo-navigator \($0.arguments)" }
        sections.append("Examples:\n" + examples.joined(separator: "\n\n"))
        return sections.joined(separator: "\n\n") + "\n"
    }

    /// The command with its operands.
    static func usage(of command: Command) -> String {
        ([command.name] + (command.options.isEmpty ? [] : ["[OPTION…]"]) + command.operands.map(\.usage))
            .joined(separator: " ")
    }

    private static func list(_ title: String, _ rows: [(String, String)]) -> String {
        let width = min(rows.map(\.0.count).max() ?? 0, 34)
        let lines = rows.map { name, help in
            name.count > width ? "  \(name)\n  \(padded("", width))  \(help)" : "  \(padded(name, width))  \(help)"
        }
        return "\(title):\n" + lines.joined(separator: "\n")
    }

    /// The text wrapped to lines of at most 80 characters.
    static func wrapped(_ text: String, indent: String = "") -> String {
        var lines = [indent]
        for word in text.split(separator: " ") {
            let line = lines[lines.count - 1]
            if line.count + word.count + 1 > 80, line != indent { lines.append(indent) }
            lines[lines.count - 1] += (lines[lines.count - 1] == indent ? "" : " ") + word
        }
        return lines.joined(separator: "\n")
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
