extension Command {
    static let help = Command(
        name: "help",
        summary: "Print the help of a command",
        discussion: "Without a command, prints the list of commands.",
        operands: [Operand(name: "COMMAND", help: "The name of a command", isRequired: false)],
        examples: [Example("help check", "Print the help of check")]
    ) { invocation, console in
        guard let name = invocation.operands.first else {
            console.write(HelpText.overview(of: all))
            return .success
        }
        let command = try ArgumentParser(commands: all).parse([name]).command
        console.write(HelpText.text(of: command))
        return .success
    }
}

extension Command {
    /// The same as `--version`, for those who don't know which; not in the list.
    static let version = Command(
        name: "version", summary: "Print the version", discussion: "The same as --version.",
        examples: [Example("version", "Print the version")]
    ) { _, console in
        console.write("turbo-navigator \(Tool.version)")
        return .success
    }
}

extension Command {
    static let man = Command(
        name: "man",
        summary: "Print the manual page",
        discussion: "The format is that of man(1). Pipe it into \"man -l -\", or install it as turbo-navigator.1.",
        examples: [Example("man | man -l -", "Read the manual page")]
    ) { _, console in
        console.write(ManPage.text(of: all))
        return .success
    }
}

extension Command {
    static let completions = Command(
        name: "completions",
        summary: "Print completions for a shell",
        discussion: """
            Save them where the shell looks for them: ~/.local/share/bash-completion/completions/turbo-navigator, \
            _turbo-navigator in a folder of zsh's fpath, or ~/.config/fish/completions/turbo-navigator.fish.
            """,
        operands: [Operand(name: "SHELL", help: Shell.allCases.map(\.rawValue).joined(separator: ", "))],
        examples: [
            Example(
                "completions fish > ~/.config/fish/completions/turbo-navigator.fish", "Install completions for fish")
        ]
    ) { invocation, console in
        let names = Shell.allCases.map(\.rawValue).joined(separator: ", ")
        guard let word = invocation.operands.first else { throw invocation.usageError("Missing SHELL: \(names).") }
        guard let shell = Shell(rawValue: word) else {
            throw invocation.usageError("No completions for \"\(word)\", only for \(names).")
        }
        console.write(shell.script(for: all))
        return .success
    }
}

extension Command {
    static let schema = Command(
        name: "schema",
        summary: "Print the JSON Schema of path configurations",
        discussion: """
            With the schema (draft 2020-12), editors complete keys and values. It's generated from the same table of keys as the \
            checks. Refer to it in the file: "$schema": "path-configuration.schema.json".
            """,
        examples: [Example("schema > path-configuration.schema.json", "Save the schema next to the configuration")]
    ) { _, console in
        console.write(ConfigurationSchema.text)
        return .success
    }
}
