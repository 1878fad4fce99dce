import Foundation

/// Completions for fish.
enum FishCompletions {
    static func script(for commands: [Command]) -> String {
        let lines = commands.map { command in
            "complete -c turbo-navigator -n __fish_use_subcommand -f -a \(command.name) -d '\(escaped(command.summary))'"
        }
        return (["# fish completions of turbo-navigator"] + lines + commands.flatMap(lines(for:)))
            .joined(separator: "\n") + "\n"
    }

    private static func lines(for command: Command) -> [String] {
        let condition = "complete -c turbo-navigator -n '__fish_seen_subcommand_from \(command.name)'"
        let options = command.allOptions.map { option in
            "\(condition) -l \(option.name.dropFirst(2)) -d '\(escaped(option.help))'\(value(of: option))"
        }
        switch command.name {
        case "help": return options + ["\(condition) -f -a '\(Command.all.map(\.name).joined(separator: " "))'"]
        case "completions":
            return options + ["\(condition) -f -a '\(Shell.allCases.map(\.rawValue).joined(separator: " "))'"]
        default: return options
        }
    }

    private static func value(of option: CommandOption) -> String {
        if let words = option.words { return " -x -a '\(words.joined(separator: " "))'" }
        return option.placeholder == nil ? "" : " -r"
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'")
    }
}
