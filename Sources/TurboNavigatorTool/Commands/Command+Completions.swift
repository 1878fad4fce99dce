extension Command {
    static let completions = Command(
        name: "completions",
        summary: "Print the completions for a shell",
        discussion: """
            Write them where the shell looks for them: ~/.local/share/bash-completion/completions/turbo-navigator, a \
            folder of zsh's fpath under the name _turbo-navigator, or ~/.config/fish/completions/turbo-navigator.fish.
            """,
        operands: [Operand(name: "SHELL", help: Shell.allCases.map(\.rawValue).joined(separator: ", "))],
        examples: [
            Example("completions fish > ~/.config/fish/completions/turbo-navigator.fish", "Install them for fish")
        ]
    ) { invocation, console in
        let names = Shell.allCases.map(\.rawValue).joined(separator: ", ")
        guard let word = invocation.operands.first else { throw invocation.usageError("For which SHELL? \(names).") }
        guard let shell = Shell(rawValue: word) else {
            throw invocation.usageError("There are no completions for \"\(word)\", only for \(names).")
        }
        console.write(shell.script(for: all))
        return .fine
    }
}
