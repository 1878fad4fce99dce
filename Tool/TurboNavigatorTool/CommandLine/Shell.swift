/// The shells that completions are available for.
enum Shell: String, CaseIterable, Sendable {
    case bash
    case zsh
    case fish

    /// The completion script for the shell.
    func script(for commands: [Command]) -> String {
        switch self {
        case .bash: BashCompletions.script(for: commands)
        case .zsh: ZshCompletions.script(for: commands)
        case .fish: FishCompletions.script(for: commands)
        }
    }
}
