import Foundation

/// The manual page in roff format.
enum ManPage {
    static func text(of commands: [Command]) -> String {
        """
        .TH TURBO-NAVIGATOR 1 "" "Turbo Navigator" "User Commands"
        .SH NAME
        turbo\\-navigator \\- check, explain and simulate the path configuration of a Hotwire app
        .SH SYNOPSIS
        .B turbo\\-navigator
        .I COMMAND
        [\\fIOPTION\\fR\\|.\\|.\\|.\\&] [\\fIOPERAND\\fR\\|.\\|.\\|.\\&]
        .SH DESCRIPTION
        Errors are printed to standard error. Color is used only on a terminal, and not if NO_COLOR is set
        and not empty.
        .SH COMMANDS
        \(commands.map(section).joined(separator: "\n"))
        .SH EXIT STATUS
        .TP
        .B 0
        Success, and no findings.
        .TP
        .B 1
        There are findings.
        .TP
        .B 2
        Failure, such as wrong usage or a file that can't be read.
        .SH ENVIRONMENT
        .TP
        .B NO_COLOR
        If set and not empty, the output has no color.

        """
    }

    private static func section(_ command: Command) -> String {
        let operands = command.operands.map { ".TP\n.I \(escaped($0.name))\n\(escaped($0.help))." }
        let options = command.allOptions.map { ".TP\n.B \(escaped($0.usage))\n\(escaped($0.help))." }
        let examples = command.examples.map { example in
            ".PP\n\(escaped(example.purpose)):\n.PP\n.EX\nturbo\\-navigator \(escaped(example.arguments))\n.EE"
        }
        return
            ([".SS \(escaped(HelpText.usage(of: command)))", escaped(command.discussion)] + operands + options
            + examples)
            .joined(separator: "\n")
    }

    /// Text escaped so that roff prints it unchanged.
    private static func escaped(_ text: String) -> String {
        let harmless = text.replacingOccurrences(of: "\\", with: "\\e").replacingOccurrences(of: "-", with: "\\-")
        return harmless.hasPrefix(".") || harmless.hasPrefix("'") ? "\\&" + harmless : harmless
    }
}
