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
        return .fine
    }
}
