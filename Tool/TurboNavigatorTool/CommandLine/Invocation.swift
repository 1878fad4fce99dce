import TurboCore

/// A parsed command line.
struct Invocation: Sendable {
    let command: Command
    /// The values by option name, in the order of the command line. An option that takes no value has an empty one.
    var values: [String: [String]] = [:]
    var operands: [String] = []

    func has(_ option: String) -> Bool { values[option] != nil }

    /// The value of an option; the last one if it's given more than once.
    func value(_ option: String) -> String? { values[option]?.last }

    /// The value of an option as a case of an enumeration.
    func choice<Choice: RawRepresentable<String>>(_ option: String, default fallback: Choice) -> Choice {
        value(option).flatMap(Choice.init) ?? fallback
    }

    /// Whether patterns are searched in path and query; nil for the library's default.
    var matchesQuery: Bool? {
        has(CommandOption.matchQueryStrings.name) ? true : has(CommandOption.ignoreQueryStrings.name) ? false : nil
    }

    /// The libraries passed with `--for`. If empty, the file's directives or the default decide.
    var libraries: [ConfigurationLibrary] {
        let names = values[CommandOption.libraries.name] ?? []
        return ConfigurationLibrary.allCases.filter { names.contains($0.rawValue) }
    }

    /// Returns an error about the usage of this command.
    func usageError(_ message: String) -> UsageError {
        UsageError(message: message, command: command.name)
    }
}
