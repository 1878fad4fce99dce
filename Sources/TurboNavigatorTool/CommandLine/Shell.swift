/// The shells for which there are completions.
enum Shell: String, CaseIterable, Sendable {
    case bash
    case zsh
    case fish

    /// The script that teaches the shell the commands.
    func script(for commands: [Command]) -> String {
        switch self {
        case .bash: BashCompletions.script(for: commands)
        case .zsh: ZshCompletions.script(for: commands)
        case .fish: FishCompletions.script(for: commands)
        }
    }
}
