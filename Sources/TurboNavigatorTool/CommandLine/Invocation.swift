/// A command line that has been understood.
struct Invocation: Sendable {
    let command: Command
    /// The values by the names of their options; an option without a value has an empty one.
    var values: [String: String] = [:]
    var operands: [String] = []

    func has(_ option: String) -> Bool { values[option] != nil }

    /// The value of an option whose values are the raw values of a type.
    func choice<Choice: RawRepresentable<String>>(_ option: String, default fallback: Choice) -> Choice {
        values[option].flatMap(Choice.init) ?? fallback
    }

    /// Whether patterns are searched in path and query.
    var matchesQuery: Bool { has(CommandOption.matchQueryStrings.name) }

    /// An error about how this command was called.
    func usageError(_ message: String) -> UsageError {
        UsageError(message: message, command: command.name)
    }
}
