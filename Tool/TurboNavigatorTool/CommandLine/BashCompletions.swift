/// Completions for bash.
enum BashCompletions {
    static func script(for commands: [Command]) -> String {
        """
        # bash completions of turbo-navigator
        _turbo_navigator() {
            local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]}
            # bash splits --format=json at the equals sign.
            if [ "$word" = = ]; then
                word=''
            elif [ "$previous" = = ]; then
                previous=${COMP_WORDS[COMP_CWORD-2]}
            fi
            if [ "$COMP_CWORD" -eq 1 ]; then
                COMPREPLY=($(compgen -W '\(commands.map(\.name).joined(separator: " ")) --help' -- "$word"))
                return
            fi
            case "$command $previous" in
        \(commands.flatMap(valueCases).joined(separator: "\n"))
            esac
            if [ "${word#-}" != "$word" ]; then
                case $command in
        \(commands.map(optionCase).joined(separator: "\n"))
                esac
            else
                case $command in
                    help) COMPREPLY=($(compgen -W '\(commands.map(\.name).joined(separator: " "))' -- "$word")) ;;
                    completions) COMPREPLY=($(compgen -W '\(Shell.allCases.map(\.rawValue).joined(separator: " "))' -- "$word")) ;;
                    *) COMPREPLY=($(compgen -f -- "$word")) ;;
                esac
            fi
        }
        complete -o filenames -F _turbo_navigator turbo-navigator

        """
    }

    private static func valueCases(_ command: Command) -> [String] {
        command.allOptions.compactMap { option in
            guard let words = option.words else { return nil }
            let reply = "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\"))"
            return "        '\(command.name) \(option.name)') \(reply); return ;;"
        }
    }

    private static func optionCase(_ command: Command) -> String {
        let names = command.allOptions.map(\.name).joined(separator: " ")
        return "            \(command.name)) COMPREPLY=($(compgen -W '\(names)' -- \"$word\")) ;;"
    }
}
