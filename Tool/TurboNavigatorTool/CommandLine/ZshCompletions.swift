import Foundation

/// Completions for zsh.
enum ZshCompletions {
    static func script(for commands: [Command]) -> String {
        """
        #compdef turbo-navigator
        # zsh completions of turbo-navigator
        _turbo_navigator() {
            local -a commands
            commands=(
        \(commands.map { "        '\($0.name):\(escaped($0.summary))'" }.joined(separator: "\n"))
            )
            if (( CURRENT == 2 )); then
                _describe command commands
                return
            fi
            local command=$words[2]
            shift words
            (( CURRENT-- ))
            case $command in
        \(commands.map(arguments).joined(separator: "\n"))
            esac
        }
        if [ "$funcstack[1]" = _turbo_navigator ]; then
            _turbo_navigator "$@"
        else
            compdef _turbo_navigator turbo-navigator
        fi

        """
    }

    private static func arguments(of command: Command) -> String {
        let options = command.allOptions.map {
            "'\($0.isRepeated ? "*" : "")\($0.name)\($0.placeholder == nil ? "" : "=")[\(escaped($0.help))]\(value(of: $0))'"
        }
        let operands = command.operands.map { operand in
            let action =
                switch command.name {
                case "help": "(\(Command.all.map(\.name).joined(separator: " ")))"
                case "completions": "(\(Shell.allCases.map(\.rawValue).joined(separator: " ")))"
                default: operand.isFile ? "_files" : ""
                }
            return "'\(operand.isRepeated ? "*" : ""):\(operand.name):\(action)'"
        }
        return "        \(command.name)) _arguments \((options + operands).joined(separator: " ")) ;;"
    }

    private static func value(of option: CommandOption) -> String {
        guard let placeholder = option.placeholder else { return "" }
        let name = option.words == nil ? placeholder : "value"
        if let words = option.words { return ":\(name):(\(words.joined(separator: " ")))" }
        if case .file = option.value { return ":\(name):_files" }
        return ":\(name):"
    }

    /// Text escaped for single quotes, in which zsh also interprets brackets and colons.
    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "'", with: "'\\''").replacingOccurrences(of: ":", with: "\\:")
            .replacingOccurrences(of: "[", with: "\\[").replacingOccurrences(of: "]", with: "\\]")
    }
}
